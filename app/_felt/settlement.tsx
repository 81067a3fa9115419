'use client'

import { Heading } from '@/app/_ui/heading'
import { answer, numbers } from '@/app/_languages/words'
import { TableHead, Table } from '@/app/_ui/table'
import type { SettledBet } from '@/lib/games/game'
import { classes } from '@/app/_ui/classes'
import { money, signed, signedMoney, units } from '@/app/_languages/format'
import { usePreferences } from '@/app/_settings/preferences'
import { becauseInWords, betName, type Speaking } from './names'

interface Props {
  readonly game: Speaking
  readonly bets: readonly SettledBet[]
  /** The net of the main-game bets only, in base wagers. */
  readonly net: number
  readonly unit: string
}

const tone = (net: number): string => (net > 0 ? 'text-best-ink' : net < 0 ? 'text-blunder-ink' : 'text-muted')

/** A finished round as a dealer settles it: bet by bet, with the result and the reason, then the total. */
export function Settlement({ game, bets, net, unit }: Props) {
  const { stake, currency } = usePreferences()
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
                <span className="block text-caption font-normal text-muted">{becauseInWords(game, bet.because)}</span>
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
          <tr className="border-t-2 border-ink align-top">
            <th scope="row" colSpan={2} className="py-2.5 text-left font-semibold">
              {answer.total}
              <span className="block text-caption font-normal text-muted">{netInUnits(net, unit)}</span>
            </th>
            <td className={classes('py-2.5 text-right text-intro font-semibold whitespace-nowrap', tone(net))}>
              {signedMoney(net * stake, currency)}
            </td>
          </tr>
        </tfoot>
      </Table>
      {bets.some(({ stake: bet, net: won }) => bet > 0 && won === 0) && (
        <p className="text-caption text-muted">{answer.pushNote}</p>
      )}
    </div>
  )
}

/** A net result in words: `+2 antes`, `−1 ante`, `0 antes`. */
function netInUnits(net: number, unit: string): string {
  const size = units(Math.abs(net))
  const sign = net === 0 ? '' : signed(net, 0).charAt(0)
  return answer.mainBets(`${sign}${size} ${size === '1' ? numbers.unit(unit) : numbers.units(unit)}`)
}
