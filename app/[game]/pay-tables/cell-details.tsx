import { actionName } from '@/app/_components/action-name'
import { bestOption, inWordsOf, type Kinds, sharesIn } from '@/app/_components/decisions'
import { signedEv } from '@/app/_components/ev-format'
import { percent } from '@/app/_components/format'
import { called } from '@/app/_languages/area'
import { payTables } from '@/app/_languages/english/pay-tables'
import { langOf } from '@/app/_languages/lang-of'
import type { StartingClass } from '@/lib/games/figures'
import type { AnyGame, Rules } from '@/lib/games/game'
import type { Ev } from '@/lib/games/solution'

interface Props {
  readonly game: AnyGame
  readonly rules: Rules
  /** The chosen cell under the table in force, and under the usual one. */
  readonly one: StartingClass | undefined
  readonly before: StartingClass | undefined
  readonly kinds: Kinds
}

const evOf = (one: StartingClass | undefined, action: string): Ev | undefined =>
  one?.options.find((option) => option.action === action)?.ev

/** Of a cell's name, where it is a sentence that there is in English only. */
export const nameLanguage = ({ name }: StartingClass): 'en' | undefined =>
  name === undefined ? undefined : langOf(name)

const written = (ev: Ev | undefined): string => (ev ? signedEv(ev, 4) : '—')

/** The chosen cell to the last detail: each option under this table and under the usual one. */
export function CellDetails({ game, rules, one, before, kinds }: Props) {
  if (!one) return <p className="min-h-[5.5rem] px-1 text-small text-muted">{payTables.noSuchHand}</p>
  const best = bestOption(one)?.action
  const isMixed = sharesIn(one).length > 1
  return (
    <div aria-live="polite" className="decision-details">
      <p className="min-w-0 text-small">
        <b lang={nameLanguage(one)} className="text-intro font-semibold">
          {called(one.name ?? one.id)}
        </b>
        <span className="block text-muted">{inWordsOf(one, kinds, 3)}</span>
        {before && isMixed && (
          <span className="block text-caption text-muted">
            {payTables.standardTableIs(inWordsOf(before, kinds, 3))}
          </span>
        )}
      </p>
      {one.options.length > 0 && (
        <table className="text-small tabular-nums">
          <caption className="sr-only">{payTables.optionsWorth}</caption>
          <thead>
            <tr className="text-caption text-muted">
              <td />
              <th scope="col" className="pl-4 text-right font-normal">
                {payTables.thisTable}
              </th>
              <th scope="col" className="pl-4 text-right font-normal">
                {payTables.standard}
              </th>
            </tr>
          </thead>
          <tbody>
            {one.options.map(({ action, ev }) => (
              <tr key={action} className={action === best && !isMixed ? 'font-semibold' : undefined}>
                <th scope="row" className={action === best && !isMixed ? 'text-left' : 'text-left font-normal'}>
                  {actionName(game, rules, action)}
                </th>
                <td className="pl-4 text-right">{written(ev)}</td>
                <td className="pl-4 text-right font-normal text-muted">{written(evOf(before, action))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isMixed && one.ev && (
        <p className="text-caption text-muted">
          {payTables.handByHand(
            signedEv(one.ev, 4),
            sharesIn(one)
              .map(([action, share]) => `${kinds.nameOf(action)} ${percent(share)}`)
              .join(', '),
          )}
        </p>
      )}
    </div>
  )
}
