import solved from '@/content/ultimate-texas-holdem/preflop.json' with { type: 'json' }
import { type Card, type RankLetter, rankOfLetter, suitOf } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { ranksOf, startingClass } from '@/lib/cards/hole-cards'
import { strengthOfCards } from '@/lib/cards/one-hand'
import { handOf, LEAST_STRENGTH } from '@/lib/cards/strength'
import { type Sight, sightOf } from '@/lib/families/holdem/sight'
import type { Ladder, Rung } from '@/lib/game/strategy/ladder'
import { kickerRungs, ladderBy, pairRungs, type Suits } from '@/lib/game/strategy/ladders'
import { dealStartingSkill, readStartingSkill, startingSkill } from '@/lib/game/strategy/starting-hands'
import type { Drill } from '@/lib/game/teaching'
import { below, draw, type Random } from '@/lib/math/random'
import { skills } from './messages/en'
import { STAGES, start, type UltimateAction, type UltimateStage, type UltimateState, unseen } from './round'
import type { UltimateRules } from './rules'
import { advisedAction, dealerOuts, OUTS_TO_FOLD, ruleFor } from './strategy'

export const DRILLS = [
  { id: 'as-dealt' },
  { id: 'close-calls' },
  { id: 'preflop', stage: 'preflop' },
  { id: 'flop', stage: 'flop' },
  { id: 'river', stage: 'river' },
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

/**
 * A decision on a street from a round played by the strategy, one that `worth` accepts; undefined if `most` rounds
 * bring none.
 */
function reach(rules: UltimateRules, random: Random, stage: 'flop' | 'river', worth: Worth): UltimateState
function reach(
  rules: UltimateRules,
  random: Random,
  stage: 'flop' | 'river',
  worth: Worth,
  most: number,
): UltimateState | undefined
function reach(
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

/** A starting hand whose class is near the line between raising and checking under the standard rules. */
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
 * Whether a decision on the flop is close. Low pairs, pocket twos among them, pairs on a flop of one suit, flush draws
 * and high cards on a paired flop are: over half of each are within 0.15 antes. Other pairs are clear raises, other
 * hands clear checks.
 */
function isCloseFlop(state: UltimateState): boolean {
  switch (ruleFor(state).id) {
    case 'flop-deuces':
    case 'flop-four-flush':
      return true
    case 'flop-hidden-pair':
      return sightOf(state.hand, state.board).pair <= LOW_PAIR || isOneSuited(state.board)
    case 'flop-board-pair':
      return ranksOf(state.hand)[1] >= QUEEN
    default:
      return false
  }
}

const OUTS_FROM_THE_LINE = 5

/** Whether the dealer's outs on the river are near the number from which the player folds. */
const isCloseRiver = (state: UltimateState): boolean =>
  ruleFor(state).id !== 'river-hidden-pair' && Math.abs(dealerOuts(state) - OUTS_TO_FOLD) <= OUTS_FROM_THE_LINE

/** A decision for a drill. Throws on an unknown drill. */
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
  throw new RangeError(`there is no drill “${drill}”`)
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

// ——— Skills —————————————————————————————————————————————————————————————————————————————————————————————

/* Skills: starting hands one by one, later hands by what a person sees of them, most finely where people err. */

const mostOfASuit = (cards: readonly Card[]): number =>
  Math.max(...[0, 1, 2, 3].map((suit) => cards.filter((card) => suitOf(card) === suit).length))

function hiddenPair({ oneSuit, pocketPair, above }: Sight): string {
  if (oneSuit === 3) return 'flop pair on one suit'
  if (pocketPair) return 'flop pocket pair'
  return `flop ${(['top', 'second', 'bottom'] as const)[above]!} pair`
}

function flopSkill(state: UltimateState): string {
  const sight = sightOf(state.hand, state.board)
  switch (ruleFor(state).id) {
    case 'flop-two-pair':
      return 'flop two pair or better'
    case 'flop-deuces':
      return 'flop pocket deuces'
    case 'flop-hidden-pair':
      return hiddenPair(sight)
    case 'flop-four-flush':
      return `flop flush draw ${sight.flushDraw >= rankOfLetter('T') ? 'ten or higher' : 'nine or lower'}`
    case 'flop-board-pair':
      return sight.high >= rankOfLetter('Q') ? 'flop paired with a queen or higher' : 'flop paired'
    default:
      return sight.straightRanks >= 2 ? 'flop straight draw' : 'flop nothing'
  }
}

const HIGH_CARDS: Readonly<Record<number, string>> = {
  [rankOfLetter('A')]: 'an ace',
  [rankOfLetter('K')]: 'a king',
  [rankOfLetter('Q')]: 'a queen',
  [rankOfLetter('J')]: 'a jack',
}

function riverSkill(state: UltimateState): string {
  const { hand, board } = state
  const [own, shown] = [strengthOfCards([...hand, ...board]), strengthOfCards(board)]
  if (ruleFor(state).id === 'river-hidden-pair') {
    if (handOf(own) !== 'pair') return 'river two pair or better'
    return mostOfASuit(board) === 4 ? 'river pair on four of a suit' : 'river hidden pair'
  }
  if (own === shown) return 'river board plays'
  if (shown >= LEAST_STRENGTH['two-pair']) return 'river two pair on board'
  const high = HIGH_CARDS[ranksOf(hand)[1]] ?? 'a ten or less'
  return `river ${shown >= LEAST_STRENGTH.pair ? 'pair on board' : 'no pair'} with ${high}`
}

/** The skill of a decision: `preflop K5s`, `flop top pair`, `river no pair with a king`. */
export function skill(_rules: UltimateRules, state: UltimateState): string {
  const { stage } = ruleFor(state)
  if (stage === 'preflop') return startingSkill(state.hand)
  return stage === 'flop' ? flopSkill(state) : riverSkill(state)
}

export function skillStage(_rules: UltimateRules, text: string): UltimateStage | undefined {
  if (readStartingSkill(text)) return 'preflop'
  return Object.hasOwn(skills, text) ? STAGES.find((stage) => text.startsWith(stage)) : undefined
}

/**
 * A decision of a skill: a starting hand of its class, or a later decision from a round played by the strategy.
 * Undefined if the text is no skill or its decision doesn't occur.
 */
export function spotOf(rules: UltimateRules, text: string, random: Random): UltimateState | undefined {
  const hand = dealStartingSkill(text, random)
  if (hand) return { ...start(rules), hand }
  const stage = skillStage(rules, text)
  return stage === 'flop' || stage === 'river'
    ? reach(rules, random, stage, (state) => skill(rules, state) === text, MOST_ROUNDS)
    : undefined
}

/** The most rounds dealt in search of a decision of a skill. */
const MOST_ROUNDS = 30_000

// ——— Ladders ————————————————————————————————————————————————————————————————————————————————————————————

const raises = ({ name }: Rung): boolean => gainOfRaising(name) > 0

/** Rungs with the cost of the wrong action: the gap between raising 4× and checking, in antes. */
const priced = (rungs: readonly Rung[]): readonly Rung[] =>
  rungs.map((one) => ({ ...one, cost: Math.abs(gainOfRaising(one.name)) }))

const ACTIONS = { stage: 'preflop', above: ['raise-4x', 'raise-3x', 'raise-2x', 'raise-1x'], below: ['check'] } as const

const LADDER_RANKS: readonly RankLetter[] = ['A', 'K', 'Q', 'J', 'T']

const kickers = (high: RankLetter, suits: Suits): Ladder =>
  ladderBy({ id: `${high}${suits}`, ...ACTIONS }, priced(kickerRungs(high, suits)), raises)

/** What is raised before the flop: which pairs, and which kickers of each high card. */
export const LADDERS: readonly Ladder[] = [
  ladderBy({ id: 'pairs', ...ACTIONS }, priced(pairRungs()), raises),
  ...LADDER_RANKS.flatMap((high) => [kickers(high, 's'), kickers(high, 'o')]),
]

// ——— Starting hands, solved —————————————————————————————————————————————————————————————————————————————

/* The 169 starting hands under the standard rules, solved by `npm run make:preflop`. Only what is taught reads them. */

/**
 * For each class of hands, the numerators of the EVs of raise 4x, raise 3x and check. All have the same denominator.
 */
interface Solved {
  readonly denominator: string
  readonly classes: Readonly<Record<string, readonly [string, string, string]>>
}

/**
 * What raising 4× gains over checking with a starting hand (`K5o`), in antes; negative if checking is better. Standard
 * rules, no dead cards.
 */
function gainOfRaising(id: string): number {
  const { classes, denominator } = solved as unknown as Solved
  const [raise, , check] = classes[id]!
  // The numerators and the denominator are integers that doubles hold exactly.
  return (Number(raise) - Number(check)) / Number(denominator)
}
