import type { Reason, table as says } from './messages/table-en'
import { ACE, type Card, makeCard, rankOf, rankOfLetter, suitOf } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { heldHand } from '@/lib/cards/hand-words'
import type { PokerHand } from '@/lib/cards/hands'
import { bestFive, strengthOfCards } from '@/lib/cards/one-hand'
import { handOf, leastPairStrength, STRENGTHS } from '@/lib/cards/strength'
import { HAND_NAMES } from '@/lib/cards/words'
import { captionOf, placeSides, type Sides, payOrLoss, withNotes } from '@/lib/engines/round/index'
import { tidyNet } from '@/lib/game/ev'
import type { Spot, Zone } from '@/lib/game/felt'
import type { SettledBet, Setup, Step } from '@/lib/game/game'
import type { Message } from '@/lib/messages/message'
import {
  type AddOn,
  type HandResult,
  MIX_AND_MATCH,
  type MixResult,
  type Position,
  POSITIONS,
  RESULTS,
  SIDE_BETS,
  type XxRules,
} from './rules'

export const STAGES = ['add-on', 'contest-one', 'contest-two'] as const
export type XxStage = (typeof STAGES)[number]

/** `add` adds half the Play bet, `add-0.25` a smaller part; `place:9h` places this card. */
export type XxAction = 'add' | `add-${number}` | 'decline' | `place:${string}` | 'hold'

/** What the player knows. Cards not dealt yet are empty lists. */
export interface XxState {
  readonly dead: readonly Card[]
  readonly sides: Sides
  readonly hand: readonly Card[]
  /** The add-on as a part of the Play bet; null before it is decided. */
  readonly addOn: number | null
  /** The contest cards turned so far. */
  readonly dealer: readonly Card[]
  /** The card of the hand placed against each of them, or null. */
  readonly placed: readonly (Card | null)[]
  readonly community: readonly Card[]
  /** The dealer's third card, which is only turned for the side bet. */
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

/**
 * How many cards the round still needs. The dealer's third card counts, because it is dealt whether or not it is
 * turned.
 */
export const cardsToCome = ({ hand, dealer, community, third }: XxState): number =>
  3 - hand.length + (CONTESTS - dealer.length) + (3 - community.length) + (third === null ? 1 : 0)

/** The decision that a state is at; undefined if it isn't a decision. */
export function stageOf({ hand, addOn, dealer, placed }: XxState): XxStage | undefined {
  if (hand.length === 0) return undefined
  if (addOn === null) return 'add-on'
  if (dealer.length === placed.length) return undefined
  return dealer.length === 1 ? 'contest-one' : 'contest-two'
}

// ——— Contests ———————————————————————————————————————————————————————————————————————————————————————————————

/** The dealer's ace is low in a contest, the player's is high. */
const contestRank = (card: Card): number => (rankOf(card) === ACE ? -1 : rankOf(card))

/** Whether an own card wins a contest: it has the same suit and is higher. */
export const winsContest = (own: Card, contest: Card): boolean =>
  suitOf(own) === suitOf(contest) && rankOf(own) > contestRank(contest)

/** The cards of the hand that haven't been placed. */
export const heldCards = ({ hand, placed }: Pick<XxState, 'hand' | 'placed'>): readonly Card[] =>
  hand.filter((card) => !placed.includes(card))

/** The cards that win against the contest card turned last, lowest first; none if it has been decided. */
export function winningCards(state: XxState): readonly Card[] {
  const contest = state.dealer.at(-1)
  if (contest === undefined || state.placed.length === state.dealer.length) return []
  return heldCards(state)
    .filter((card) => winsContest(card, contest))
    .sort((a, b) => a - b)
}

/** The position of the bets: one further for each contest won. */
export const positionOf = ({ placed }: Pick<XxState, 'placed'>): Position =>
  POSITIONS[placed.filter((card) => card !== null).length]!

// ——— Actions ————————————————————————————————————————————————————————————————————————————————————————————————

export const placing = (card: Card): XxAction => `place:${makeCard(card)}`

export const adding = (addOn: AddOn): XxAction => (addOn === 0.5 ? 'add' : `add-${addOn}`)

/** What an add-on action adds, as a part of the Play bet; 0 for any other. */
export const addedBy = (action: XxAction): number =>
  action === 'add' ? 0.5 : action.startsWith('add-') ? Number(action.slice('add-'.length)) : 0

/**
 * The actions of a decision, in the order of the buttons. A card that wins must be placed, unless the rules let the
 * player hold it; where none wins, holding is the only action.
 */
export function actionsAt(rules: XxRules, state: XxState): readonly XxAction[] {
  if (stageOf(state) === 'add-on') return [...[...rules.addOns].sort((a, b) => b - a).map(adding), 'decline']
  const placings = winningCards(state).map(placing)
  return rules.mayHold || placings.length === 0 ? [...placings, 'hold'] : placings
}

/** The card that an action places; null for any other. */
export const placedBy = (state: XxState, action: XxAction): Card | null =>
  winningCards(state).find((card) => placing(card) === action) ?? null

// ——— Steps ——————————————————————————————————————————————————————————————————————————————————————————————

type XxStep = Step<XxState, XxAction>

/**
 * Deals three cards, asks for the add-on, turns each contest card and asks what to place, deals the community cards,
 * and turns the dealer's third card if there is a bet on it. A contest that leaves the player no choice is a decision
 * with one action.
 */
export function step(rules: XxRules, state: XxState): XxStep {
  const stage = stageOf(state)
  if (stage !== undefined)
    return { kind: 'decide', stage, actions: actionsAt(rules, state), next: (action) => after(state, action) }
  if (state.hand.length === 0) return deal(state, 'hand', 3, (hand) => ({ ...state, hand }))
  if (state.dealer.length < CONTESTS)
    return deal(state, 'dealer', 1, (cards) => ({ ...state, dealer: [...state.dealer, ...cards] }))
  if (state.community.length === 0) return deal(state, 'community', 3, (community) => ({ ...state, community }))
  if (showsThird(state) && state.third === null)
    return deal(state, 'third', 1, ([third]) => ({ ...state, third: third! }))
  return { kind: 'end', ...settle(rules, state) }
}

const deal = (state: XxState, stage: string, count: number, next: (cards: readonly Card[]) => XxState): XxStep => ({
  kind: 'deal',
  stage,
  stub: stubOf(state),
  count,
  next,
})

function after(state: XxState, action: XxAction): XxState {
  if (state.addOn === null) return { ...state, addOn: addedBy(action) }
  return { ...state, placed: [...state.placed, placedBy(state, action)] }
}

// ——— Settlement —————————————————————————————————————————————————————————————————————————————————————————

/* The pays. The end of a round, the solver and the explanations all read them here. */

export const RESULT_NAMES: Readonly<Record<HandResult, string>> = {
  ...HAND_NAMES,
  less: 'Less than a pair of jacks',
  pair: 'Pair of jacks or better',
}

const JACKS = leastPairStrength(rankOfLetter('J'))

const resultAt = (strength: number, hand: PokerHand): HandResult =>
  hand === 'high-card' || strength < JACKS ? 'less' : hand

/** By strength of five cards: the index of its result in RESULTS. */
export const RESULT_AT: Uint8Array = Uint8Array.from({ length: STRENGTHS }, (_, strength) =>
  RESULTS.indexOf(resultAt(strength, handOf(strength))),
)

/** The result of the three own cards, placed or not, and the three community cards. */
const resultOf = ({ hand, community }: XxState): HandResult =>
  RESULTS[RESULT_AT[strengthOfCards([...hand, ...community])]!]!

/** The net of a stake of 1. */
export function payOf(rules: XxRules, position: Position, result: HandResult): number {
  if (result === 'less') return rules.lessThanJacks[position] === 'loses' ? -1 : 0
  return rules.pays[position][result] ?? 0
}

/** The nets of a stake of 1, in the order of RESULTS. */
export const paysAt = (rules: XxRules, position: Position): readonly number[] =>
  RESULTS.map((result) => payOf(rules, position, result))

function settleMain(rules: XxRules, state: XxState): readonly SettledBet[] {
  const position = positionOf(state)
  const result = resultOf(state)
  const pay = payOf(rules, position, result)
  const because: Reason = { id: 'at', args: { hand: result, position, pay } }
  const bet = (id: string, stake: number): SettledBet => ({
    bet: id,
    stake,
    net: tidyNet(stake * pay),
    because,
  })
  const addOn = state.addOn ?? 0
  return [bet('play', 1), ...(addOn > 0 ? [bet('add-on', addOn)] : [])]
}

// ——— Mix & Match ————————————————————————————————————————————————————————————————————————————————————————————

export const MIX_NAMES: Readonly<Record<MixResult, string>> = { mix: 'Mix', match: 'Match' }

/** What Mix & Match pays to 1; 0 loses. */
export const mixPay = (rules: XxRules, result: MixResult): number => rules.pays[MIX_AND_MATCH][result] ?? 0

function mixResultOf(cards: readonly Card[]): MixResult | undefined {
  const suits = new Set(cards.map(suitOf)).size
  return suits === 1 ? 'match' : suits === 4 ? 'mix' : undefined
}

function settleMix(rules: XxRules, { hand, third }: XxState, stake: number): SettledBet {
  const bet = { bet: MIX_AND_MATCH, stake }
  const result = mixResultOf([...hand, third!])
  const pay = result === undefined ? 0 : mixPay(rules, result)
  const because: Reason =
    result === undefined ? { id: 'noMix' } : { id: 'suits', args: { suits: result, pay: payOrLoss(pay) } }
  return { ...bet, net: tidyNet(stake * payOrLoss(pay)), because }
}

/** Every bet of a finished round. `net` is the main game's result, in Play bets. */
function settle(rules: XxRules, state: XxState): { readonly bets: readonly SettledBet[]; readonly net: number } {
  const main = settleMain(rules, state)
  const side = state.sides[MIX_AND_MATCH]
  return {
    bets: side === undefined ? main : [...main, settleMix(rules, state, side)],
    net: tidyNet(main.reduce((sum, bet) => sum + bet.net, 0)),
  }
}

// ——— The felt ———————————————————————————————————————————————————————————————————————————————————————————

type Said = Message<(typeof says)['felt']>

/**
 * What three cards are before the community cards: their ranks, high to low, and the ranks that share a suit; or their
 * pair or three of a kind.
 */
function threeCards(hand: readonly Card[]): Said {
  const cards = [...hand].sort((a, b) => b - a)
  const ranks = cards.map((card) => rankOf(card))
  const distinct = new Set(ranks)
  const [first] = ranks
  if (distinct.size === 1)
    return { id: 'cards', args: { made: { hand: 'three-of-a-kind', first: first!, second: first! } } }
  if (distinct.size === 2) {
    const pair = ranks.find((rank, i) => ranks.indexOf(rank) !== i)!
    return { id: 'pairWith', args: { pair, side: ranks.find((rank) => rank !== pair)! } }
  }
  const suited = cards.filter((card) => cards.some((other) => other !== card && suitOf(other) === suitOf(card)))
  return { id: 'threeRanks', args: { ranks, suited: suited.map((card) => rankOf(card)) } }
}

type CardZone = Extract<Zone, { kind: 'cards' }>
type Bets = Extract<Zone, { kind: 'bets' }>['bets']

const markedOf = (marked: readonly number[]): { readonly marked?: readonly number[] } =>
  marked.length === 0 ? {} : { marked }

const isOver = (state: XxState): boolean => state.community.length > 0 && (!showsThird(state) || state.third !== null)

/** How a contest can be won, or how it ended. */
function contestCaption(state: XxState, contest: number): Said | undefined {
  const placed = state.placed[contest]
  if (placed !== undefined) return placed === null ? { id: 'notWon' } : { id: 'wonBy', args: { card: placed } }
  if (state.dealer[contest] === undefined) return undefined
  const ranks = winningCards(state).map((card) => rankOf(card))
  return ranks.length === 0 ? { id: 'noneWins' } : { id: 'oneWins', args: { ranks } }
}

const CONTEST_NAMES = ['contestOne', 'contestTwo'] as const
const CONTEST_IDS = ['contest-one', 'contest-two'] as const

/** The dealer's three boxes share a row. */
const BOX = { row: 'dealer' } as const

/** A placed card lies on the contest card that it beat. When the community cards are dealt, it returns to the hand. */
const liesThere = (state: XxState, card: Card | null | undefined): boolean =>
  card !== null && card !== undefined && state.community.length === 0

function contestZone(state: XxState, contest: 0 | 1): CardZone {
  const face = state.hand.length === 0 ? 'empty' : 'back'
  const placed = liesThere(state, state.placed[contest]) ? [state.placed[contest]!] : []
  const cards: readonly Spot[] = [state.dealer[contest] ?? face, ...placed]
  return {
    kind: 'cards',
    id: CONTEST_IDS[contest],
    name: { id: CONTEST_NAMES[contest] },
    owner: 'dealer',
    cards,
    ...BOX,
    laid: true,
    ...captionOf(contestCaption(state, contest)),
  }
}

function thirdZone(state: XxState): CardZone {
  const cards = [state.third ?? (state.hand.length === 0 ? 'empty' : 'back')] as const
  return {
    kind: 'cards',
    id: 'third',
    name: { id: 'mixAndMatch' },
    owner: 'dealer',
    cards,
    ...BOX,
  }
}

const places = (cards: readonly Card[]): readonly Spot[] => (cards.length > 0 ? cards : ['empty', 'empty', 'empty'])

/** The hand; the place of a card that lies on a contest card is empty. */
const handPlaces = (state: XxState): readonly Spot[] =>
  places(state.hand).map((spot): Spot =>
    typeof spot === 'number' && state.placed.includes(spot) && liesThere(state, spot) ? 'empty' : spot,
  )

/** The five cards that make the hand at the end. */
const markedCards = (state: XxState): ReadonlySet<Card | null> =>
  new Set(state.community.length > 0 ? bestFive([...state.hand, ...state.community]) : [])

const marksIn = (cards: readonly Card[], marked: ReadonlySet<Card | null>): readonly number[] =>
  cards.flatMap((card, i) => (marked.has(card) ? [i] : []))

function playerCaption(rules: XxRules, state: XxState): Said | undefined {
  if (state.hand.length === 0) return undefined
  if (state.community.length === 0) return threeCards(state.hand)
  const pay = payOf(rules, positionOf(state), resultOf(state))
  const id = pay > 0 ? 'wins' : pay < 0 ? 'loses' : 'pushes'
  return { id, args: heldHand([...state.hand, ...state.community]) }
}

/** The three squares, with the bets on the one that they have reached, and the side bet. */
function betsOf(rules: XxRules, state: XxState): Bets {
  const addOn = state.addOn ?? 0
  const stands = positionOf(state)
  const settled = isOver(state) ? settle(rules, state).bets : []
  const standing: Reason = { id: addOn > 0 ? 'playAndAddOn' : 'play' }
  const squares = POSITIONS.map((position) => ({
    id: position,
    ...(position === stands ? { stake: 1 + addOn, note: settled[0]?.because ?? standing } : { stake: null }),
  }))
  const side = state.sides[MIX_AND_MATCH]
  if (side === undefined) return squares
  return [...squares, ...withNotes([{ id: MIX_AND_MATCH, stake: side }], settled)]
}

/**
 * The felt: the dealer's three boxes, the community cards, the player's hand, and the squares along which the bets
 * move.
 */
export function table(rules: XxRules, state: XxState): readonly Zone[] {
  const marked = markedCards(state)
  return [
    contestZone(state, 0),
    contestZone(state, 1),
    thirdZone(state),
    {
      kind: 'cards',
      id: 'community',
      name: { id: 'communityCards' },
      owner: 'board',
      cards: places(state.community),
      ...markedOf(marksIn(state.community, marked)),
    },
    {
      kind: 'cards',
      id: 'player',
      name: { id: 'hand' },
      owner: 'player',
      cards: handPlaces(state),
      ...captionOf(playerCaption(rules, state)),
      ...markedOf(marksIn(state.hand, marked)),
    },
    { kind: 'bets', id: 'bets', track: POSITIONS, bets: betsOf(rules, state) },
  ]
}
