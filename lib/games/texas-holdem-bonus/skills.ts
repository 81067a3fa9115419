import { type RankLetter, rankOfLetter } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import type { Ladder } from '@/lib/game/strategy/ladder'
import { highCardRungs, ladderBy, type Suits } from '@/lib/game/strategy/ladders'
import type { Sight } from '@/lib/families/holdem/sight'
import { dealStartingSkill, readStartingSkill, startingSkill } from '@/lib/game/strategy/starting-hands'
import type { Drill } from '@/lib/game/teaching'
import { below, draw, type Random } from '@/lib/math/random'
import { skills } from './messages/en'
import { type BonusAction, type BonusStage, type BonusState, stageOf, STAGES, start, unseen } from './round'
import type { BonusRules } from './rules'
import { adviceFor, isFolded, isNearTheLine, type StrategyRule } from './strategy'

export const DRILLS = [
  { id: 'as-dealt' },
  { id: 'close-calls' },
  { id: 'preflop', stage: 'preflop' },
  { id: 'flop', stage: 'flop' },
  { id: 'turn', stage: 'turn' },
] as const satisfies readonly [Drill, ...Drill[]]

export type BonusDrill = (typeof DRILLS)[number]['id']

const dealHand = (rules: BonusRules, random: Random): BonusState => ({ ...start(rules), hand: draw(random, DECK, 2) })

/** Adds an action and deals `count` cards to the board. */
function dealOn(random: Random, state: BonusState, did: BonusAction, count: number): BonusState {
  return { ...state, did: [...state.did, did], board: [...state.board, ...draw(random, unseen(state), count)] }
}

type Worth = (state: BonusState) => boolean

/**
 * A decision on a street from a round played by the strategy, one that `worth` accepts; undefined if `most` rounds
 * bring none.
 */
function reach(rules: BonusRules, random: Random, stage: 'flop' | 'turn', worth: Worth): BonusState
function reach(
  rules: BonusRules,
  random: Random,
  stage: 'flop' | 'turn',
  worth: Worth,
  most: number,
): BonusState | undefined
function reach(
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

/** Rules whose hands exact play sometimes bets and sometimes checks. */
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

/** A decision for a drill. Throws `RangeError` on an unknown drill. */
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

// ——— Skills —————————————————————————————————————————————————————————————————————————————————————————————

/* Skills: starting hands one by one, later hands by the strategy's rules, some pairs and high cards more finely. */

const [KING, ACE] = [rankOfLetter('K'), rankOfLetter('A')]

function pairOnFlop({ boardPaired, pocketPair, above }: Sight): string {
  if (boardPaired) return 'flop pair on a paired flop'
  if (pocketPair) return 'flop pocket pair'
  return `flop ${(['top', 'second', 'bottom'] as const)[above]!} pair`
}

/** The skill of two cards on the flop or the turn, by the rule that covers them and what is seen of them. */
export function laterSkill(rule: StrategyRule, sight: Sight): string {
  switch (rule.id) {
    case 'flop-pair':
      return pairOnFlop(sight)
    case 'flop-rest':
      return sight.high === KING ? 'flop king high' : rule.skill
    case 'turn-pair':
      return sight.boardPaired ? 'turn pair on a paired board' : rule.skill
    case 'turn-rest':
      return sight.high === ACE ? 'turn ace alone' : rule.skill
    default:
      return rule.skill
  }
}

/** The skill of a decision: `preflop K5s`, `flop top pair`, `turn nothing`. */
export function skill(rules: BonusRules, state: BonusState): string {
  if (stageOf(state) === 'preflop') return startingSkill(state.hand)
  const { rule, sight } = adviceFor(rules, state)
  return laterSkill(rule, sight)
}

export function skillStage(_rules: BonusRules, text: string): BonusStage | undefined {
  if (readStartingSkill(text)) return 'preflop'
  return Object.hasOwn(skills, text) ? STAGES.find((stage) => text.startsWith(stage)) : undefined
}

/** The most rounds dealt in search of a decision of a skill. */
const MOST_ROUNDS = 30_000

/**
 * A decision of a skill: a starting hand of its class, or a later decision from a round played by the strategy.
 * Undefined if the text is no skill or its decision doesn't occur.
 */
export function spotOf(rules: BonusRules, text: string, random: Random): BonusState | undefined {
  const hand = dealStartingSkill(text, random)
  if (hand) return { ...start(rules), hand }
  const stage = skillStage(rules, text)
  return stage === 'flop' || stage === 'turn'
    ? reach(rules, random, stage, (state) => skill(rules, state) === text, MOST_ROUNDS)
    : undefined
}

// ——— Ladders ————————————————————————————————————————————————————————————————————————————————————————————

const ACTIONS = { stage: 'preflop', above: ['bet'], below: ['fold'] } as const

const LOW_CARDS: readonly (readonly [RankLetter, Suits])[] = [
  ['2', 'o'],
  ['2', 's'],
  ['3', 'o'],
  ['4', 'o'],
]

/** Which high cards make a low card worth a bet before the flop. */
export const LADDERS: readonly Ladder[] = LOW_CARDS.map(([low, suits]) =>
  ladderBy({ id: `${low}${suits}`, ...ACTIONS }, highCardRungs(low, suits), ({ name }) => !isFolded(name)),
)
