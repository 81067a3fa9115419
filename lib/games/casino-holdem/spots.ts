import { rankOf, rankOfLetter } from '@/lib/cards/card'
import { ranksOf } from '@/lib/cards/hole-cards'
import { DECK } from '@/lib/cards/deck'
import type { Drill } from '@/lib/games/teaching'
import { draw, type Random } from '@/lib/math/random'
import type { CasinoRules } from './rules'
import { handAt, start, type CasinoState } from './round'
import { adviceFor } from './strategy'

export const DRILLS = [
  { id: 'as-dealt', name: 'As dealt', about: 'Whole rounds as they come, to the showdown.' },
  {
    id: 'close-calls',
    name: 'Close calls',
    about: 'Weak high cards and thin draws: the hands near the line.',
    stage: 'flop',
  },
  { id: 'high-cards', name: 'No pair, no draw', about: 'Nothing but high cards: which of them call.', stage: 'flop' },
  { id: 'draws', name: 'Draws', about: 'Flush and straight draws, good and thin.', stage: 'flop' },
  {
    id: 'two-boxes',
    name: 'Two boxes',
    about:
      'Two neighbouring boxes of your own, decided one after the other, each seeing the other’s cards. A dark bet on somebody else’s box has no decision: it follows his, and is worth as much.',
  },
] as const satisfies readonly [Drill, ...Drill[]]

export type CasinoDrill = (typeof DRILLS)[number]['id']

export function dealFlop(rules: CasinoRules, random: Random, boxes: 1 | 2): CasinoState {
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

/** Over half of these together are within 0.15 antes of the line (tests/games/casino-holdem/round.test.ts). */
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

/** A decision worth asking. Throws on a drill that there is not. */
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
