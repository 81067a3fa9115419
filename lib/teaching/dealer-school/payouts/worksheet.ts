import type { Card } from '@/lib/cards/card'
import { type HouseWay, usually, usualShareOf } from '@/lib/engines/pai-gow/index'
import { nextSeed } from '@/lib/teaching/quiz/seed'
import { questionOf } from '@/lib/teaching/house-ways/drill'
import type { AskedTable } from '../table/board'
import type { Seat } from '../table/seat'
import { ROUNDINGS, type Rounding } from '../table/chips'
import { drawBoard } from '../table/draw'
import { dealerOf } from '../games'

/* The questions of a printed worksheet: the deals of the drills, the same for the same seed. */

/** Seats to settle, from full tables. */
export function settlingSheet(
  table: AskedTable,
  seed: string,
  count: number,
  rounding: Rounding = ROUNDINGS[0],
): readonly Seat[] {
  const seats: Seat[] = []
  for (let next = seed; seats.length < count; next = nextSeed(next))
    seats.push(...drawBoard({ ...table, seats: dealerOf(table.game).seats, rounding }, next).seats)
  return seats.slice(0, count)
}

/** Hands to set by a house way, with clauses weighted as in the drill. Throws a RangeError if the way sets no hand. */
export function settingSheet(way: HouseWay, seed: string, count: number): readonly (readonly Card[])[] {
  const dealing = usually(way)
  const hands: (readonly Card[])[] = []
  for (let next = seed; hands.length < count; next = nextSeed(next))
    hands.push(questionOf(dealing, { kind: 'all' }, (clause) => usualShareOf(way, clause), next).cards)
  return hands
}
