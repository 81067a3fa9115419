import { below, makeRandom, type Random } from '@/lib/math/random'
import type { Board, BoardSettings } from '../table/board'
import type { Seat, Table } from '../table/seat'
import type { SourceId } from '../disputes/cases'
import { centsOf } from '../table/chips'
import { dealerOf, gameOf } from '../games'
import { type TableLimits, wagersWithin } from '../table/limits'

/* The bets before the first card, which a dealer checks before calling “No more bets”. */

export interface FirstBet {
  readonly bet: string
  readonly cents: number
}

/** The bets of a seat before any card, in the order of the felt. */
export const firstBets = ({ game, rules }: Table, { did, state, base }: Seat): readonly FirstBet[] =>
  gameOf(game)
    .table(rules, did[0]?.before ?? state)
    .flatMap((zone) => (zone.kind === 'bets' ? zone.bets : []))

    .flatMap(({ id, stake }) => (stake === null ? [] : [{ bet: id, cents: centsOf(stake, base) }]))

/** The least and the most that a table accepts as a base wager, in dollars, from the house's limits or the layout. */
export function limitsOf({ game, limits }: Pick<BoardSettings, 'game' | 'limits'>): Required<TableLimits> {
  const wagers = wagersWithin(dealerOf(game).chips, limits)
  return { least: limits?.least ?? Math.min(...wagers), most: limits?.most ?? Math.max(...wagers) }
}

/** Below the minimum; above the maximum; two bets that must be equal and aren't; a side bet larger than allowed. */
export type Fault = 'under' | 'over' | 'unequal' | 'side'

/** A bet that must be sent back. */
export interface WrongBet {
  /** A seat by its number, from the dealer's left. */
  readonly place: number
  readonly fault: Fault
  /** The wrong amounts, in cents, by bet; the seat's other bets are right. */
  readonly lies: Readonly<Record<string, number>>
  /** The bets that the dealer may send back; any of them is right. */
  readonly bets: readonly string[]
  /** The source of the broken rule; absent for the table's limits. */
  readonly source?: SourceId
}

const WRONG = 0.35
const CENTS = 100
const STEP = 5

/** A random amount below a minimum, in whole dollars, in steps of five if possible. */
const below5 = (least: number, random: Random): number =>
  least > STEP
    ? least - STEP * (1 + below(random, Math.floor((least - 1) / STEP)))
    : least - 1 - below(random, least - 1)

/** The faults that a seat can have, each with its amounts. */
function faultsAt(
  { game }: Board,
  placed: readonly FirstBet[],
  { least, most }: Required<TableLimits>,
  random: Random,
): readonly Omit<WrongBet, 'place'>[] {
  const { sides, equal, chips } = dealerOf(game)
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
  const source = gameOf(game).sideBets.find(({ id }) => id === side?.bet)?.atMostBase
  const tooLarge =
    side && source ? [{ fault: 'side', bets: [side.bet], lies: { [side.bet]: large! }, source } as const] : []
  return [...under, over, ...unequal, ...tooLarge]
}

/** The wrong bet of a round, from its seed; undefined if all bets are right or the player banks. */
export function wrongBetOf(board: Board, limits: Required<TableLimits>): WrongBet | undefined {
  const random = makeRandom(`${board.seed}/first-bets`)
  if (random() >= WRONG || dealerOf(board.game).banks?.(board.rules)) return undefined
  const place = 1 + below(random, board.seats.length)
  const placed = firstBets(board, board.seats[board.seats.length - place]!)
  const faults = faultsAt(board, placed, limits, random)
  return { place, ...faults[below(random, faults.length)]! }
}
