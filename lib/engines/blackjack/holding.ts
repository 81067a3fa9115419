import type { Card } from '@/lib/cards/card'
import { type PlayedCards, playHands, playsAt } from './hands-played'
import type { BlackjackRules, Play } from './rules'
import { totalOf, valueOf } from './totals'

/** What the usual strategy rules look at: the hand's total, the up card, and the actions allowed. */
export interface Holding {
  /** The values of the cards, 1 for an ace. */
  readonly values: readonly number[]
  readonly total: number
  readonly soft: boolean
  /** The value of the cards if the hand is a pair that may be split; otherwise 0. */
  readonly pair: number
  /** 1 for an ace to 10. */
  readonly upcard: number
  readonly allowed: readonly Play[]
}

/** A way to play: returns its action for a hand. */
export type Adviser = (holding: Holding) => Play

export function makeHolding(values: readonly number[], upcard: number, allowed: readonly Play[]): Holding {
  return { values, ...totalOf(values), pair: allowed.includes('split') ? values[0]! : 0, upcard, allowed }
}

const valuesOf = (cards: readonly Card[]): readonly number[] => cards.map(valueOf)

/** The hand to decide on. Throws if every hand is finished. */
export function holdingOf(rules: BlackjackRules, state: PlayedCards & { readonly upcard: readonly Card[] }): Holding {
  const side = playHands(state, rules)
  if (side.waits !== 'action') throw new Error('no hand is to be played')
  return makeHolding(valuesOf(side.hands[side.at]!.cards), valueOf(state.upcard[0]!), playsAt(rules, side))
}

const LETTERS = 'A23456789T'

/** Two cards and an up card by value, as in `T6 v 9`: the higher card first, an ace before all others. */
export function dealName(a: number, b: number, upcard: number): string {
  const [high, low] = [a, b].sort((x, y) => (y === 1 ? 11 : y) - (x === 1 ? 11 : x))
  return `${LETTERS[high! - 1]!}${LETTERS[low! - 1]!} v ${LETTERS[upcard - 1]!}`
}

/** The inverse of `dealName`: the values of the two cards and the up card. */
export function readDealName(name: string): readonly [number, number, number] {
  const [a, b, upcard] = [name[0]!, name[1]!, name[5]!].map((letter) => LETTERS.indexOf(letter) + 1)
  return [a!, b!, upcard!]
}
