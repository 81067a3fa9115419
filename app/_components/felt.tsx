'use client'

import { useId } from 'react'
import type { Zone } from '@/lib/games/game'
import { classes } from './classes'
import { money } from './format'
import { PlayingCard, type CardSize } from './playing-card'
import { usePreferences } from './preferences'

type CardZone = Extract<Zone, { kind: 'cards' }>
type BetZone = Extract<Zone, { kind: 'bets' }>

interface Props {
  readonly zones: readonly Zone[]
  /** Deals the cards in when they change. Off where the felt is a picture. */
  readonly animated?: boolean
  readonly className?: string
}

/** The felt: a game's own description of what lies on it, from top to bottom. It knows no game. */
export function Felt({ zones, animated = false, className }: Props) {
  return (
    <section aria-label="The table" className={classes('felt-surface grid grid-cols-[minmax(0,1fr)] rounded-[18px] text-felt-ink min-[700px]:rounded-panel', className)}>
      <div className="flex flex-col items-stretch gap-2.5 px-3 py-3.5 min-[700px]:gap-4 min-[700px]:px-7 min-[700px]:pt-6 min-[700px]:pb-5 short:gap-2 short:px-4 short:py-3">
        {zones.map((zone) => (zone.kind === 'cards' ? <Cards key={zone.id} zone={zone} animated={animated} /> : <Bets key={zone.id} zone={zone} />))}
      </div>
    </section>
  )
}

/* Free height lies around the board, or between the dealer and the player where there is none. */
const PLACES: Record<CardZone['owner'], string> = { dealer: '', board: 'flex-1 justify-center', player: 'mt-auto' }

const SIZES: Record<CardZone['owner'], CardSize> = { dealer: 'normal', board: 'normal', player: 'large' }

function Cards({ zone, animated }: { readonly zone: CardZone; readonly animated: boolean }) {
  const id = useId()
  const below = zone.owner === 'player'
  const bare = zone.owner === 'board' && zone.caption === undefined
  const name = (
    <p id={id} className={classes('text-label tracking-[0.09em] text-felt-muted uppercase', bare && 'sr-only')}>
      {zone.name}
      {zone.caption !== undefined && <span> · {zone.caption}</span>}
    </p>
  )
  return (
    <div role="group" aria-labelledby={id} className={classes('flex flex-col items-center gap-1.5 text-center min-[700px]:gap-[9px]', PLACES[zone.owner])}>
      {!below && name}
      <div className="flex w-full justify-center gap-[7px] min-[700px]:gap-2.5">
        {zone.cards.map((spot, i) => (
          <PlayingCard
            key={`${i}-${spot}`}
            spot={spot}
            size={SIZES[zone.owner]}
            marked={zone.marked?.includes(i) ?? false}
            {...(animated ? { order: i } : {})}
          />
        ))}
      </div>
      {below && name}
    </div>
  )
}

function Bets({ zone }: { readonly zone: BetZone }) {
  const { stake, currency } = usePreferences()
  return (
    <dl className="flex flex-wrap justify-center gap-2 min-[700px]:gap-x-[18px]">
      {zone.bets.map((bet) => (
        <div
          key={bet.id}
          className={classes(
            'flex min-h-11 min-w-[68px] flex-col items-center justify-center rounded-full border-[1.5px] border-felt-line px-3 py-1 leading-tight min-[700px]:min-h-[52px] min-[700px]:min-w-24 min-[700px]:px-4',
            bet.stake === null && 'border-dashed',
          )}
        >
          <dt className={classes('text-[10.5px] tracking-[0.04em] uppercase min-[700px]:text-[11.5px] min-[700px]:tracking-[0.06em]', bet.stake === null ? 'text-felt-muted' : 'text-felt-ink')}>{bet.name}</dt>
          <dd className={classes('text-[15px] font-bold tabular-nums', bet.stake === null ? 'text-felt-muted' : 'text-felt-money')}>
            {bet.stake === null ? <span aria-label="not placed">—</span> : money(bet.stake * stake, currency)}
          </dd>
          {bet.note !== undefined && <dd className="text-[11px] text-felt-muted">{bet.note}</dd>}
        </div>
      ))}
    </dl>
  )
}
