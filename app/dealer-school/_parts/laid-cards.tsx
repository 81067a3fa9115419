import { PlayingCard } from '@/app/_felt/playing-card'
import { saidZones } from '@/app/_felt/said-felt'
import type { Speaking } from '@/app/_felt/names'
import { clauseWords } from '@/app/_charts/decisions'
import type { ErrorKind, Round } from '@/lib/teaching/dealer-school/errors/errors'
import type { Zone } from '@/lib/game/felt'

/** The cards on a felt in small size, with the zones' captions. */
export function LaidCards({ game, zones }: { readonly game: Speaking; readonly zones: readonly Zone[] }) {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2.5">
      {saidZones(game, zones).map((zone) =>
        zone.kind === 'bets' ? null : (
          <div key={zone.id} role="group" aria-label={zone.name} className="grid min-w-0 content-start gap-1">
            <p className="text-caption text-muted">
              {zone.name}
              {zone.caption !== undefined && `: ${zone.caption}`}
            </p>
            <div className="flex gap-0.75">
              {zone.cards.map((spot, i) => (
                <PlayingCard key={i} spot={spot} size="small" />
              ))}
            </div>
          </div>
        ),
      )}
    </div>
  )
}

const cardsOf = (zone: Zone): string => (zone.kind === 'cards' ? [...zone.cards].sort().join(' ') : '')

/** The zones whose cards differ in another layout of the same table. */
export const mislaid = (zones: readonly Zone[], others: readonly Zone[]): readonly Zone[] =>
  zones.filter((zone) => cardsOf(zone) !== cardsOf(others.find(({ id }) => id === zone.id) ?? zone))

/** The clause by which a hand should have been set, if that is the error of this round. */
export function Clause({ kind, round }: { readonly kind: ErrorKind; readonly round: Round }) {
  const clause = kind.because?.(round)
  return clause ? <span>{`${clause.id}: ${clauseWords(round.by.game.id, clause)}`}</span> : null
}
