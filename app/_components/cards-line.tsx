import { called } from '@/app/_languages/area'
import { Called } from '@/app/_languages/said'
import type { Zone } from '@/lib/games/felt'
import { PlayingCard } from './playing-card'

/** The cards that are known, small and in a line on paper: each place with its name, the player's own first. */
export function CardsLine({ zones }: { readonly zones: readonly Zone[] }) {
  const shown = zones
    .filter((zone) => zone.kind === 'cards')
    .filter((zone) => zone.cards.some((spot) => typeof spot === 'number'))
  const own = shown.filter((zone) => zone.owner === 'player')
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      {[...own, ...shown.filter((zone) => zone.owner !== 'player')].map((zone) => (
        <div key={zone.id} role="group" aria-label={called(zone.name)} className="grid gap-1.5">
          <p aria-hidden="true" className="text-caption text-muted">
            <Called>{zone.name}</Called>
          </p>
          <div className="flex gap-1">
            {zone.cards.map((spot, i) =>
              typeof spot === 'number' ? <PlayingCard key={i} spot={spot} size="small" /> : null,
            )}
          </div>
        </div>
      ))}
    </div>
  )
}
