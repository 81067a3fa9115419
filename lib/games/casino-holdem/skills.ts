import { rankOf, rankOfLetter } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { ranksOf } from '@/lib/cards/hole-cards'
import type { Ladder, Rung } from '@/lib/game/strategy/ladder'
import { ladderBy } from '@/lib/game/strategy/ladders'
import type { Drill } from '@/lib/game/teaching'
import { draw, type Random } from '@/lib/math/random'
import { skills } from './messages/en'
import { type CasinoState, handAt, start } from './round'
import type { CasinoRules } from './rules'
import { adviceFor } from './strategy'

export const DRILLS = [
  { id: 'as-dealt' },
  { id: 'close-calls', stage: 'flop' },
  { id: 'high-cards', stage: 'flop' },
  { id: 'draws', stage: 'flop' },
  { id: 'two-boxes' },
] as const satisfies readonly [Drill, ...Drill[]]

export type CasinoDrill = (typeof DRILLS)[number]['id']

function dealFlop(rules: CasinoRules, random: Random, boxes: 1 | 2): CasinoState {
  const cards = draw(random, DECK, boxes === 1 ? 5 : 7)
  return { ...start(rules), hand: cards.slice(0, 2), board: cards.slice(2, 5), other: cards.slice(5) }
}

const ruleOf = (state: CasinoState): string => adviceFor(handAt(state), state.board).rule.id

function dealUntil(rules: CasinoRules, random: Random, accept: (state: CasinoState) => boolean): CasinoState {
  for (;;) {
    const state = dealFlop(rules, random, 1)
    if (accept(state)) return state
  }
}

/**
 * In more than half of these hands, call and fold are within 0.15 antes of each other
 * (`tests/games/casino-holdem/round.test.ts`).
 */
function isClose(state: CasinoState): boolean {
  const [low, high] = ranksOf(state.hand)
  switch (ruleOf(state)) {
    case 'inside-straight':
      return high <= rankOfLetter('7') && state.board.some((card) => rankOf(card) > low)
    case 'nine':
      return low >= rankOfLetter('4')
    case 'ten':
      return low <= rankOfLetter('6')
    case 'jack':
      return low <= rankOfLetter('4')
    case 'queen':
      return low <= rankOfLetter('3')
    case 'rest':
      return high === rankOfLetter('8') && low >= rankOfLetter('5')
    default:
      return false
  }
}

const HIGH_CARDS = ['ace-king', 'one-suit', 'low-flop', 'queen', 'jack', 'ten', 'nine', 'rest']
const DRAWS = ['flush-draw', 'straight-draw', 'inside-straight']

/** A decision for a drill. Throws `RangeError` on an unknown drill. */
export function spot(rules: CasinoRules, drill: string, random: Random): CasinoState {
  switch (drill as CasinoDrill) {
    case 'as-dealt':
      return dealFlop(rules, random, 1)
    case 'two-boxes':
      return dealFlop(rules, random, 2)
    case 'close-calls':
      return dealUntil(rules, random, isClose)
    case 'high-cards':
      return dealUntil(rules, random, (state) => HIGH_CARDS.includes(ruleOf(state)))
    case 'draws':
      return dealUntil(rules, random, (state) => DRAWS.includes(ruleOf(state)))
  }
  throw new RangeError(`“${drill}” is no drill of Casino Hold’em`)
}

// ——— Skills —————————————————————————————————————————————————————————————————————————————————————————————

/*
 * Skills are the rules of the strategy. High cards are also sorted by the kicker, which decides between call and fold.
 */

/**
 * The skill of the box to decide. If a rule says call for some hands and fold for others, the cards that it looks at
 * tell its skills apart.
 */
export function skill(_rules: CasinoRules, state: CasinoState): string {
  const flop = state.board.slice(0, 3)
  const { rule, sight } = adviceFor(handAt(state), flop)
  const [low, high] = ranksOf(handAt(state))
  switch (rule.id) {
    case 'ace-king':
      return high === rankOfLetter('A') ? 'ace high' : 'king high'
    case 'inside-straight':
      return flop.every((card) => rankOf(card) > high) ? `${rule.skill} below the flop` : rule.skill
    case 'queen':
    case 'jack':
      return `${rule.skill} with a ${low <= rankOfLetter('3') ? 'two or three' : 'four or higher'}`
    case 'ten':
      return `${rule.skill} with a ${low >= rankOfLetter('6') ? 'six or higher' : 'five or lower'}`
    case 'nine':
      return low === rankOfLetter('8') ? 'nine-eight' : sight.backdoorFlush ? 'nine high suited' : 'nine high'
    case 'rest':
      return high === rankOfLetter('8') ? 'eight high' : 'seven high or less'
    default:
      return rule.skill
  }
}

export const skillStage = (_rules: CasinoRules, text: string): string | undefined =>
  Object.hasOwn(skills, text) ? 'flop' : undefined

/** The most hands dealt in search of one of a skill. */
const MOST_HANDS = 100_000

/** Two cards and a flop of a skill, with one box; undefined if the text is no skill. */
export function spotOf(rules: CasinoRules, text: string, random: Random): CasinoState | undefined {
  if (skillStage(rules, text) === undefined) return undefined
  for (let i = 0; i < MOST_HANDS; i++) {
    const state = dealFlop(rules, random, 1)
    if (skill(rules, state) === text) return state
  }
  return undefined
}

// ——— Ladders ————————————————————————————————————————————————————————————————————————————————————————————

/** What is best on most flops. Each rung has flops on which the other action is best. */
const CALLED: readonly (readonly [string, string])[] = [
  ['A', 'ace high'],
  ['K', 'king high'],
  ['Q-4', 'queen high with a four or higher'],
  ['Q-2', 'queen high with a two or three'],
  ['J-4', 'jack high with a four or higher'],
  ['J-2', 'jack high with a two or three'],
  ['T-6', 'ten high with a six or higher'],
]
const FOLDED: readonly (readonly [string, string])[] = [
  ['T-5', 'ten high with a five or lower'],
  ['9', 'nine high'],
  ['8', 'eight high'],
  ['7', 'seven high or less'],
]

const RUNGS: readonly Rung[] = [...CALLED, ...FOLDED].map(([name, skill]) => ({ name, skills: [skill] }))

const isCalled = ({ name }: Rung): boolean => CALLED.some(([called]) => called === name)

const WORDS = {
  id: 'high-cards',
  stage: 'flop',
  above: ['call'],
  below: ['fold'],
} as const

export const LADDERS: readonly Ladder[] = [ladderBy(WORDS, RUNGS, isCalled)]
