import { below, makeRandom, type Random } from '@/lib/math/random'
import type { CommonReason } from '@/lib/messages/words/settled/en'
import { type Board, foulSeat } from '../table/board'
import type { Seat, Table } from '../table/seat'
import { type Moment, MOMENTS } from '../disputes/cases'
import type { Due, Rounding } from '../table/chips'
import { askDispute, type DisputeQuestion, happeningsOf } from '../disputes/disputes'
import { dealerOf } from '../games'
import { fewestChips, type Rack } from '../table/rack'

/*
 * What can happen in a round besides the game: a dispute, a chip to change, a foul hand, and the number that starts the
 * deal.
 */

export interface Happening {
  readonly moment: Moment
  /** A seat by its number, from the dealer's left. */
  readonly place: number
  readonly question: DisputeQuestion
}

/** A chip that a player wants changed for smaller ones. */
export interface Exchange {
  readonly place: number
  readonly cents: number
}

const HAPPENS = 0.6
const EXCHANGES = 0.35
const FOULS = 0.25

const placeIn = (board: Board, random: Random): number => 1 + below(random, board.seats.length)

/** The dispute in a round, from its seed; undefined if there is none. */
export function happeningOf(board: Board): Happening | undefined {
  const random = makeRandom(`${board.seed}/happens`)
  if (random() >= HAPPENS) return undefined
  const moment = MOMENTS[below(random, MOMENTS.length)]!
  const all = happeningsOf(board.game, moment)
  const dispute = all[below(random, all.length)]!
  return { moment, place: placeIn(board, random), question: askDispute(dispute, board.seed) }
}

/** The chips of a rack that its smaller chips can make. */
const breakable = (rack: Rack): readonly number[] =>
  rack.filter((cents, i) => i > 0 && fewestChips(rack.slice(0, i), cents) !== undefined)

/** The chip to change before a round, from its seed; undefined if there is none. */
export function exchangeOf(board: Board, rack: Rack): Exchange | undefined {
  const random = makeRandom(`${board.seed}/change`)
  const chips = breakable(rack)
  if (random() >= EXCHANGES || chips.length === 0) return undefined
  return { place: placeIn(board, random), cents: chips[below(random, chips.length)]! }
}

const DOLLAR = 100

/**
 * The usual change of a chip: the fewest smaller chips that make it, and for whole dollars of chips of whole dollars if
 * the rack has them. A player who breaks a $5 chip wants ones, and chips of $2.50 are there to pay blackjacks.
 */
export function changeFor(rack: Rack, cents: number): ReturnType<typeof fewestChips> {
  const smaller = rack.filter((one) => one < cents)
  const whole = cents % DOLLAR === 0 ? smaller.filter((one) => one % DOLLAR === 0) : []
  return fewestChips(whole, cents) ?? fewestChips(smaller, cents)
}

/** The board, with one player's hand set foul if the game has foul hands and the seed says so. */
export function withFoul(board: Board, rounding: Rounding): Board {
  const random = makeRandom(`${board.seed}/foul-hand`)
  if (random() >= FOULS) return board
  const at = below(random, board.seats.length)
  const seat = foulSeat({ ...board, rounding }, board.seats[at]!, random)
  return seat ? { ...board, seats: board.seats.with(at, seat) } : board
}

/** The bet that a lammer marks. */
export const LAMMER = 'commission'

const MARKED: CommonReason = { id: 'marked' }

/** A seat whose wins are paid even money, with the commission marked by a lammer. */
const lammered = (seat: Seat): Seat => ({
  ...seat,
  due: seat.due.flatMap(({ commission, ...due }): readonly Due[] =>
    commission
      ? [
          { ...due, cents: due.cents + commission.kept },
          { bet: LAMMER, stake: 0, does: 'pay', cents: commission.kept, because: MARKED },
        ]
      : [due],
  ),
})

export const withLammers = (board: Board): Board => ({ ...board, seats: board.seats.map(lammered) })

/** The most players at a table; 1 if that player banks. */
export function mostSeats({ game, rules }: Table): number {
  const { most, banks } = dealerOf(game)
  return banks?.(rules) ? 1 : most
}

const DICE = 3
const SIDES = 6

/** The sum of three dice that decides which place gets the first packet; undefined if the game has none. */
export function numberOf(board: Board): number | undefined {
  if (!dealerOf(board.game).counted) return undefined
  const random = makeRandom(`${board.seed}/dice`)
  return Array.from({ length: DICE }, () => 1 + below(random, SIDES)).reduce((sum, one) => sum + one, 0)
}

/**
 * The places in the order in which they get packets. The count starts with the dealer and goes counterclockwise from
 * the dealer's right, over empty seats too. The packets of empty seats are collected later and are no step.
 */
export function packetOrder(board: Board, number: number): readonly (number | 'dealer')[] {
  const { most } = dealerOf(board.game)
  const places = ['dealer' as const, ...Array.from({ length: most }, (_, i) => most - i)]
  const first = (number - 1) % places.length
  return [...places.slice(first), ...places.slice(0, first)].filter(
    (place) => place === 'dealer' || place <= board.seats.length,
  )
}
