'use client'

import { Heading } from '@/app/_ui/heading'
import { answer, numbers, ruleFields } from '@/app/_languages/words'
import { TableHead, Table } from '@/app/_ui/table'
import type { AnyGame, Rules, SettledBet } from '@/lib/game/game'
import { betsAt, hasSides, netOf } from '@/lib/game/side-bets/stakes'
import { isUnknownTable } from '@/lib/game/side-bets/usual-tables'
import { classes } from '@/app/_ui/classes'
import { money, signed, signedMoney, units } from '@/app/_languages/format'
import { usePreferences } from '@/app/_settings/preferences'
import { becauseInWords, betName } from './names'

interface Props {
  readonly game: AnyGame
  readonly rules: Rules
  readonly bets: readonly SettledBet[]
  /** The net of the main-game bets only, in base wagers. */
  readonly net: number
  readonly unit: string
}

const tone = (net: number): string => (net > 0 ? 'text-best-ink' : net < 0 ? 'text-blunder-ink' : 'text-muted')

/**
 * A finished round as a dealer settles it: bet by bet, with the result and the reason, then the total. With side bets
 * there are two totals, of the main bets and of all bets.
 */
export function Settlement({ game, rules, bets: settled, net, unit }: Props) {
  const { stake, currency } = usePreferences()
  const bets = betsAt(game, settled, stake)
  return (
    <div className="grid animate-appear gap-1">
      <Heading>{answer.settled}</Heading>
      <Table caption={answer.eachBet}>
        <TableHead columns={[answer.bet, answer.stake, answer.result]} />
        <tbody>
          {bets.map((bet) => (
            <tr key={bet.bet} className="border-t align-top">
              <th scope="row" className="py-2 pr-3 text-left font-strong">
                {betName(game, bet.bet, bet.hand)}
                <span className="block text-caption font-normal text-muted">
                  {becauseInWords(game, bet.because)}
                  {isUnknownTable(game, rules, bet.bet) && ` ${ruleFields.examplePrizes}`}
                </span>
              </th>
              <td className="py-2 text-right text-muted">
                {bet.stake === 0 ? '—' : money(bet.stake * stake, currency)}
              </td>
              <td className={classes('py-2 pl-3 text-right font-semibold whitespace-nowrap', tone(bet.net))}>
                {signedMoney(bet.net * stake, currency)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {hasSides(game, bets) ? (
            <>
              <Total name={answer.mainTotal} net={net} note={netInUnits(net, unit)} />
              <Total name={answer.allTotal} net={netOf(bets)} />
            </>
          ) : (
            <Total name={answer.total} net={net} note={answer.mainBets(netInUnits(net, unit))} />
          )}
        </tfoot>
      </Table>
      {bets.some(({ stake: bet, net: won }) => bet > 0 && won === 0) && (
        <p className="text-caption text-muted">{answer.pushNote}</p>
      )}
    </div>
  )
}

/** A total in money, from base wagers. `note` is smaller. */
function Total({ name, net, note }: { readonly name: string; readonly net: number; readonly note?: string }) {
  const { stake, currency } = usePreferences()
  return (
    <tr className="border-t-2 border-ink align-top">
      <th scope="row" colSpan={2} className="py-2.5 text-left font-semibold">
        {name}
        {note !== undefined && <span className="block text-caption font-normal text-muted">{note}</span>}
      </th>
      <td className={classes('py-2.5 text-right text-intro font-semibold whitespace-nowrap', tone(net))}>
        {signedMoney(net * stake, currency)}
      </td>
    </tr>
  )
}

/** A net result in words: `+2 antes`, `−1 ante`, `0 antes`. */
function netInUnits(net: number, unit: string): string {
  const size = units(Math.abs(net))
  const sign = net === 0 ? '' : signed(net, 0).charAt(0)
  return `${sign}${size} ${size === '1' ? numbers.unit(unit) : numbers.units(unit)}`
}
