import { tidyNet } from '@/lib/games/ev'
import type { SettledBet } from '@/lib/games/game'
import { isBlackjack, isBust, type PlayedHand, playHands } from './hands-played'
import { type BlackjackState, isDealersBlackjack } from './round'
import { type BlackjackRules, INSURANCE_PAYS, INSURANCE_STAKE, SURRENDER_NET } from './rules'
import { totalOfCards } from './totals'

/* What every hand and the insurance of a finished round won or lost, in one place: the end of a round and the words read it. */

const RATIOS: Readonly<Record<string, string>> = {
  1: '1 to 1',
  1.2: '6 to 5',
  1.4: '7 to 5',
  1.5: '3 to 2',
  2: '2 to 1',
}
export const ratio = (pays: number): string => RATIOS[pays] ?? `${pays} to 1`

export const betId = (at: number): string => (at === 0 ? 'main' : `main-${at + 1}`)
export const betName = (at: number, hands: number): string => (hands === 1 ? 'Bet' : `Hand ${at + 1}`)

interface Ended {
  readonly net: number
  readonly because: string
}

function endAgainst(player: number, dealer: number, stake: number): Ended {
  if (dealer > 21) return { net: stake, because: `dealer is bust with ${dealer}: wins 1 to 1` }
  if (player === dealer) return { net: 0, because: `${player} each: pushes` }
  return player > dealer
    ? { net: stake, because: `${player} beats ${dealer}: wins 1 to 1` }
    : { net: -stake, because: `${dealer} beats ${player}: loses` }
}

function endOf(rules: BlackjackRules, state: BlackjackState, hand: PlayedHand): Ended {
  const stake = hand.doubled ? 2 : 1
  const { total } = totalOfCards(hand.cards)
  if (isBust(hand)) return { net: -stake, because: `bust with ${total}: loses` }
  if (isDealersBlackjack(state))
    return isBlackjack(hand)
      ? { net: 0, because: 'both have a blackjack: pushes' }
      : { net: -stake, because: 'dealer has a blackjack: loses' }
  if (isBlackjack(hand)) return { net: rules.blackjackPays, because: `blackjack: wins ${ratio(rules.blackjackPays)}` }
  if (hand.surrendered) return { net: SURRENDER_NET, because: 'surrendered: loses half' }
  return endAgainst(total, totalOfCards([...state.upcard, ...state.dealer]).total, stake)
}

function settleHands(rules: BlackjackRules, state: BlackjackState): readonly SettledBet[] {
  const { hands } = playHands(state, rules)
  return hands.map((hand, at) => {
    const ended = endOf(rules, state, hand)
    return {
      bet: betId(at),
      name: betName(at, hands.length),
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
  const because = won ? 'dealer has a blackjack: wins 2 to 1' : 'dealer has no blackjack: loses'
  return [{ bet: 'insurance', name: 'Insurance', stake: INSURANCE_STAKE, net, because }]
}

/** The bets of the main game, insurance among them, and their net in bets. */
export function settleMain(
  rules: BlackjackRules,
  state: BlackjackState,
): { readonly bets: readonly SettledBet[]; readonly net: number } {
  const bets = [...settleHands(rules, state), ...settleInsurance(state)]
  return { bets, net: tidyNet(bets.reduce((sum, { net }) => sum + net, 0)) }
}
