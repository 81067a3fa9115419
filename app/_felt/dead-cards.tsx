import { felt } from '@/app/_languages/words'
import type { AnyGame } from '@/lib/game/game'
import { seatsOf, type Seen } from '@/lib/teaching/quiz/seats'
import { PlayingCard } from './playing-card'

interface Props {
  readonly game: AnyGame
  readonly state: unknown
  /** Whose cards they are, if they belong to other players. */
  readonly seen?: Seen | undefined
  readonly className?: string
}

/** The name for dead cards: for other players' cards, by their owners. */
export const deadCardsName = (seen: Seen | undefined): string =>
  seen === undefined ? felt.seenAndGone : seen === 'neighbors' ? felt.neighborsCards : felt.othersCards

/** The dead cards of a decision, by seat if they belong to other players; renders nothing if there are none. */
export function DeadCards({ game, state, seen, className }: Props) {
  const seats = seatsOf(game, state, seen)
  if (seats.length === 0) return null
  const label = deadCardsName(seen)
  return (
    <div role="group" aria-label={label} className={className}>
      <p aria-hidden="true" className="text-caption text-muted">
        {label}
      </p>
      <div className="flex flex-wrap gap-x-3 gap-y-1 pt-1">
        {seats.map((cards, seat) => (
          <div key={seat} className="flex flex-wrap gap-1">
            {cards.map((card, i) => (
              <PlayingCard key={i} spot={card} size="small" />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
