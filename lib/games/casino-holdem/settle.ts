import type { Card } from '@/lib/cards/card'
import { strengthOfCards } from '@/lib/cards/one-hand'
import { handOf, leastPairStrength } from '@/lib/cards/strength'
import { POKER_HANDS, type PokerHand } from '@/lib/cards/hands'
import { HAND_NAMES } from '@/lib/cards/words'
import { tidyNet } from '@/lib/games/ev'
import type { SettledBet } from '@/lib/games/game'
import { payInWords } from '@/lib/games/pays'
import { qualifyingStrength } from '@/lib/holdem/qualifying'
import type { CasinoRules } from './rules'
import { boxesOf, CALL, type CasinoAction, type CasinoState } from './state'

/* The settlement of a round, in one place: the felt, the words and the solver read it. */

/** How the two hands compare, from the player's side. */
export type Comparison = 'higher' | 'equal' | 'lower'

/** How a box ended, as far as money is concerned. `hand` is the player's best five of seven. */
export type Ending =
  | { readonly kind: 'fold' }
  | {
      readonly kind: 'showdown'
      readonly qualified: boolean
      readonly comparison: Comparison
      readonly hand: PokerHand
    }

export interface Nets {
  readonly ante: number
  readonly call: number
}

/** A fold loses the ante. */
export const FOLD_NET = -1

/** The net of ante and call, in antes. */
export function nets(rules: CasinoRules, ending: Ending): Nets {
  if (ending.kind === 'fold') return { ante: FOLD_NET, call: 0 }
  const pay = rules.pays.ante[ending.hand] ?? 0
  if (!ending.qualified) return { ante: noGameNet(rules, ending.comparison, pay), call: 0 }
  switch (ending.comparison) {
    case 'higher':
      return { ante: pay, call: CALL }
    case 'equal':
      return { ante: 0, call: 0 }
    case 'lower':
      return { ante: -1, call: -CALL }
  }
}

/** What the ante nets against a dealer without a game, its table paying `pay`. */
function noGameNet(rules: CasinoRules, comparison: Comparison, pay: number): number {
  switch (rules.noGame) {
    case 'table':
      return pay
    case 'even-money':
      return 1
    case 'push-if-lower':
      return comparison === 'higher' ? pay : 0
    case 'lose-if-lower':
      return comparison === 'higher' ? pay : comparison === 'equal' ? 0 : -1
  }
}

/** The main game's net, the decimal that it is exactly. */
export const netOf = ({ ante, call }: Nets): number => tidyNet(ante + call)

export function endingOf(rules: CasinoRules, state: CasinoState, hand: readonly Card[], did: CasinoAction): Ending {
  if (did === 'fold') return { kind: 'fold' }
  const player = strengthOfCards([...hand, ...state.board])
  const dealer = strengthOfCards([...state.dealer, ...state.board])
  const comparison = player > dealer ? 'higher' : player === dealer ? 'equal' : 'lower'
  return {
    kind: 'showdown',
    qualified: dealer >= qualifyingStrength(rules.qualifies),
    comparison,
    hand: handOf(player),
  }
}

const inWords = (net: number): string => (net > 0 ? `wins ${payInWords(net)}` : net === 0 ? 'pushes' : 'loses')

function whyAnte(ending: Ending, net: number): string {
  if (ending.kind === 'fold') return 'folded: loses'
  const { qualified, comparison, hand } = ending
  if (!qualified)
    return `dealer has no game${net <= 0 && comparison === 'lower' ? ' but is higher' : ''}: ${inWords(net)}`
  if (comparison === 'higher') return `${HAND_NAMES[hand]}: ${inWords(net)}`
  return comparison === 'equal' ? 'tie: pushes' : 'dealer’s hand is higher: loses'
}

function whyCall(ending: Ending): string {
  if (ending.kind === 'fold') return 'folded'
  if (!ending.qualified) return 'dealer has no game: pushes'
  const words = { higher: 'wins 1 to 1', equal: 'tie: pushes', lower: 'dealer’s hand is higher: loses' }
  return words[ending.comparison]
}

/** Ante and call of one box; the second box's bets carry its name. */
function settleBox(
  rules: CasinoRules,
  state: CasinoState,
  box: number,
): { readonly bets: readonly SettledBet[]; readonly net: number } {
  const did = state.did[box]!
  const ending = endingOf(rules, state, boxesOf(state)[box]!, did)
  const net = nets(rules, ending)
  const [id, name] = box === 0 ? ['', ''] : ['other-', 'Second box: ']
  const bets = [{ bet: `${id}ante`, name: `${name}Ante`, stake: 1, net: net.ante, because: whyAnte(ending, net.ante) }]
  const called =
    did === 'call'
      ? [{ bet: `${id}call`, name: `${name}Call`, stake: CALL, net: net.call, because: whyCall(ending) }]
      : []
  return { bets: [...bets, ...called], net: netOf(net) }
}

/** What the bonus bet pays to one for a five-card hand: a pair of aces or better by the table; 0 loses. */
export const bonusPay = (rules: CasinoRules, strength: number): number =>
  strength >= leastPairStrength(12) ? (rules.pays.bonus[handOf(strength)] ?? 0) : 0

/** By the first five cards of the first box, whatever it decided. */
function settleBonus(rules: CasinoRules, state: CasinoState, stake: number): SettledBet {
  const strength = strengthOfCards([...state.hand, ...state.board.slice(0, 3)])
  const pay = bonusPay(rules, strength)
  const hand = handOf(strength)
  const name =
    hand === 'pair'
      ? strength >= leastPairStrength(12)
        ? 'Pair of aces'
        : 'Less than a pair of aces'
      : HAND_NAMES[hand]
  const bet = { bet: 'bonus', name: 'Bonus', stake }
  if (pay > 0) return { ...bet, net: tidyNet(stake * pay), because: `${name}: wins ${payInWords(pay)}` }
  return { ...bet, net: -stake, because: `${name}: loses` }
}

/** Every bet of a finished round; `net` is the main game's of all boxes, in antes. */
export function settle(
  rules: CasinoRules,
  state: CasinoState,
): { readonly bets: readonly SettledBet[]; readonly net: number } {
  const boxes = boxesOf(state).map((_, box) => settleBox(rules, state, box))
  const stake = state.sides['bonus'] ?? 0
  const bonus = stake > 0 ? [settleBonus(rules, state, stake)] : []
  return {
    bets: [...boxes.flatMap(({ bets }) => bets), ...bonus],
    net: tidyNet(boxes.reduce((sum, { net }) => sum + net, 0)),
  }
}

/** Net results by the player's hand in the order of POKER_HANDS, for one ending. */
export const netsByHand = (rules: CasinoRules, qualified: boolean, comparison: Comparison): number[] =>
  POKER_HANDS.map((hand) => netOf(nets(rules, { kind: 'showdown', qualified, comparison, hand })))
