import { ACE, RANKS, rankOf, type Card } from '@/lib/cards/card'
import { strengthOfCards } from '@/lib/cards/one-hand'
import { handOf } from '@/lib/cards/strength'
import { isSuited, ranksOf } from '@/lib/cards/hole-cards'
import { POKER_HANDS, type PokerHand } from '@/lib/cards/hands'
import { HAND_NAMES } from '@/lib/cards/words'
import { tidyNet } from '@/lib/games/ev'
import type { SettledBet } from '@/lib/games/game'
import { payInWords } from '@/lib/games/pays'
import { BONUS_HAND_NAMES, type BonusHand, type BonusRules } from './rules'
import { BETS, hasFolded, STAGES, type BonusStage, type BonusState } from './state'

/* The settlement of a round, in one place: the felt, the words and the solver read it. */

/** How a round ended, as far as money is concerned. */
export type Ending =
  | { readonly kind: 'fold' }
  | { readonly kind: 'tie' }
  | { readonly kind: 'loss' }
  | { readonly kind: 'win'; readonly hand: PokerHand }

/** What the ante pays to one on a win with a hand; 0 gives it back. */
export const antePay = (rules: BonusRules, hand: PokerHand): number =>
  POKER_HANDS.indexOf(hand) >= POKER_HANDS.indexOf(rules.antePaidFrom) ? 1 : 0

/** What one ante of a later bet nets. */
const betNet = (rules: BonusRules, ending: Ending): number =>
  ({ fold: 0, win: 1, tie: rules.ties === 'push' ? 0 : -1, loss: -1 })[ending.kind]

function anteNet(rules: BonusRules, ending: Ending): number {
  if (ending.kind === 'win') return antePay(rules, ending.hand)
  return ending.kind === 'tie' && rules.ties === 'push' ? 0 : -1
}

/** The main game's net in antes, with `bets` antes bet besides the ante. */
export const netOf = (rules: BonusRules, bets: number, ending: Ending): number =>
  anteNet(rules, ending) + bets * betNet(rules, ending)

/** The strength of the best five of a hand and the board. */
export const strengthOf = (hand: readonly Card[], board: readonly Card[]): number =>
  strengthOfCards([...hand, ...board])

/** How the round of a state with nothing left to deal or decide ended. */
export function endingOf(state: BonusState): Ending {
  if (hasFolded(state.did)) return { kind: 'fold' }
  const player = strengthOf(state.hand, state.board)
  const dealer = strengthOf(state.dealer, state.board)
  if (player === dealer) return { kind: 'tie' }
  return player > dealer ? { kind: 'win', hand: handOf(player) } : { kind: 'loss' }
}

function whyBet(rules: BonusRules, ending: Ending): string {
  switch (ending.kind) {
    case 'fold':
      return 'folded'
    case 'tie':
      return rules.ties === 'push' ? 'tie: pushes' : 'tie: loses'
    case 'loss':
      return 'dealer’s hand is higher: loses'
    case 'win':
      return 'higher hand: wins 1 to 1'
  }
}

function whyAnte(rules: BonusRules, ending: Ending): string {
  if (ending.kind === 'fold') return 'folded: loses'
  if (ending.kind !== 'win') return whyBet(rules, ending)
  return antePay(rules, ending.hand) > 0
    ? `${HAND_NAMES[ending.hand]}: wins 1 to 1`
    : `wins with less than a ${rules.antePaidFrom}: pushes`
}

const BET_NAMES: Readonly<Record<BonusStage, { readonly id: string; readonly name: string }>> = {
  preflop: { id: 'flop-bet', name: 'Flop bet' },
  flop: { id: 'turn-bet', name: 'Turn bet' },
  turn: { id: 'river-bet', name: 'River bet' },
}

/** The bet that each stage's “bet” puts down, as the felt names it: for the cards that it buys. */
export const betAt = (stage: BonusStage): { readonly id: string; readonly name: string; readonly stake: number } => ({
  ...BET_NAMES[stage],
  stake: BETS[stage],
})

// ——— Side bets ———————————————————————————————————————————————————————————————————————————————————————————

export const holdsAces = (hand: readonly Card[]): boolean => hand.every((card) => rankOf(card) === ACE)

const TEN = RANKS.indexOf('T')
const KING = RANKS.indexOf('K')

/** What two hole cards are to the bonus bet, or undefined for a hand that it does not pay. The dealer's matter to aces only. */
export function bonusHandOf(hand: readonly Card[], dealer: readonly Card[]): BonusHand | undefined {
  const [low, high] = ranksOf(hand)
  if (holdsAces(hand)) return dealer.length === 2 && holdsAces(dealer) ? 'aces-both' : 'aces'
  if (low === high) return low <= TEN ? 'pair' : 'king-queen-jack-pair'
  if (high !== ACE || low <= TEN) return undefined
  if (low === KING) return isSuited(hand) ? 'ace-king-suited' : 'ace-king-offsuit'
  return isSuited(hand) ? 'ace-queen-jack-suited' : 'ace-queen-jack-offsuit'
}

export const bonusPay = (rules: BonusRules, hand: BonusHand | undefined): number =>
  hand === undefined ? 0 : (rules.pays.bonus[hand] ?? 0)

/** What the First 5 Jackpot pays to one at its fixed prizes; 0 loses. */
export const firstFivePay = (rules: BonusRules, hand: PokerHand): number => rules.pays['first-five'][hand] ?? 0

function settleSide(bet: string, name: string, stake: number, hand: string, pay: number): SettledBet {
  const because = pay > 0 ? `${hand}: wins ${payInWords(pay)}` : `${hand}: loses`
  return { bet, name, stake, net: tidyNet(pay > 0 ? stake * pay : -stake), because }
}

function settleSides(rules: BonusRules, { hand, board, dealer, sides }: BonusState): readonly SettledBet[] {
  const bets: SettledBet[] = []
  if (sides['bonus'] !== undefined) {
    const held = bonusHandOf(hand, dealer)
    bets.push(
      settleSide(
        'bonus',
        'Bonus',
        sides['bonus'],
        held === undefined ? 'no bonus hand' : BONUS_HAND_NAMES[held],
        bonusPay(rules, held),
      ),
    )
  }
  if (sides['first-five'] !== undefined) {
    const made = handOf(strengthOfCards([...hand, ...board.slice(0, 3)]))
    bets.push(
      settleSide('first-five', 'First 5 Jackpot', sides['first-five'], HAND_NAMES[made], firstFivePay(rules, made)),
    )
  }
  return bets
}

/** Every bet of a finished round; `net` is the main game's, in antes. */
export function settle(
  rules: BonusRules,
  state: BonusState,
): { readonly bets: readonly SettledBet[]; readonly net: number } {
  const ending = endingOf(state)
  const ante = { bet: 'ante', name: 'Ante', stake: 1, net: anteNet(rules, ending), because: whyAnte(rules, ending) }
  const later = STAGES.flatMap((stage, i): SettledBet[] => {
    if (state.did[i] !== 'bet') return []
    const { id, name, stake } = betAt(stage)
    return [{ bet: id, name, stake, net: tidyNet(stake * betNet(rules, ending)), because: whyBet(rules, ending) }]
  })
  const main = [ante, ...later]
  return { bets: [...main, ...settleSides(rules, state)], net: tidyNet(main.reduce((sum, { net }) => sum + net, 0)) }
}
