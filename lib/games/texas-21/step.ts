import type { Card } from '@/lib/cards/card'
import type { Step } from '@/lib/games/game'
import {
  isBlackjack,
  isBust,
  type PlayerSide,
  playHands,
  playsAt,
  totalOfCards,
  valueOf,
} from '@/lib/engines/blackjack/index'
import type { Texas21Rules } from './rules'
import { settle } from './settle'
import { blackjackHole, FLOP_CARDS, INSURANCE_ACTIONS, type Texas21Action, type Texas21State, unseen } from './state'

type Texas21Step = Step<Texas21State, Texas21Action>

/** Whether the dealer takes another card with these. */
export function dealerDraws(rules: Texas21Rules, cards: readonly Card[]): boolean {
  const { total, soft } = totalOfCards(cards)
  return total < 17 || (total === 17 && soft && rules.soft17 === 'hit')
}

/** Two cards, the up card, the flop; insurance; the dealer looks; the player's hands; the dealer's; the end. */
export function step(rules: Texas21Rules, state: Texas21State): Texas21Step {
  if (state.hand.length === 0) return deal(rules, state, 'hand', 'hand', 2)
  if (state.upcard.length === 0) return deal(rules, state, 'upcard', 'upcard', 1)
  if (state.flop?.length === 0) return deal(rules, state, 'flop', 'flop', FLOP_CARDS)
  const hole = blackjackHole(state)
  if (hole !== undefined && state.peek === null)
    return hole === 10 && state.insurance === null ? insure(state) : peek(rules, state, hole)
  return state.peek === 'blackjack' ? showBlackjack(rules, state) : play(rules, state)
}

function deal(
  rules: Texas21Rules,
  state: Texas21State,
  stage: string,
  place: 'hand' | 'upcard' | 'flop',
  count: number,
): Texas21Step {
  return { kind: 'deal', stage, stub: unseen(rules, state), count, next: (cards) => ({ ...state, [place]: cards }) }
}

function insure(state: Texas21State): Texas21Step {
  const next = (insurance: Texas21Action): Texas21State => ({
    ...state,
    insurance: insurance === 'insure' ? 'insure' : 'decline',
  })
  return { kind: 'decide', stage: 'insurance', actions: INSURANCE_ACTIONS, next }
}

/** The dealer looks at the hole card; the player learns only whether it is a blackjack. The card itself is dealt when it is shown. */
function peek(rules: Texas21Rules, state: Texas21State, hole: number): Texas21Step {
  const next = ([card]: readonly Card[]): Texas21State => ({
    ...state,
    peek: valueOf(card!) === hole ? 'blackjack' : 'no-blackjack',
  })
  return { kind: 'deal', stage: 'peek', stub: unseen(rules, state), count: 1, faceDown: true, next }
}

function showBlackjack(rules: Texas21Rules, state: Texas21State): Texas21Step {
  if (state.dealer.length > 0) return { kind: 'end', ...settle(rules, state) }
  const weight = ([card]: readonly Card[]): number => (valueOf(card!) === blackjackHole(state) ? 1 : 0)
  return {
    kind: 'deal',
    stage: 'hole',
    stub: unseen(rules, state),
    count: 1,
    weight,
    next: (dealer) => ({ ...state, dealer }),
  }
}

function play(rules: Texas21Rules, state: Texas21State): Texas21Step {
  const side = playHands(state)
  switch (side.waits) {
    case 'action':
      return {
        kind: 'decide',
        stage: 'play',
        actions: playsAt(rules, side),
        next: (action) => ({ ...state, did: [...state.did, action as Texas21State['did'][number]] }),
      }
    case 'card':
      return draw(rules, state)
    case 'nothing':
      return dealersTurn(rules, state, side)
  }
}

/**
 * A card for the player. That the hole card is no blackjack makes the cards which would have been one likelier to come:
 * of `left` cards, `such` of them such, the other cards leave left − 1 − such holes of left − 1, such a card one more.
 */
function draw(rules: Texas21Rules, state: Texas21State): Texas21Step {
  const stub = unseen(rules, state)
  const hole = blackjackHole(state)
  const next = ([card]: readonly Card[]): Texas21State => ({ ...state, drawn: [...state.drawn, card!] })
  if (hole === undefined) return { kind: 'deal', stage: 'draw', stub, count: 1, next }
  const such = stub.filter((card) => valueOf(card) === hole).length
  const weight = ([card]: readonly Card[]): number => stub.length - such - (valueOf(card!) === hole ? 0 : 1)
  return { kind: 'deal', stage: 'draw', stub, count: 1, weight, next }
}

/** The dealer plays only against a hand that can still win or lose by what he gets. */
const isContested = ({ hands }: PlayerSide): boolean =>
  hands.some((hand) => !isBust(hand) && !hand.surrendered && !isBlackjack(hand))

function dealersTurn(rules: Texas21Rules, state: Texas21State, side: PlayerSide): Texas21Step {
  const cards = [...state.upcard, ...state.dealer]
  const isDone = !isContested(side) || (state.dealer.length > 0 && !dealerDraws(rules, cards))
  if (isDone) return { kind: 'end', ...settle(rules, state) }
  const next = ([card]: readonly Card[]): Texas21State => ({ ...state, dealer: [...state.dealer, card!] })
  const stub = unseen(rules, state)
  const hole = blackjackHole(state)
  if (state.dealer.length > 0 || hole === undefined) return { kind: 'deal', stage: 'dealer', stub, count: 1, next }
  return { kind: 'deal', stage: 'hole', stub, count: 1, weight: ([card]) => (valueOf(card!) === hole ? 0 : 1), next }
}
