import {
  INSURANCE_PAYS,
  INSURANCE_STAKE,
  isBlackjack,
  isBust,
  type PlayedHand,
  playHands,
  SURRENDER_NET,
  totalOfCards,
} from '@/lib/engines/blackjack/index'
import { tidyNet } from '@/lib/games/ev'
import type { SettledBet } from '@/lib/games/game'
import { SIDE_HAND_NAMES, SIDE_HANDS, sideHandOf } from './hands'
import { SIDE_BETS, type Texas21Rules, type Texas21SideBet } from './rules'
import type { Texas21State } from './state'

/* The settlement, in one place: the end of a round and the words read it. */

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

function endOf(rules: Texas21Rules, state: Texas21State, hand: PlayedHand): Ended {
  const stake = hand.doubled ? 2 : 1
  const { total } = totalOfCards(hand.cards)
  if (state.peek === 'blackjack')
    return isBlackjack(hand)
      ? { net: 0, because: 'both have a blackjack: pushes' }
      : { net: -stake, because: 'dealer has a blackjack: loses' }
  if (isBlackjack(hand)) return { net: rules.blackjackPays, because: `blackjack: wins ${ratio(rules.blackjackPays)}` }
  if (hand.surrendered) return { net: SURRENDER_NET, because: 'surrendered: loses half' }
  if (isBust(hand)) return { net: -stake, because: `bust with ${total}: loses` }
  return endAgainst(total, totalOfCards([...state.upcard, ...state.dealer]).total, stake)
}

function settleHands(rules: Texas21Rules, state: Texas21State): readonly SettledBet[] {
  const { hands } = playHands(state)
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

function settleInsurance({ insurance, peek }: Texas21State): readonly SettledBet[] {
  if (insurance !== 'insure') return []
  const won = peek === 'blackjack'
  const net = won ? INSURANCE_STAKE * INSURANCE_PAYS : -INSURANCE_STAKE
  const because = won ? 'dealer has a blackjack: wins 2 to 1' : 'dealer has no blackjack: loses'
  return [{ bet: 'insurance', name: 'Insurance', stake: INSURANCE_STAKE, net, because }]
}

/** The lowest hand that a side bet pays, after “less than”. */
function leastPaid(rules: Texas21Rules, bet: Texas21SideBet): string {
  const paid = SIDE_HANDS.filter((hand) => (rules.pays[bet][hand] ?? 0) > 0)
  if (paid.length === 0) return 'a hand that is paid'
  const least = paid.reduce((low, hand) => ((rules.pays[bet][hand] ?? 0) < (rules.pays[bet][low] ?? 0) ? hand : low))
  const name = SIDE_HAND_NAMES[least].toLowerCase()
  return name.includes('of a kind') ? name : `a ${name}`
}

function settleSide(
  rules: Texas21Rules,
  state: Texas21State,
  bet: Texas21SideBet,
  name: string,
): readonly SettledBet[] {
  const stake = state.sides[bet]
  if (stake === undefined) return []
  const hand = sideHandOf([...state.hand, ...state.upcard, ...(state.flop ?? [])])
  const pay = hand === undefined ? 0 : (rules.pays[bet][hand] ?? 0)
  return [
    {
      bet,
      name,
      stake,
      net: tidyNet(pay > 0 ? stake * pay : -stake),
      because:
        pay > 0 && hand ? `${SIDE_HAND_NAMES[hand]}: wins ${pay} to 1` : `less than ${leastPaid(rules, bet)}: loses`,
    },
  ]
}

/** Every bet of a finished round. The net is the main game’s, insurance among it, in bets. */
export function settle(
  rules: Texas21Rules,
  state: Texas21State,
): { readonly bets: readonly SettledBet[]; readonly net: number } {
  const main = [...settleHands(rules, state), ...settleInsurance(state)]
  const sides = SIDE_BETS.flatMap(({ id, name }) => settleSide(rules, state, id, name))
  return { bets: [...main, ...sides], net: tidyNet(main.reduce((sum, { net }) => sum + net, 0)) }
}
