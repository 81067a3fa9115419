'use client'

import { classes } from '@/app/_components/classes'
import { useSides } from '@/app/_components/use-sides'
import { called } from '@/app/_languages/area'
import { shoe as words } from '@/app/_languages/english/shoe'
import { cardOf, RANKS, type Card } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import { evValue } from '@/lib/games/ev'
import type { SideFigures } from '@/lib/games/figures'
import { optionsWith, request, type SideHold } from './read'
import { cardsLeft, withStep, type Shoe } from './shoe'
import { percentSigned } from './words'

interface Props {
  readonly hold: SideHold
  readonly shoe: Shoe
  /** With the shoe as it is. */
  readonly figures: SideFigures | null
}

/** The card of a rank of which most are left. */
const commonest = (left: readonly number[], rank: number): Card =>
  [0, 1, 2, 3].map((suit) => cardOf(rank, suit)).reduce((best, card) => (left[card]! > left[best]! ? card : best))

/** What the bet gains or loses when one more card of a rank leaves: what a count of this bet would be made of. */
export function Effects({ hold: { game, reading }, shoe, figures }: Props) {
  const left = cardsLeft(shoe)
  const after = RANKS.map((_, rank) => withStep(shoe, { cards: [commonest(left, rank)], back: false }))
  const priced = useSides(
    after.map((one) => request(game, reading.rules, reading.bet, optionsWith(game, reading.rules, one, reading))),
    'side-bets-effects',
  )
  const now = figures ? evValue(figures.ev) : null
  const effects = RANKS.map((letter, rank) => {
    const figure = after[rank] === shoe ? null : priced[rank]
    return { letter, rank, effect: figure && now !== null ? evValue(figure.ev) - now : null }
  }).reverse()
  return (
    <div className="grid gap-2 border-t pt-3">
      <h3 className="text-small font-semibold">{words.oneMore}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-x-5 tabular-nums">
        {effects.map(({ letter, rank, effect }) => (
          <li key={letter} className="flex items-baseline justify-between gap-2 border-t py-1.5 text-small">
            <span aria-hidden="true" className="font-semibold">
              {letter === 'T' ? '10' : letter}
            </span>
            <span className="sr-only">{called(rankInWords(rank))}: </span>
            <span
              className={classes(effect === null ? 'text-muted' : effect > 0 ? 'text-best-ink' : 'text-blunder-ink')}
            >
              {effect === null ? '…' : percentSigned(effect, 3)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
