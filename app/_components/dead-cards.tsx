import { felt } from '@/app/_languages/english/felt'
import type { Card } from '@/lib/cards/card'
import type { AnyGame } from '@/lib/games/game'
import { PlayingCard } from './playing-card'

/** The cards of a decision that are seen and gone; nothing where there are none. */
export function DeadCards({
  game,
  state,
  className,
}: {
  readonly game: AnyGame
  readonly state: unknown
  readonly className?: string
}) {
  const dead = game.values(state)['dead'] as readonly Card[]
  if (dead.length === 0) return null
  return (
    <div role="group" aria-label={felt.seenAndGone} className={className}>
      <p aria-hidden="true" className="text-caption text-muted">
        {felt.seenAndGone}
      </p>
      <div className="flex flex-wrap gap-1 pt-1">
        {dead.map((card) => (
          <PlayingCard key={card} spot={card} size="small" />
        ))}
      </div>
    </div>
  )
}
