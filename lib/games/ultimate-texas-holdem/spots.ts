import { type Card, rankOfLetter, suitOf } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import type { Drill } from '@/lib/games/teaching'
import { below, draw, type Random } from '@/lib/math/random'
import { ranksOf, startingClass } from '@/lib/cards/hole-cards'
import { gainOfRaising } from './preflop'
import type { UltimateRules } from './rules'
import { STAGES, start, unseen, type UltimateAction, type UltimateState } from './round'
import { advisedAction, dealerOuts, hiddenPairRank, OUTS_TO_FOLD, ruleFor } from './strategy'

export const DRILLS = [
  { id: 'as-dealt', name: 'As dealt', about: 'Whole rounds, from the first two cards to the showdown.' },
  { id: 'close-calls', name: 'Close calls', about: 'Hands near the line, on every street.' },
  { id: 'preflop', name: 'Before the flop', about: 'Four antes now, or wait.', stage: 'preflop' },
  {
    id: 'flop',
    name: 'On the flop',
    about: 'Hands that a sound player has checked: two antes now, or wait for the river.',
    stage: 'flop',
  },
  { id: 'river', name: 'On the river', about: 'Hands checked twice: one ante more, or fold.', stage: 'river' },
] as const satisfies readonly [Drill, ...Drill[]]

export type UltimateDrill = (typeof DRILLS)[number]['id']

const dealHand = (rules: UltimateRules, random: Random): UltimateState => ({
  ...start(rules),
  hand: draw(random, DECK, 2),
})

const checkOn = (random: Random, state: UltimateState, count: number): UltimateState => {
  const did: readonly UltimateAction[] = [...state.did, 'check']
  return { ...state, did, board: [...state.board, ...draw(random, unseen(state), count)] }
}

type Worth = (state: UltimateState) => boolean

/** A spot that was reached as the strategy plays: rounds are dealt until one comes there and is worth asking; undefined after so many. */
export function reach(rules: UltimateRules, random: Random, stage: 'flop' | 'river', worth: Worth): UltimateState
export function reach(
  rules: UltimateRules,
  random: Random,
  stage: 'flop' | 'river',
  worth: Worth,
  most: number,
): UltimateState | undefined
export function reach(
  rules: UltimateRules,
  random: Random,
  stage: 'flop' | 'river',
  worth: Worth,
  most = Infinity,
): UltimateState | undefined {
  for (let i = 0; i < most; i++) {
    const hand = dealHand(rules, random)
    if (advisedAction(rules, hand) !== 'check') continue
    const flop = checkOn(random, hand, 3)
    if (stage === 'flop' && worth(flop)) return flop
    if (stage === 'flop' || advisedAction(rules, flop) !== 'check') continue
    const river = checkOn(random, flop, 2)
    if (worth(river)) return river
  }
  return undefined
}

const GAP_WORTH_ASKING = 0.12

/** A hand before the flop whose class is near the line between raising and checking, under the standard rules. */
function closeHand(rules: UltimateRules, random: Random): UltimateState {
  for (;;) {
    const state = dealHand(rules, random)
    if (Math.abs(gainOfRaising(startingClass(state.hand))) < GAP_WORTH_ASKING) return state
  }
}

const LOW_PAIR = rankOfLetter('5')
const QUEEN = rankOfLetter('Q')

const isOneSuited = (cards: readonly Card[]): boolean => cards.every((card) => suitOf(card) === suitOf(cards[0]!))

/**
 * On the flop low hidden pairs, pairs against a possible flush, draws to one and high cards beside a pair on the board are close:
 * over half of each are within 0.15 antes. Other pairs are clear raises, other hands clear checks.
 */
function isCloseFlop(state: UltimateState): boolean {
  switch (ruleFor(state).id) {
    case 'flop-deuces':
    case 'flop-four-flush':
      return true
    case 'flop-hidden-pair':
      return hiddenPairRank(state) <= LOW_PAIR || isOneSuited(state.board)
    case 'flop-board-pair':
      return ranksOf(state.hand)[1] >= QUEEN
    default:
      return false
  }
}

const OUTS_FROM_THE_LINE = 5

/** On the river the count of the dealer's outs is near the one at which one folds. */
const isCloseRiver = (state: UltimateState): boolean =>
  ruleFor(state).id !== 'river-hidden-pair' && Math.abs(dealerOuts(state) - OUTS_TO_FOLD) <= OUTS_FROM_THE_LINE

/** A decision worth asking. Throws on a drill that there is not. */
export function spot(rules: UltimateRules, drill: string, random: Random): UltimateState {
  switch (drill as UltimateDrill) {
    case 'as-dealt':
    case 'preflop':
      return dealHand(rules, random)
    case 'flop':
      return reach(rules, random, 'flop', () => true)
    case 'river':
      return reach(rules, random, 'river', () => true)
    case 'close-calls':
      return closeSpot(rules, random)
  }
  throw new Error(`there is no drill “${drill}”`)
}

function closeSpot(rules: UltimateRules, random: Random): UltimateState {
  const stage = STAGES[below(random, STAGES.length)]!
  switch (stage) {
    case 'preflop':
      return closeHand(rules, random)
    case 'flop':
      return reach(rules, random, 'flop', isCloseFlop)
    case 'river':
      return reach(rules, random, 'river', isCloseRiver)
  }
}
