import { strengthOfCards } from '@/lib/cards/one-hand'
import { handOf } from '@/lib/cards/strength'
import type { Card } from '@/lib/cards/card'
import type { PokerHand } from '@/lib/cards/hands'
import { HAND_NAMES } from '@/lib/cards/words'
import { tidyNet } from '@/lib/games/ev'
import type { PayTable, SettledBet } from '@/lib/games/game'
import { payInWords } from '@/lib/games/pays'
import { qualifyingStrength } from '@/lib/holdem/qualifying'
import type { UltimateRules } from './rules'
import { playBet, type UltimateState } from './state'

/*
 * The settlement of a round, in one place: the felt, the words and the solver read it.
 */

/** How a round ended, as far as money is concerned. */
export type Ending =
  | { readonly kind: 'fold' }
  | { readonly kind: 'tie' }
  | { readonly kind: 'loss'; readonly qualified: boolean }
  | { readonly kind: 'win'; readonly qualified: boolean; readonly hand: PokerHand }

/** Net of each main bet in antes, for a Play bet of `raise` antes. */
export interface Nets {
  readonly ante: number
  readonly blind: number
  readonly play: number
}

const LOST: Nets = { ante: -1, blind: -1, play: 0 }

/** The rules of paying and taking. A tie pushes everything; the Ante is in action only against a dealer who qualifies. */
export function nets(rules: UltimateRules, raise: number, ending: Ending): Nets {
  switch (ending.kind) {
    case 'fold':
      return LOST
    case 'tie':
      return { ante: 0, blind: 0, play: 0 }
    case 'loss':
      return { ante: ending.qualified ? -1 : 0, blind: -1, play: -raise }
    case 'win':
      return { ante: ending.qualified ? 1 : 0, blind: rules.pays.blind[ending.hand] ?? 0, play: raise }
  }
}

/** The main game's net, the decimal that it is exactly. */
export const netOf = ({ ante, blind, play }: Nets): number => tidyNet(ante + blind + play)

/** The strength of the best five of a hand and a whole board. */
export const strengthOf = (hand: readonly Card[], board: readonly Card[]): number =>
  strengthOfCards([...hand, ...board])

/** How the round of a state with nothing left to deal or decide ended. */
export function endingOf(rules: UltimateRules, state: UltimateState): Ending {
  if (state.did.includes('fold')) return { kind: 'fold' }
  const player = strengthOf(state.hand, state.board)
  const dealer = strengthOf(state.dealer, state.board)
  if (player === dealer) return { kind: 'tie' }
  const qualified = dealer >= qualifyingStrength(rules.qualifies)
  return player > dealer ? { kind: 'win', qualified, hand: handOf(player) } : { kind: 'loss', qualified }
}

/** Every bet of a finished round; `net` is the main game's, in antes. */
export function settle(
  rules: UltimateRules,
  state: UltimateState,
): { readonly bets: readonly SettledBet[]; readonly net: number } {
  const ending = endingOf(rules, state)
  const raise = playBet(state.did)
  const main = nets(rules, raise, ending)
  const bets: SettledBet[] = [
    { bet: 'ante', name: 'Ante', stake: 1, net: main.ante, because: whyAnte(ending) },
    { bet: 'blind', name: 'Blind', stake: 1, net: main.blind, because: whyBlind(rules.pays.blind, ending) },
  ]
  if (raise > 0) bets.push({ bet: 'play', name: 'Play', stake: raise, net: main.play, because: whyPlay(ending) })
  const trips = state.sides['trips'] ?? 0
  return { bets: trips > 0 ? [...bets, settleTrips(rules, state, trips)] : bets, net: netOf(main) }
}

function whyAnte(ending: Ending): string {
  switch (ending.kind) {
    case 'fold':
      return 'folded: loses'
    case 'tie':
      return 'tie: pushes'
    case 'loss':
      return ending.qualified ? 'dealer’s hand is higher: loses' : 'dealer does not qualify: pushes'
    case 'win':
      return ending.qualified ? 'wins 1 to 1' : 'dealer does not qualify: pushes'
  }
}

function whyBlind(table: PayTable, ending: Ending): string {
  switch (ending.kind) {
    case 'fold':
      return 'folded: loses'
    case 'tie':
      return 'tie: pushes'
    case 'loss':
      return 'dealer’s hand is higher: loses'
    case 'win': {
      const pay = table[ending.hand] ?? 0
      return `${HAND_NAMES[ending.hand]}: ${pay > 0 ? `wins ${payInWords(pay)}` : 'no pay, pushes'}`
    }
  }
}

function whyPlay(ending: Ending): string {
  switch (ending.kind) {
    case 'fold':
      return 'folded'
    case 'tie':
      return 'tie: pushes'
    case 'loss':
      return 'dealer’s hand is higher: loses'
    case 'win':
      return 'wins 1 to 1'
  }
}

/** Trips goes by the player's best five of seven alone: a loss or a fold on the river, where all seven are known, does not touch it. */
function settleTrips(rules: UltimateRules, state: UltimateState, stake: number): SettledBet {
  const hand = handOf(strengthOf(state.hand, state.board))
  const pay = rules.pays.trips[hand] ?? 0
  const bet = { bet: 'trips', name: 'Trips', stake }
  if (pay > 0) return { ...bet, net: tidyNet(stake * pay), because: `${HAND_NAMES[hand]}: wins ${payInWords(pay)}` }
  return { ...bet, net: -stake, because: `${HAND_NAMES[hand]}: loses` }
}
