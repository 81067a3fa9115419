import { ACE, type Card, makeCard, rankOf, suitOf } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import type { Setup } from '@/lib/games/game'
import { placeSides, type Sides } from '@/lib/engines/round/index'
import { type AddOn, MIX_AND_MATCH, type Position, POSITIONS, SIDE_BETS, type XxRules } from './rules'

export const STAGES = ['add-on', 'contest-one', 'contest-two'] as const
export type XxStage = (typeof STAGES)[number]

/** `add` is the half, `add-0.25` a smaller part; `place:9h` names the card placed. */
export type XxAction = 'add' | `add-${number}` | 'decline' | `place:${string}` | 'hold'

/** What the player knows. Lists not dealt yet are empty. */
export interface XxState {
  readonly dead: readonly Card[]
  readonly sides: Sides
  readonly hand: readonly Card[]
  /** As a part of the Play bet; null before it is decided. */
  readonly addOn: number | null
  /** The contest cards that show. */
  readonly dealer: readonly Card[]
  /** What was placed against each of them: one of the hand, or null. */
  readonly placed: readonly (Card | null)[]
  readonly community: readonly Card[]
  /** The dealer's third card: turned for the side bet only. */
  readonly third: Card | null
}

export const CONTESTS = 2

export const start = (_rules: XxRules, setup: Setup = {}): XxState => ({
  dead: setup.dead ?? [],
  sides: placeSides(SIDE_BETS, setup.sides),
  hand: [],
  addOn: null,
  dealer: [],
  placed: [],
  community: [],
  third: null,
})

/** The cards that may still be dealt. */
export const stubOf = (state: XxState): Card[] =>
  without(DECK, state.dead, state.hand, state.dealer, state.community, state.third === null ? [] : [state.third])

/** Whether the dealer's third card is turned at the end. */
export const showsThird = ({ sides }: Pick<XxState, 'sides'>): boolean => MIX_AND_MATCH in sides

/** How many cards the round still takes, the dealer's third card with them: it is dealt whether or not it is turned. */
export const cardsToCome = ({ hand, dealer, community, third }: XxState): number =>
  3 - hand.length + (CONTESTS - dealer.length) + (3 - community.length) + (third === null ? 1 : 0)

/** The decision that a state is at, or undefined if something else comes next. */
export function stageOf({ hand, addOn, dealer, placed }: XxState): XxStage | undefined {
  if (hand.length === 0) return undefined
  if (addOn === null) return 'add-on'
  if (dealer.length === placed.length) return undefined
  return dealer.length === 1 ? 'contest-one' : 'contest-two'
}

// ——— Contests ———————————————————————————————————————————————————————————————————————————————————————————————

/** The dealer's ace is low, the player's high. */
const contestRank = (card: Card): number => (rankOf(card) === ACE ? -1 : rankOf(card))

/** Whether an own card wins the contest: of the same suit and higher. */
export const winsContest = (own: Card, contest: Card): boolean =>
  suitOf(own) === suitOf(contest) && rankOf(own) > contestRank(contest)

/** The cards of the hand not placed yet. */
export const heldCards = ({ hand, placed }: Pick<XxState, 'hand' | 'placed'>): readonly Card[] =>
  hand.filter((card) => !placed.includes(card))

/** The cards that can be placed against the contest card that shows, lowest first. */
export function winningCards(state: XxState): readonly Card[] {
  const contest = state.dealer.at(-1)
  if (contest === undefined || state.placed.length === state.dealer.length) return []
  return heldCards(state)
    .filter((card) => winsContest(card, contest))
    .sort((a, b) => a - b)
}

/** Where the bets stand: as far along as contests were won. */
export const positionOf = ({ placed }: Pick<XxState, 'placed'>): Position =>
  POSITIONS[placed.filter((card) => card !== null).length]!

// ——— Actions ————————————————————————————————————————————————————————————————————————————————————————————————

export const placing = (card: Card): XxAction => `place:${makeCard(card)}`

export const adding = (addOn: AddOn): XxAction => (addOn === 0.5 ? 'add' : `add-${addOn}`)

/** What an add-on action adds, as a part of the Play bet; 0 for any other. */
export const addedBy = (action: XxAction): number =>
  action === 'add' ? 0.5 : action.startsWith('add-') ? Number(action.slice('add-'.length)) : 0

/** The actions of a decision in the order of the buttons. The cheaper one is last: an exact tie goes to it. */
export function actionsAt(rules: XxRules, state: XxState): readonly XxAction[] {
  if (stageOf(state) === 'add-on') return [...[...rules.addOns].sort((a, b) => b - a).map(adding), 'decline']
  return [...winningCards(state).map(placing), 'hold']
}

/** The card that an action places; null for any other. */
export const placedBy = (state: XxState, action: XxAction): Card | null =>
  winningCards(state).find((card) => placing(card) === action) ?? null
