import { VALUES } from './shoe'
import { totalOf } from './totals'

/*
 * Every hand of at most 21 as a multiset of values, and the hand that each further card makes: 3,072 hands. A hand's
 * number indexes the solver's tables, so that a hand reached in several orders is solved once.
 */

interface HandGraph {
  readonly size: number
  /** The values of each hand's cards, ascending. */
  readonly values: readonly (readonly number[])[]
  /** The hand made by adding a card of a value, at `hand * 10 + place`; −1 for a bust. */
  readonly next: Int16Array
  /** The best total, and the total with every ace as 1. */
  readonly total: Uint8Array
  readonly hard: Uint8Array
  readonly cards: Uint8Array
  /** The number of cards of a value in the hand, at `hand * 10 + place`. */
  readonly contents: Uint8Array
}

function listHands(): readonly (readonly number[])[] {
  const hands: (readonly number[])[] = [[]]
  const add = (cards: readonly number[], least: number, room: number): void => {
    for (let value = least; value <= Math.min(VALUES, room); value++) {
      hands.push([...cards, value])
      add([...cards, value], value, room - value)
    }
  }
  add([], 1, 21)
  return hands.sort((a, b) => a.length - b.length)
}

const keyOf = (cards: readonly number[]): string => [...cards].sort((a, b) => a - b).join()

function makeGraph(): HandGraph {
  const hands = listHands()
  const numbers = new Map(hands.map((cards, i) => [keyOf(cards), i]))
  const nextOf = (cards: readonly number[]): number[] =>
    Array.from({ length: VALUES }, (_, place) => numbers.get(keyOf([...cards, place + 1])) ?? -1)
  return {
    size: hands.length,
    values: hands,
    next: Int16Array.from(hands.flatMap(nextOf)),
    total: Uint8Array.from(hands, (cards) => totalOf(cards).total),
    hard: Uint8Array.from(hands, (cards) => cards.reduce((sum, value) => sum + value, 0)),
    cards: Uint8Array.from(hands, (cards) => cards.length),
    contents: Uint8Array.from(
      hands.flatMap((cards) =>
        Array.from({ length: VALUES }, (_, place) => cards.filter((value) => value === place + 1).length),
      ),
    ),
  }
}

let graph: HandGraph | undefined

/** The graph, made on first use. Hand 0 is empty. A hand has a lower number than any hand it can grow into. */
export const handGraph = (): HandGraph => (graph ??= makeGraph())

/** The number of the hand with these values (1 to 10). Throws if it is a bust. */
export function handNumber(values: readonly number[]): number {
  const { next } = handGraph()
  const hand = values.reduce((number, value) => (number < 0 ? number : next[number * VALUES + value - 1]!), 0)
  if (hand < 0) throw new RangeError('a hand that is bust is not played')
  return hand
}
