import { PlayingCard } from '@/app/_felt/playing-card'
import { wayHands } from '@/app/_languages/words'
import type { SetHand } from '@/lib/engines/pai-gow/index'

interface Props {
  readonly hand: Pick<SetHand, 'low' | 'high' | 'front' | 'behind'>
  /** Who sets it so, in the page's language, if there are several settings. */
  readonly name?: string
}

/** A hand as it is set: two cards in front, a gap, and five behind, with both hands in words. */
export function SetCards({ hand: { low, high, front, behind }, name }: Props) {
  return (
    <figure className="grid min-w-0 grid-cols-1 gap-1">
      <div className="flex gap-3.5">
        <div role="group" aria-label={wayHands.inFront} className="flex min-w-0 gap-0.75" style={{ flex: '0 1 83px' }}>
          {low.map((card) => (
            <PlayingCard key={card} spot={card} size="small" />
          ))}
        </div>
        <div role="group" aria-label={wayHands.behind} className="flex min-w-0 gap-0.75" style={{ flex: '0 1 212px' }}>
          {high.map((card) => (
            <PlayingCard key={card} spot={card} size="small" />
          ))}
        </div>
      </div>
      <figcaption className="text-caption text-muted">
        {name !== undefined && <b className="font-strong text-ink">{name}: </b>}
        {wayHands.setting(wayHands.half(front), wayHands.half(behind))}
      </figcaption>
    </figure>
  )
}
