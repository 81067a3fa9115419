import { DECK } from '@/lib/cards/deck'
import type { Drill } from '@/lib/games/teaching'
import { below, draw, type Random } from '@/lib/math/random'
import type { BonusRules } from './rules'
import { STAGES, start, unseen, type BonusAction, type BonusState } from './round'
import { adviceFor, isNearTheLine } from './strategy'

export const DRILLS = [
  { id: 'as-dealt', name: 'As dealt', about: 'Whole rounds, from the first two cards to the showdown.' },
  { id: 'close-calls', name: 'Close calls', about: 'Hands near the line, on every street.' },
  {
    id: 'preflop',
    name: 'Before the flop',
    about: 'Low cards of two suits: two antes more, or fold.',
    stage: 'preflop',
  },
  { id: 'flop', name: 'On the flop', about: 'Hands that were bet before it: one ante more, or check.', stage: 'flop' },
  { id: 'turn', name: 'On the turn', about: 'The last bet, after a flop played by the rules.', stage: 'turn' },
] as const satisfies readonly [Drill, ...Drill[]]

export type BonusDrill = (typeof DRILLS)[number]['id']

const dealHand = (rules: BonusRules, random: Random): BonusState => ({ ...start(rules), hand: draw(random, DECK, 2) })

/** Plays by the rules, and deals what comes. */
function dealOn(random: Random, state: BonusState, did: BonusAction, count: number): BonusState {
  return { ...state, did: [...state.did, did], board: [...state.board, ...draw(random, unseen(state), count)] }
}

type Worth = (state: BonusState) => boolean

/** A spot that was reached as the strategy plays: rounds are dealt until one comes there and is worth asking; undefined after so many. */
export function reach(rules: BonusRules, random: Random, stage: 'flop' | 'turn', worth: Worth): BonusState
export function reach(
  rules: BonusRules,
  random: Random,
  stage: 'flop' | 'turn',
  worth: Worth,
  most: number,
): BonusState | undefined
export function reach(
  rules: BonusRules,
  random: Random,
  stage: 'flop' | 'turn',
  worth: Worth,
  most = Infinity,
): BonusState | undefined {
  for (let i = 0; i < most; i++) {
    const hand = dealHand(rules, random)
    if (adviceFor(rules, hand).says === 'fold') continue
    const flop = dealOn(random, hand, 'bet', 3)
    const spot = stage === 'flop' ? flop : dealOn(random, flop, adviceFor(rules, flop).says, 1)
    if (worth(spot)) return spot
  }
  return undefined
}

function nearTheLine(rules: BonusRules, random: Random): BonusState {
  for (;;) {
    const state = dealHand(rules, random)
    if (isNearTheLine(state.hand)) return state
  }
}

/** Rules that cover hands on both sides of the line. */
const CLOSE = [
  'flop-underpair',
  'flop-ace',
  'flop-two-high',
  'flop-straight-draw',
  'turn-low-pair',
  'turn-ace',
  'turn-flush-draw',
]

function closeSpot(rules: BonusRules, random: Random): BonusState {
  const stage = STAGES[below(random, STAGES.length)]!
  if (stage === 'preflop') return nearTheLine(rules, random)
  return reach(rules, random, stage, (state) => CLOSE.includes(adviceFor(rules, state).rule.id))
}

/** A decision worth asking. Throws on a drill that there is not. */
export function spot(rules: BonusRules, drill: string, random: Random): BonusState {
  switch (drill as BonusDrill) {
    case 'as-dealt':
      return dealHand(rules, random)
    case 'preflop':
      return nearTheLine(rules, random)
    case 'flop':
    case 'turn':
      return reach(rules, random, drill as 'flop' | 'turn', () => true)
    case 'close-calls':
      return closeSpot(rules, random)
  }
  throw new RangeError(`“${drill}” is no drill of Texas Hold’em Bonus`)
}
