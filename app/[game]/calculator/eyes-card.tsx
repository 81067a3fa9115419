'use client'

import { CardsInText } from '@/app/_components/cards-in-text'
import { signedEv } from '@/app/_components/ev-format'
import { signed } from '@/app/_components/format'
import { PlayingCard } from '@/app/_components/playing-card'
import { called } from '@/app/_languages/area'
import { calculator } from '@/app/_languages/english/calculator'
import { TableHead } from '@/app/_ui/table-head'
import type { Card } from '@/lib/cards/card'
import { cardInWords } from '@/lib/cards/words'
import { evValue } from '@/lib/games/ev'
import type { AnyGame, Rules } from '@/lib/games/game'
import type { Worth } from '@/lib/games/worth'
import { cellInWords, nameOf, type CardEffect } from './eyes-words'

interface RowsProps {
  readonly game: AnyGame
  readonly rules: Rules
  readonly before: Worth
  readonly after: Worth
  readonly digits: number
}

/** Of many options the best few stand for all. */
const MOST_ROWS = 5

/** Every option's EV without the dead cards and with them. */
export function BeforeAfter({ game, rules, before, after, digits }: RowsProps) {
  const evBefore = new Map(before.options.map(({ action, ev }) => [action, ev]))
  const rows = after.options.toSorted((a, b) => evValue(b.ev) - evValue(a.ev)).slice(0, MOST_ROWS)
  return (
    <div role="group" aria-label={calculator.withItDead} tabIndex={0} className="overflow-x-auto">
      <table className="w-full max-w-note border-collapse text-small tabular-nums">
        <TableHead columns={[calculator.option, calculator.evNow, calculator.withItDead, calculator.change]} />
        <tbody>
          {rows.map(({ action, ev }) => {
            const was = evBefore.get(action)
            return (
              <tr key={action} className="border-t">
                <th scope="row" className="py-1.5 text-left font-strong">
                  <span className="mr-2">
                    <CardsInText>{nameOf(game, rules, [action])}</CardsInText>
                  </span>
                  {after.best.includes(action) && (
                    <span className="inline-block rounded-full bg-best/12 px-2 py-px text-micro font-semibold text-best-ink">
                      {calculator.best}
                    </span>
                  )}
                </th>
                <td className="py-1.5 pl-3 text-right whitespace-nowrap text-muted">
                  {was ? signedEv(was, digits) : ''}
                </td>
                <td className="py-1.5 pl-3 text-right whitespace-nowrap">{signedEv(ev, digits)}</td>
                <td className="py-1.5 pl-3 text-right whitespace-nowrap text-muted">
                  {was ? signed(evValue(ev) - evValue(was), digits) : ''}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

interface Props {
  readonly game: AnyGame
  readonly rules: Rules
  readonly before: Worth
  readonly effect: CardEffect
  readonly digits: number
  readonly onDead: (cards: readonly Card[]) => void
}

/** One card of the map: what every option is worth if it is dead. */
export function ChosenCard({ game, rules, before, effect, digits, onDead }: Props) {
  return (
    <div className="grid grid-cols-1 gap-2 rounded-option border px-3.5 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <PlayingCard spot={effect.card} size="small" hidden />
        <p className="min-w-0 flex-1 basis-48 text-small">
          <b className="font-semibold">{calculator.cardDead(called(cardInWords(effect.card)))}</b>{' '}
          <CardsInText>{cellInWords(game, rules, effect, digits)}</CardsInText>.
        </p>
        <button
          type="button"
          onClick={() => onDead([effect.card])}
          className="min-h-11 rounded-button border border-line-strong px-4 text-small font-semibold hover:bg-ink/5"
        >
          {calculator.putDead(1)}
        </button>
      </div>
      <BeforeAfter game={game} rules={rules} before={before} after={effect.worth} digits={digits} />
    </div>
  )
}
