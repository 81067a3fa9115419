import { type Card, makeCards } from '@/lib/cards/card'
import { DECK_WITH_JOKER, without } from '@/lib/cards/deck'
import type { Setup } from '@/lib/games/game'
import { placeSides, type Sides } from '@/lib/engines/round/index'
import {
  behindValue,
  cardsOf,
  frontValue,
  legalSettings,
  rankingOf,
  readSeven,
  setByWay,
  type Setting,
  sortHand,
  splitOf,
} from '@/lib/engines/pai-gow/index'
import { dealingOf, type PaiGowRules, SIDE_BETS } from './rules'

/** The two cards in front, the higher first: `low:KsQd`. The joker stands before an ace, spades before hearts, diamonds and clubs. */
export type PaiGowAction = `low:${string}`

/** What the player knows. Lists not dealt or chosen yet are empty. */
export interface PaiGowState {
  readonly dead: readonly Card[]
  readonly sides: Sides
  readonly hand: readonly Card[]
  /** The two cards set in front, as in the action. */
  readonly low: readonly Card[]
  /** The other side's seven cards. */
  readonly dealer: readonly Card[]
}

export const HAND = 7

export const start = (_rules: PaiGowRules, setup: Setup = {}): PaiGowState => ({
  dead: setup.dead ?? [],
  sides: placeSides(SIDE_BETS, setup.sides),
  hand: [],
  low: [],
  dealer: [],
})

/** The cards that may still be dealt. */
export const stubOf = (state: PaiGowState): Card[] => without(DECK_WITH_JOKER, state.dead, state.hand, state.dealer)

export const isOver = (state: PaiGowState): boolean => state.dealer.length > 0

export const actionOf = (low: readonly Card[]): PaiGowAction => `low:${makeCards(low)}`

/** The legal settings of a hand with their actions, in order. */
export function settingsOf(
  rules: PaiGowRules,
  hand: readonly Card[],
): readonly (Setting & { readonly action: PaiGowAction; readonly low: readonly Card[] })[] {
  const sorted = sortHand(hand)
  return legalSettings(rankingOf(rules.wheel), readSeven(sorted)).map((setting) => {
    const { low } = cardsOf(sorted, setting.split)
    return { ...setting, low, action: actionOf(low) }
  })
}

/** Seven cards with these two in front, foul or not. Throws if they are not two of them. */
export function settingWith(
  rules: PaiGowRules,
  hand: readonly Card[],
  low: readonly Card[],
): Setting & { readonly low: readonly Card[]; readonly high: readonly Card[] } {
  const sorted = sortHand(hand)
  const split = splitOf(sorted, low)
  if (split === undefined) throw new RangeError('two cards of the hand go in front')
  const seven = readSeven(sorted)
  return {
    split,
    front: frontValue(seven, split),
    behind: behindValue(rankingOf(rules.wheel), seven, split),
    ...cardsOf(sorted, split),
  }
}

/** A hand as the house way of the rules sets it. */
export function setByHouse(rules: PaiGowRules, hand: readonly Card[]) {
  const set = setByWay(dealingOf(rules), hand)
  if (!set) throw new Error(`the house way ${dealingOf(rules).way.id} does not set this hand`)
  return { ...set, action: actionOf(set.low) }
}
