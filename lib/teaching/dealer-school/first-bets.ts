import { below, makeRandom, type Random } from '@/lib/math/random'
import type { Board, BoardSettings, Seat, Table } from './board'
import type { SourceId } from './cases'
import { centsOf } from './chips'
import { dealerOf, gameOf } from './games'
import { type TableLimits, wagersWithin } from './table-limits'

/* The bets as they lie before the first card: what a dealer looks over before they call “No more bets”. */

export interface FirstBet {
  readonly bet: string
  readonly cents: number
}

/** What a seat has bet before any card, in the order of the felt. */
export const firstBets = ({ game, rules }: Table, { did, state, base }: Seat): readonly FirstBet[] =>
  gameOf(game)
    .table(rules, did[0]?.before ?? state)
    .flatMap((zone) => (zone.kind === 'bets' ? zone.bets : []))

    .flatMap(({ id, stake }) => (stake === null ? [] : [{ bet: id, cents: centsOf(stake, base) }]))

/** The least and the most that a table takes as a base wager, in dollars: those of the house, or of the layout. */
export function limitsOf({ game, limits }: Pick<BoardSettings, 'game' | 'limits'>): Required<TableLimits> {
  const wagers = wagersWithin(dealerOf(game).chips, limits)
  return { least: limits?.least ?? Math.min(...wagers), most: limits?.most ?? Math.max(...wagers) }
}

/** Less than the table takes, or more; two bets that must be equal and aren't; a side bet that is larger than it may be. */
export type Fault = 'under' | 'over' | 'unequal' | 'side'

/** A bet that may not stay as it lies. */
export interface WrongBet {
  /** A seat by its number, from the dealer's left. */
  readonly place: number
  readonly fault: Fault
  /** What lies there, in cents, by the bet; the seat's other bets are right. */
  readonly lies: Readonly<Record<string, number>>
  /** The bets of which any may be sent back. */
  readonly bets: readonly string[]
  /** Whose rule it is; absent: the limits of the table. */
  readonly source?: SourceId
}

const WRONG = 0.35
const CENTS = 100
const STEP = 5

/** Whole dollars below a minimum: in fives where it has any. */
const below5 = (least: number, random: Random): number =>
  least > STEP
    ? least - STEP * (1 + below(random, Math.floor((least - 1) / STEP)))
    : least - 1 - below(random, least - 1)

/** What may be wrong at a seat, each with its amounts. */
function faultsAt(
  { game }: Board,
  placed: readonly FirstBet[],
  { least, most }: Required<TableLimits>,
  random: Random,
): readonly Omit<WrongBet, 'place'>[] {
  const { sides, equal, sidesAtMostBase, chips } = dealerOf(game)
  const base = placed.filter(({ bet }) => !(bet in sides))
  const bets = base.map(({ bet }) => bet)
  const all = (dollars: number) => Object.fromEntries(bets.map((bet) => [bet, dollars * CENTS]))
  const under = least > 1 ? [{ fault: 'under', bets, lies: all(below5(least, random)) } as const] : []
  const over = { fault: 'over', bets, lies: all(most + STEP * (1 + below(random, 4))) } as const
  const second = base.find(({ bet }) => bet === equal?.bets[1])
  const others = chips.filter((chip) => chip >= least && chip <= most && chip * CENTS !== second?.cents)
  const other = others[below(random, others.length)]
  const unequal =
    second && other !== undefined
      ? [{ fault: 'unequal', bets: equal!.bets, lies: { [second.bet]: other * CENTS }, source: equal!.source } as const]
      : []
  const side = placed.find(({ bet }) => bet in sides)
  const large = side && base[0]!.cents + STEP * (1 + below(random, 3)) * CENTS
  const tooLarge =
    side && sidesAtMostBase
      ? [{ fault: 'side', bets: [side.bet], lies: { [side.bet]: large! }, source: sidesAtMostBase } as const]
      : []
  return [...under, over, ...unequal, ...tooLarge]
}

/** The bet that is wrong before a round, by its seed; undefined where all are right, and where the player banks. */
export function wrongBetOf(board: Board, limits: Required<TableLimits>): WrongBet | undefined {
  const random = makeRandom(`${board.seed}/first-bets`)
  if (random() >= WRONG || dealerOf(board.game).banks?.(board.rules)) return undefined
  const place = 1 + below(random, board.seats.length)
  const placed = firstBets(board, board.seats[board.seats.length - place]!)
  const faults = faultsAt(board, placed, limits, random)
  return { place, ...faults[below(random, faults.length)]! }
}
