import type { Card } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { placeSides, type Sides } from '@/lib/engines/round/index'
import type { SettledBet, Setup, SideBet, Step } from '@/lib/game/game'
import { handsOf, isBlackjack, isBust, type PlayerSide, playsAt } from './hands-played'
import type { BlackjackRules, Play } from './rules'
import { blackjackValue, totalOfCards, valueOf } from './totals'

/*
 * A round at the table: insurance under an ace, the peek, the player's hands, the dealer's cards, the end. A game deals
 * the first cards and settles the bets; this file does everything in between.
 */

export const INSURANCE_ACTIONS = ['insure', 'decline'] as const
type InsuranceAction = (typeof INSURANCE_ACTIONS)[number]

export type BlackjackAction = InsuranceAction | Play

/** What the player knows. Lists are empty until they are dealt. */
export interface BlackjackState {
  readonly dead: readonly Card[]
  readonly sides: Sides
  /** The two cards dealt. A decision entered by a user may have more, with the cards that were hit among them. */
  readonly hand: readonly Card[]
  readonly upcard: readonly Card[]
  /** Offered under an ace only. */
  readonly insurance: InsuranceAction | null
  /** What the dealer found by peeking, under an ace or a ten. */
  readonly peek: 'blackjack' | 'no-blackjack' | null
  readonly did: readonly Play[]
  /** The cards the player took after the first two, in order. */
  readonly drawn: readonly Card[]
  /** The hole card and the cards the dealer drew. */
  readonly dealer: readonly Card[]
}

export const emptyRound = (bets: readonly SideBet[], setup: Setup = {}): BlackjackState => ({
  dead: setup.dead ?? [],
  sides: placeSides(bets, setup.sides),
  hand: [],
  upcard: [],
  insurance: null,
  peek: null,
  did: [],
  drawn: [],
  dealer: [],
})

/** All cards that a state has seen. */
export const seenCards = (state: BlackjackState): readonly Card[] => [
  ...state.dead,
  ...state.hand,
  ...state.upcard,
  ...state.drawn,
  ...state.dealer,
]

/** The cards of that many decks minus those seen. A card is listed as often as it is left. */
export function unseenCards(decks: number, seen: readonly Card[]): Card[] {
  const left = new Array<number>(DECK.length).fill(decks)
  for (const card of seen) left[card]!--
  const unseen: Card[] = []
  for (const card of DECK) for (let i = 0; i < left[card]!; i++) unseen.push(card)
  return unseen
}

/** The value of the hole card that would give the dealer a blackjack; undefined if the up card rules it out. */
export const blackjackHole = (state: BlackjackState): number | undefined =>
  state.upcard.length === 0 ? undefined : blackjackValue(valueOf(state.upcard[0]!))

export const isPlayersBlackjack = ({ hand }: BlackjackState): boolean =>
  hand.length === 2 && hand.some((card) => valueOf(card) === 1) && hand.some((card) => valueOf(card) === 10)

/** Whether the dealer is known to have a blackjack. */
export const isDealersBlackjack = ({ peek, upcard, dealer }: BlackjackState): boolean =>
  peek === 'blackjack' || (dealer.length === 1 && totalOfCards([...upcard, ...dealer]).total === 21)

/** Whether the dealer takes another card. */
export function dealerDraws({ soft17 }: BlackjackRules, cards: readonly Card[]): boolean {
  const { total, soft } = totalOfCards(cards)
  return total < 17 || (total === 17 && soft && soft17 === 'hit')
}

/** Deals first cards into a field of the state. */
export const dealTo = <S extends BlackjackState>(
  state: S,
  place: keyof S & string,
  { stub, count }: { readonly stub: readonly Card[]; readonly count: number },
): Step<S, BlackjackAction> => ({
  kind: 'deal',
  stage: place,
  stub,
  count,
  next: (cards) => ({ ...state, [place]: cards }),
})

/** What the round needs between the first deal and the end. */
interface Table<S> {
  readonly rules: BlackjackRules
  readonly state: S
  /** The cards that can still be dealt. */
  readonly stub: () => readonly Card[]
  readonly settle: () => { readonly bets: readonly SettledBet[]; readonly net: number }
}

/** The next step after the first cards are dealt. */
export function stepAfterDeal<S extends BlackjackState>(table: Table<S>): Step<S, BlackjackAction> {
  const { rules, state } = table
  const hole = blackjackHole(state)
  if (hole === 10 && state.insurance === null) return insure(state)
  if (rules.peek !== false && hole !== undefined && state.peek === null) return peek(table, hole)
  return state.peek === 'blackjack' ? showBlackjack(table) : play(table)
}

function insure<S extends BlackjackState>(state: S): Step<S, BlackjackAction> {
  const next = (insurance: BlackjackAction): S => ({
    ...state,
    insurance: insurance === 'insure' ? 'insure' : 'decline',
  })
  return { kind: 'decide', stage: 'insurance', actions: INSURANCE_ACTIONS, next }
}

/**
 * The dealer peeks, and the player learns only whether there is a blackjack. The card itself is dealt when it is shown.
 */
function peek<S extends BlackjackState>({ state, stub }: Table<S>, hole: number): Step<S, BlackjackAction> {
  const next = ([card]: readonly Card[]): S => ({
    ...state,
    peek: valueOf(card!) === hole ? 'blackjack' : 'no-blackjack',
  })
  return { kind: 'deal', stage: 'peek', stub: stub(), count: 1, faceDown: true, next }
}

function showBlackjack<S extends BlackjackState>({ state, stub, settle }: Table<S>): Step<S, BlackjackAction> {
  if (state.dealer.length > 0) return { kind: 'end', ...settle() }
  const weight = ([card]: readonly Card[]): number => (valueOf(card!) === blackjackHole(state) ? 1 : 0)
  return { kind: 'deal', stage: 'hole', stub: stub(), count: 1, weight, next: (dealer) => ({ ...state, dealer }) }
}

function play<S extends BlackjackState>(table: Table<S>): Step<S, BlackjackAction> {
  const { rules, state } = table
  const side = handsOf(state, rules)
  switch (side.waits) {
    case 'action':
      return {
        kind: 'decide',
        stage: 'play',
        actions: playsAt(rules, side),
        next: (action) => ({ ...state, did: [...state.did, action as Play] }),
      }
    case 'card':
      return draw(table)
    case 'nothing':
      return dealersTurn(table, side)
  }
}

/**
 * Deals a card to the player. Since the hole card is known not to make a blackjack, the cards that would have made one
 * are likelier to come. If `such` of the `left` cards are of that kind, a card of another kind leaves left − 1 − such
 * possible hole cards out of left − 1, and a card of that kind leaves one more.
 */
function draw<S extends BlackjackState>(table: Table<S>): Step<S, BlackjackAction> {
  const { rules, state } = table
  const stub = table.stub()
  const hole = rules.peek === false ? undefined : blackjackHole(state)
  const next = ([card]: readonly Card[]): S => ({ ...state, drawn: [...state.drawn, card!] })
  if (hole === undefined) return { kind: 'deal', stage: 'draw', stub, count: 1, next }
  const such = stub.filter((card) => valueOf(card) === hole).length
  const weight = ([card]: readonly Card[]): number => stub.length - such - (valueOf(card!) === hole ? 0 : 1)
  return { kind: 'deal', stage: 'draw', stub, count: 1, weight, next }
}

/** Whether the dealer plays on: only if some hand can still win or lose. */
const isContested = ({ hands }: PlayerSide): boolean =>
  hands.some((hand) => !isBust(hand) && !hand.surrendered && !isBlackjack(hand))

/**
 * Whether a bet depends on the dealer's second card alone: insurance, or the player's blackjack where the dealer didn't
 * peek.
 */
const hangsOnNatural = (rules: BlackjackRules, state: BlackjackState): boolean =>
  rules.peek === false &&
  blackjackHole(state) !== undefined &&
  (isPlayersBlackjack(state) || state.insurance === 'insure')

function dealersTurn<S extends BlackjackState>(table: Table<S>, side: PlayerSide): Step<S, BlackjackAction> {
  const { rules, state } = table
  const cards = [...state.upcard, ...state.dealer]
  const draws =
    state.dealer.length === 0
      ? isContested(side) || hangsOnNatural(rules, state)
      : isContested(side) && dealerDraws(rules, cards)
  if (!draws) return { kind: 'end', ...table.settle() }
  const next = ([card]: readonly Card[]): S => ({ ...state, dealer: [...state.dealer, card!] })
  const stub = table.stub()
  const hole = rules.peek === false ? undefined : blackjackHole(state)
  if (state.dealer.length > 0 || hole === undefined) return { kind: 'deal', stage: 'dealer', stub, count: 1, next }
  return { kind: 'deal', stage: 'hole', stub, count: 1, weight: ([card]) => (valueOf(card!) === hole ? 0 : 1), next }
}
