import type { CSSProperties, ReactNode } from 'react'
import { felt } from '@/app/_languages/words'
import type { Zone } from '@/lib/game/felt'
import { classes } from '@/app/_ui/classes'
import type { AnyGame } from '@/lib/game/game'
import { FeltBets, type Wager } from './felt-bets'
import { FeltCards } from './felt-cards'
import type { CardZone, SaidZone } from './said-felt'

export interface FeltProps {
  readonly zones: readonly SaidZone[]
  /** Whether cards are dealt in when they change and chips slide to their bets. Off if the felt is only a picture. */
  readonly animated?: boolean
  /** Renders something instead of a zone of cards, or null to leave the zone as it is. */
  readonly instead?: (zone: CardZone) => ReactNode
  /** The value of a base wager here, if it isn't the reader's own. */
  readonly wager?: Wager
  readonly className?: string
}

/**
 * The felt: renders a game's description of the cards and bets on it, from top to bottom. `ArrangingFelt` also lets
 * cards be moved.
 */
export function Felt({ zones, animated = false, instead, wager, className }: FeltProps) {
  const rows = rowsOf(zones)
  const tall = rows.filter(([zone]) => zone.kind === 'cards' && zone.owner === 'player').length > 1
  return (
    <section
      aria-label={felt.table}
      className={classes('felt-surface grid grid-cols-1 rounded-box text-felt-ink md:rounded-panel', className)}
    >
      <div
        className={classes(
          'flex flex-col items-stretch justify-center gap-2.5 px-3 py-3.5 md:gap-4 md:px-7 md:pt-6 md:pb-5 short:gap-2 short:px-4 short:py-3',
          tall && 'felt-tall',
        )}
      >
        {rows.map((row) => {
          const [zone] = row
          if (row.length > 1) return <Row key={zone.id} zones={row as readonly CardZone[]} animated={animated} />
          if (zone.kind === 'bets')
            return <FeltBets key={zone.id} zone={zone} animated={animated} {...(wager ? { wager } : {})} />
          return instead?.(zone) || <FeltCards key={zone.id} zone={zone} animated={animated} />
        })}
      </div>
    </section>
  )
}

type RowOf<T> = readonly [T, ...T[]]

/** Groups neighboring zones that share a row. Every other zone is a row by itself. */
function rowsOf(zones: readonly SaidZone[]): readonly RowOf<SaidZone>[] {
  const rows: [SaidZone, ...SaidZone[]][] = []
  for (const zone of zones) {
    const before = rows.at(-1)
    const last = before?.[0]
    if (before && last?.kind === 'cards' && zone.kind === 'cards' && zone.row !== undefined && zone.row === last.row)
      before.push(zone)
    else rows.push([zone])
  }
  return rows
}

/** The share of the row that a zone takes, in proportion to its cards side by side. */
const partsOf = ({ cards, laid }: CardZone): string => `minmax(0, ${laid ? 1 : cards.length}fr)`

/** Zones side by side: the dealer's boxes, several hands. On a phone, more than three take two lines. */
function Row({ zones, animated }: { readonly zones: readonly CardZone[]; readonly animated: boolean }) {
  const columns =
    zones.length > 3
      ? 'grid-cols-2 md:[grid-template-columns:var(--columns)]'
      : '[grid-template-columns:var(--columns)]'
  return (
    <div
      className={classes('grid gap-x-2.5 gap-y-1.5 md:gap-x-6', columns, zones[0]?.owner === 'player' && 'mt-auto')}
      style={{ '--columns': zones.map(partsOf).join(' ') } as CSSProperties}
    >
      {zones.map((zone) => (
        <FeltCards key={zone.id} zone={zone} animated={animated} narrow={zones.length} />
      ))}
    </div>
  )
}

/** The felt at a single decision: moved cards are where they went, and side bets are left out. */
export function decidedZones(game: AnyGame, rules: unknown, state: unknown, action?: string): readonly Zone[] {
  const step = game.step(rules, state)
  const moved =
    game.arrange && action !== undefined && step.kind === 'decide' && step.actions.includes(action)
      ? step.next(action)
      : state
  const isSide = ({ id }: { readonly id: string }): boolean => game.sideBets.some((side) => side.id === id)
  return game
    .table(rules, moved)
    .map((zone) => (zone.kind === 'bets' ? { ...zone, bets: zone.bets.filter((bet) => !isSide(bet)) } : zone))
}
