import type { CSSProperties, ReactNode } from 'react'
import { felt } from '@/app/_languages/english/felt'
import type { Zone } from '@/lib/games/felt'
import { classes } from '@/app/_ui/classes'
import type { AnyGame } from '@/lib/games/game'
import { FeltBets, type Wager } from './felt-bets'
import { FeltCards } from './felt-cards'
import type { CardZone, SaidZone } from './said-felt'

export interface FeltProps {
  readonly zones: readonly SaidZone[]
  /** Deals the cards in when they change, and slides chips to their bets. Off where the felt is a picture. */
  readonly animated?: boolean
  /** What is drawn in place of a zone of cards: nothing else, where it gives nothing. */
  readonly instead?: (zone: CardZone) => ReactNode
  /** What a base wager is here, where it is not the one a person has set. */
  readonly wager?: Wager
  readonly className?: string
}

/** The felt: a game's own description of what lies on it, from top to bottom. Where cards are moved on it: `ArrangingFelt`. */
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

/** Zones next to each other that share a row, together; every other zone alone. */
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

/** The share of the line that a zone takes: as many parts as it has cards side by side. */
const partsOf = ({ cards, laid }: CardZone): string => `minmax(0, ${laid ? 1 : cards.length}fr)`

/** Zones side by side: the dealer's boxes, several hands. On a phone more than three take two lines. */
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

/** What lies on the felt at a single decision: cards that were moved lie where they went, and side bets take no room. */
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
