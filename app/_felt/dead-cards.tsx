import { felt } from '@/app/_languages/english/felt'
import type { AnyGame } from '@/lib/games/game'
import { seatsOf, type Seen } from '@/lib/teaching/quiz/seats'
import { PlayingCard } from './playing-card'

interface Props {
  readonly game: AnyGame
  readonly state: unknown
  /** Whose cards they are, where they are other players'. */
  readonly seen?: Seen | undefined
  readonly className?: string
}

/** What cards that are seen and gone are called: other players' by whose they are. */
export const deadCardsName = (seen: Seen | undefined): string =>
  seen === undefined ? felt.seenAndGone : seen === 'neighbors' ? felt.neighborsCards : felt.othersCards

/** The cards of a decision that are seen and gone, by seat where they are other players'; nothing where there are none. */
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
