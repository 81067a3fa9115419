import { type Card, rankOfLetter, suitOf } from '@/lib/cards/card'
import { strengthOfCards } from '@/lib/cards/one-hand'
import { handOf, leastPairStrength, STRENGTHS } from '@/lib/cards/strength'
import type { PokerHand } from '@/lib/cards/hands'
import { HAND_NAMES } from '@/lib/cards/words'
import { tidyNet } from '@/lib/games/ev'
import type { SettledBet } from '@/lib/games/game'
import { payInWords } from '@/lib/games/pays'
import { MIX_AND_MATCH, type Position, POSITION_NAMES, type XxRules } from './rules'
import { positionOf, type XxState } from './state'

/* The settlement, in one place: the end of a round, the solver and the words read it. */

/** What money tells apart in the best five of six, weakest first: `less` is less than a pair of jacks. */
export const RESULTS = [
  'less',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
] as const
export type HandResult = (typeof RESULTS)[number]

export const RESULT_NAMES: Readonly<Record<HandResult, string>> = {
  ...HAND_NAMES,
  less: 'Less than a pair of jacks',
  pair: 'Pair of jacks or better',
}

const JACKS = leastPairStrength(rankOfLetter('J'))

const resultAt = (strength: number, hand: PokerHand): HandResult =>
  hand === 'high-card' || strength < JACKS ? 'less' : hand

/** For each strength of five cards: the place of its result in RESULTS. */
export const RESULT_AT: Uint8Array = Uint8Array.from({ length: STRENGTHS }, (_, strength) =>
  RESULTS.indexOf(resultAt(strength, handOf(strength))),
)

/** What the three own cards, placed or not, and the three in common make. */
export const resultOf = ({ hand, community }: XxState): HandResult =>
  RESULTS[RESULT_AT[strengthOfCards([...hand, ...community])]!]!

/** The net of one unit staked. */
export function payOf(rules: XxRules, position: Position, result: HandResult): number {
  if (result === 'less') return rules.lessThanJacks[position] === 'loses' ? -1 : 0
  return rules.pays[position][result] ?? 0
}

/** The nets of one unit staked, by result, in the order of RESULTS. */
export const paysAt = (rules: XxRules, position: Position): readonly number[] =>
  RESULTS.map((result) => payOf(rules, position, result))

function settleMain(rules: XxRules, state: XxState): readonly SettledBet[] {
  const position = positionOf(state)
  const result = resultOf(state)
  const pay = payOf(rules, position, result)
  const end = pay > 0 ? `wins ${payInWords(pay)}` : pay < 0 ? 'loses' : 'pushes'
  const because = `${RESULT_NAMES[result].toLowerCase()} at ${POSITION_NAMES[position]}: ${end}`
  const bet = (id: string, name: string, stake: number): SettledBet => ({
    bet: id,
    name,
    stake,
    net: tidyNet(stake * pay),
    because,
  })
  const addOn = state.addOn ?? 0
  return [bet('play', 'Play', 1), ...(addOn > 0 ? [bet('add-on', 'Add-on', addOn)] : [])]
}

// ——— Mix & Match ————————————————————————————————————————————————————————————————————————————————————————————

/** How Mix & Match goes: by how many suits there are. */
export const MIX_RESULTS = ['mix', 'match'] as const
export type MixResult = (typeof MIX_RESULTS)[number]

export const MIX_NAMES: Readonly<Record<MixResult, string>> = { mix: 'Mix', match: 'Match' }
const MIX_REASONS: Readonly<Record<MixResult, string>> = { mix: 'all four suits', match: 'all of one suit' }

/** What Mix & Match pays to one; 0 loses. */
export const mixPay = (rules: XxRules, result: MixResult): number => rules.pays[MIX_AND_MATCH][result] ?? 0

function mixResultOf(cards: readonly Card[]): MixResult | undefined {
  const suits = new Set(cards.map(suitOf)).size
  return suits === 1 ? 'match' : suits === 4 ? 'mix' : undefined
}

function settleMix(rules: XxRules, { hand, third }: XxState, stake: number): SettledBet {
  const bet = { bet: MIX_AND_MATCH, name: 'Mix & Match', stake }
  const result = mixResultOf([...hand, third!])
  const pay = result === undefined ? 0 : mixPay(rules, result)
  const suits = result === undefined ? 'neither one suit nor four' : MIX_REASONS[result]
  if (pay > 0) return { ...bet, net: tidyNet(stake * pay), because: `${suits}: wins ${payInWords(pay)}` }
  return { ...bet, net: -stake, because: `${suits}: loses` }
}

/** Every bet of a finished round. The net is the main game’s, in Play bets. */
export function settle(rules: XxRules, state: XxState): { readonly bets: readonly SettledBet[]; readonly net: number } {
  const main = settleMain(rules, state)
  const side = state.sides[MIX_AND_MATCH]
  return {
    bets: side === undefined ? main : [...main, settleMix(rules, state, side)],
    net: tidyNet(main.reduce((sum, bet) => sum + bet.net, 0)),
  }
}
