import { tidyNet } from '@/lib/game/ev'
import type { SettledBet } from '@/lib/game/game'
import type { Messages } from '@/lib/messages/words/blackjack/en'
import type { Message } from '@/lib/messages/message'
import { handsOf, isBlackjack, isBust, type PlayedHand } from './hands-played'
import { type BlackjackState, isDealersBlackjack } from './round'
import { type BlackjackRules, INSURANCE_PAYS, INSURANCE_STAKE, SURRENDER_NET } from './rules'
import { totalOfCards } from './totals'

/*
 * What every hand and the insurance of a finished round win or lose. Both the end of the round and its messages use it.
 */

/** The id of the bet on a hand by its index: `main`, then `main-2`, `main-3`. */
export const betId = (at: number): string => (at === 0 ? 'main' : `main-${at + 1}`)
/** The hand that a bet belongs to, if there are several. */
export const handOfBet = (at: number, hands: number): { readonly hand?: number } =>
  hands === 1 ? {} : { hand: at + 1 }

/** The reason for the result of a bet of the main game. */
export type Reason = Message<Messages['settled']>

interface Ended {
  readonly net: number
  readonly because: Reason
}

function endAgainst(player: number, dealer: number, stake: number): Ended {
  if (dealer > 21) return { net: stake, because: { id: 'dealerBust', args: { dealer } } }
  if (player === dealer) return { net: 0, because: { id: 'sameTotal', args: { total: player } } }
  return player > dealer
    ? { net: stake, because: { id: 'beats', args: { player, dealer } } }
    : { net: -stake, because: { id: 'beaten', args: { player, dealer } } }
}

function endOf(rules: BlackjackRules, state: BlackjackState, hand: PlayedHand): Ended {
  const stake = hand.doubled ? 2 : 1
  const { total } = totalOfCards(hand.cards)
  if (isBust(hand)) return { net: -stake, because: { id: 'bust', args: { total } } }
  if (isDealersBlackjack(state))
    return isBlackjack(hand)
      ? { net: 0, because: { id: 'bothBlackjack' } }
      : { net: -stake, because: { id: 'dealerBlackjack' } }
  if (isBlackjack(hand))
    return { net: rules.blackjackPays, because: { id: 'blackjack', args: { pays: rules.blackjackPays } } }
  if (hand.surrendered) return { net: SURRENDER_NET, because: { id: 'surrendered' } }
  return endAgainst(total, totalOfCards([...state.upcard, ...state.dealer]).total, stake)
}

function settleHands(rules: BlackjackRules, state: BlackjackState): readonly SettledBet[] {
  const { hands } = handsOf(state, rules)
  return hands.map((hand, at) => {
    const ended = endOf(rules, state, hand)
    return {
      bet: betId(at),
      ...handOfBet(at, hands.length),
      stake: hand.doubled ? 2 : 1,
      net: ended.net,
      because: ended.because,
    }
  })
}

function settleInsurance(state: BlackjackState): readonly SettledBet[] {
  if (state.insurance !== 'insure') return []
  const won = isDealersBlackjack(state)
  const net = won ? INSURANCE_STAKE * INSURANCE_PAYS : -INSURANCE_STAKE
  const because: Reason = { id: won ? 'insured' : 'uninsured' }
  return [{ bet: 'insurance', stake: INSURANCE_STAKE, net, because }]
}

/** The bets of the main game, insurance among them, with their net in bets. */
export function settleMain(
  rules: BlackjackRules,
  state: BlackjackState,
): { readonly bets: readonly SettledBet[]; readonly net: number } {
  const bets = [...settleHands(rules, state), ...settleInsurance(state)]
  return { bets, net: tidyNet(bets.reduce((sum, { net }) => sum + net, 0)) }
}
