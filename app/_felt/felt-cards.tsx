import { useId } from 'react'
import { classes } from '@/app/_ui/classes'
import { PlayingCard, type CardSize } from './playing-card'
import type { CardZone } from './said-felt'

interface Props {
  readonly zone: CardZone
  readonly animated: boolean
  /** How many zones are side by side in its row, if more than one. */
  readonly narrow?: number
}

/* Free height goes around the board, or between the dealer and the player if there is no board. */
const PLACES: Record<CardZone['owner'], string> = { dealer: '', board: 'flex-1 justify-center', player: 'mt-auto' }

const SIZES: Record<CardZone['owner'], CardSize> = { dealer: 'normal', board: 'normal', player: 'large' }

/** The size of a zone's cards: smaller if more than two hands are side by side, or if a hand has many cards. */
function sizeOf({ owner, cards }: CardZone, narrow: number): CardSize {
  return narrow > 2 || cards.length > 5 ? 'normal' : SIZES[owner]
}

/**
 * If name and caption together are longer than this, in characters, they take two lines on a narrow felt, without a dot
 * between them.
 */
const LONG = 32

/** A zone's name and the name of its hand. */
function ZoneName({ id, zone, narrow }: { readonly id: string; readonly zone: CardZone; readonly narrow: boolean }) {
  const bare = zone.owner === 'board' && zone.caption === undefined
  const long = zone.name.length + (zone.caption?.length ?? 0) > LONG
  return (
    <p
      id={id}
      className={classes(
        'text-label text-balance',
        zone.active ? 'text-felt-money' : 'text-felt-muted',
        bare && 'sr-only',
      )}
    >
      <span className="tracking-caps uppercase">{zone.name}</span>
      {zone.caption !== undefined && !narrow && (
        <span className="tracking-caps uppercase">
          <span className={long ? '@max-[26.25rem]:sr-only' : undefined}>{'\u00A0· '}</span>
          <span className={long ? 'inline-block @max-[26.25rem]:block' : 'inline-block'}>{zone.caption}</span>
        </span>
      )}
    </p>
  )
}

/** A zone of cards with its name. Hands among others are fanned if there is no room side by side. */
export function FeltCards({ zone, animated, narrow = 1 }: Props) {
  const id = useId()
  const below = zone.owner === 'player'
  const size = sizeOf(zone, narrow)
  const name = <ZoneName id={id} zone={zone} narrow={narrow > 1} />
  return (
    <div
      role="group"
      aria-labelledby={narrow > 1 ? `${id} ${id}-caption` : id}
      className={classes(
        'min-w-0 text-center',
        narrow > 1
          ? 'row-span-3 grid grid-cols-1 grid-rows-subgrid items-start justify-items-center'
          : `@container flex flex-col items-center gap-1.5 md:gap-2.25 ${PLACES[zone.owner]}`,
      )}
    >
      {!below && name}
      <div
        className={classes(
          'flex w-full justify-center',
          zone.laid ? 'felt-laid' : narrow > 1 ? `felt-fan playing-card-${size}` : 'gap-1.75 md:gap-2.5',
        )}
      >
        {zone.cards.map((spot, i) => {
          const card = (
            <PlayingCard
              key={`${i}-${spot}`}
              spot={spot}
              size={size}
              marked={zone.marked?.includes(i) ?? false}
              {...(animated ? { order: i } : {})}
              {...(zone.laid && i > 0 ? { from: 'player' as const } : {})}
            />
          )
          return narrow > 1 && !zone.laid ? <span key={`${i}-${spot}`}>{card}</span> : card
        })}
      </div>
      {below && name}
      {narrow > 1 && (
        <p id={`${id}-caption`} className="self-start text-tag leading-snug text-balance text-felt-muted">
          {zone.caption}
        </p>
      )}
    </div>
  )
}
