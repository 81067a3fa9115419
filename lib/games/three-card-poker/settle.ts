import { strengthOfCards } from '@/lib/cards/one-hand'
import { handOf } from '@/lib/cards/strength'
import type { PokerHand, ThreeCardHand } from '@/lib/cards/hands'
import { handOfThree } from '@/lib/cards/three'
import { HAND_NAMES } from '@/lib/cards/words'
import { tidyNet } from '@/lib/games/ev'
import type { SettledBet } from '@/lib/games/game'
import { qualifyingStrength, type ThreeCardRules } from './rules'
import { strengthOf, type ThreeCardState } from './state'

/* The settlement, in one place: the end of a round, the solver and the words read it. */

/** How a played hand ends for the ante and the Play bet. */
export const ENDINGS = ['win', 'tie', 'loss', 'not-qualified'] as const
export type Ending = (typeof ENDINGS)[number]

/** How a proof counts them. */
export const TALLY_NAMES: Readonly<Record<Ending, string>> = {
  win: 'wins',
  tie: 'ties',
  loss: 'loses',
  'not-qualified': 'dealer does not qualify',
}

/** What the ante and the Play bet come to, in antes. */
export const ENDING_NETS: Readonly<Record<Ending, { readonly ante: number; readonly play: number }>> = {
  'not-qualified': { ante: 1, play: 0 },
  win: { ante: 1, play: 1 },
  tie: { ante: 0, play: 0 },
  loss: { ante: -1, play: -1 },
}

export const FOLD_NET = -1

export function endingOf(player: number, dealer: number, qualifying: number): Ending {
  if (dealer < qualifying) return 'not-qualified'
  return player > dealer ? 'win' : player === dealer ? 'tie' : 'loss'
}

/** The bonus on the ante, to one; a mini royal is a straight flush here. */
export function anteBonusPay(rules: ThreeCardRules, hand: ThreeCardHand): number {
  return rules.pays.anteBonus[hand === 'mini-royal' ? 'straight-flush' : hand] ?? 0
}

/** What Pair Plus pays to one; 0 loses. A mini royal without a price of its own is paid as a straight flush. */
export function pairPlusPay(rules: ThreeCardRules, hand: ThreeCardHand): number {
  const table = rules.pays['pair-plus']
  return (table[hand] ?? 0) || (hand === 'mini-royal' ? (table['straight-flush'] ?? 0) : 0)
}

/** What the 6 Card Bonus pays to one; 0 loses. */
export const sixCardPay = (rules: ThreeCardRules, hand: PokerHand): number => rules.pays['six-card'][hand] ?? 0

const BECAUSE: Readonly<Record<Ending, { readonly ante: string; readonly play: string }>> = {
  'not-qualified': { ante: 'dealer does not qualify: wins 1 to 1', play: 'dealer does not qualify: pushes' },
  win: { ante: 'higher hand: wins 1 to 1', play: 'higher hand: wins 1 to 1' },
  tie: { ante: 'equal hands: pushes', play: 'equal hands: pushes' },
  loss: { ante: 'dealer’s hand is higher: loses', play: 'dealer’s hand is higher: loses' },
}

function settleMain(rules: ThreeCardRules, state: ThreeCardState): readonly SettledBet[] {
  if (state.did === 'fold') return [{ bet: 'ante', name: 'Ante', stake: 1, net: FOLD_NET, because: 'folded: loses' }]
  const strength = strengthOf(state.hand)
  const ending = endingOf(strength, strengthOf(state.dealer), qualifyingStrength(rules))
  const because = BECAUSE[ending]
  const net = ENDING_NETS[ending]
  const bets = [
    { bet: 'ante', name: 'Ante', stake: 1, net: net.ante, because: because.ante },
    { bet: 'play', name: 'Play', stake: 1, net: net.play, because: because.play },
  ]
  const hand = handOfThree(strength)
  const bonus = anteBonusPay(rules, hand)
  if (bonus === 0) return bets
  return [
    ...bets,
    {
      bet: 'ante-bonus',
      name: 'Ante bonus',
      stake: 0,
      net: bonus,
      because: `${HAND_NAMES[hand]}: ${bonus} to 1 on the ante`,
    },
  ]
}

function settleSide(bet: string, name: string, stake: number, hand: keyof typeof HAND_NAMES, pay: number): SettledBet {
  const because = pay > 0 ? `${HAND_NAMES[hand]}: wins ${pay} to 1` : `${HAND_NAMES[hand]}: loses`
  return { bet, name, stake, net: tidyNet(pay > 0 ? stake * pay : -stake), because }
}

function settleSides(rules: ThreeCardRules, { hand, dealer, sides }: ThreeCardState): readonly SettledBet[] {
  const bets: SettledBet[] = []
  const pairPlus = sides['pair-plus']
  if (pairPlus !== undefined) {
    const made = handOfThree(strengthOf(hand))
    bets.push(settleSide('pair-plus', 'Pair Plus', pairPlus, made, pairPlusPay(rules, made)))
  }
  const sixCard = sides['six-card']
  if (sixCard !== undefined) {
    const made = handOf(strengthOfCards([...hand, ...dealer]))
    bets.push(settleSide('six-card', '6 Card Bonus', sixCard, made, sixCardPay(rules, made)))
  }
  return bets
}

/** Every bet of a finished round. The net is the main game’s, in antes. */
export function settle(
  rules: ThreeCardRules,
  state: ThreeCardState,
): { readonly bets: readonly SettledBet[]; readonly net: number } {
  const main = settleMain(rules, state)
  return { bets: [...main, ...settleSides(rules, state)], net: tidyNet(main.reduce((sum, bet) => sum + bet.net, 0)) }
}
