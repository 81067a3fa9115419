import { blackjackValue, type Play, valueOf } from '@/lib/engines/blackjack/index'
import { type Card } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import type { Setup } from '@/lib/games/game'
import { placeSides, type Sides } from '@/lib/engines/round/index'
import { SIDE_BETS, type Texas21Rules } from './rules'

export const INSURANCE_ACTIONS = ['insure', 'decline'] as const
type InsuranceAction = (typeof INSURANCE_ACTIONS)[number]

export type Texas21Action = InsuranceAction | Play

/** What the player knows. Lists not dealt yet are empty. */
export interface Texas21State {
  readonly dead: readonly Card[]
  readonly sides: Sides
  readonly hand: readonly Card[]
  readonly upcard: readonly Card[]
  /** Four cards once dealt; null at a table where nobody has a side bet, so that there is none. */
  readonly flop: readonly Card[] | null
  /** Asked under an ace only. */
  readonly insurance: InsuranceAction | null
  /** What the dealer found when he looked at the hole card, which he does under an ace or a ten. */
  readonly peek: 'blackjack' | 'no-blackjack' | null
  readonly did: readonly Play[]
  /** The cards that the player took after the first two, in order. */
  readonly drawn: readonly Card[]
  /** The hole card and what the dealer drew. */
  readonly dealer: readonly Card[]
}

export const start = (_rules: Texas21Rules, setup: Setup = {}): Texas21State => ({
  dead: setup.dead ?? [],
  sides: placeSides(SIDE_BETS, setup.sides),
  hand: [],
  upcard: [],
  flop: [],
  insurance: null,
  peek: null,
  did: [],
  drawn: [],
  dealer: [],
})

export const FLOP_CARDS = 4

/** All cards that a state has seen. */
export const seen = (state: Texas21State): readonly Card[] => [
  ...state.dead,
  ...state.hand,
  ...state.upcard,
  ...(state.flop ?? []),
  ...state.drawn,
  ...state.dealer,
]

/** The cards that may still come, the same card as often as it is left. */
export function unseen(rules: Texas21Rules, state: Texas21State): Card[] {
  const left = new Array<number>(DECK.length).fill(rules.decks)
  for (const card of seen(state)) left[card]!--
  return DECK.flatMap((card) => Array<Card>(Math.max(0, left[card]!)).fill(card))
}

/** The value of the hole card that would be a blackjack for the dealer, if his up card allows one. */
export const blackjackHole = (state: Texas21State): number | undefined =>
  state.upcard.length === 0 ? undefined : blackjackValue(valueOf(state.upcard[0]!))

export const isPlayersBlackjack = ({ hand }: Texas21State): boolean =>
  hand.length === 2 && hand.some((card) => valueOf(card) === 1) && hand.some((card) => valueOf(card) === 10)
