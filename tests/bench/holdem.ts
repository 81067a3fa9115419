import { cardOf, type Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { bonusOneHand } from '@/lib/holdem/bonus-one-hand'
import { decideFlops, flopEdges } from '@/lib/holdem/flop-edges'
import { flopResults } from '@/lib/holdem/flop-results'
import { makeFlushLanes } from '@/lib/holdem/flush-lanes'
import { ultimateOneHand } from '@/lib/holdem/ultimate-one-hand'
import { ultimateEdge, type UltimateRules } from '@/lib/holdem/ultimate-rules'
import { ultimateWhole } from '@/lib/holdem/ultimate-whole'
import { draw, makeRandom } from '@/lib/math/random'
import { plainOneHand } from '../holdem/plain-ultimate'
import { plainSweep } from '../holdem/plain-sweep'
import type { Comparison } from '../tools/comparison'

/** C(52, 5). */
const BOARDS = 2598960
const PLAIN_BOARDS = 10
const STANDARD: UltimateRules = { unit: 2, blind: [0, 0, 0, 0, 2, 3, 6, 20, 100, 1000], qualifies: 1277, raises: [4, 3] }
const BONUS = { unit: 1, ante: [0, 0, 0, 0, 1, 1, 1, 1, 1, 1], tiesLose: false }

const random = makeRandom('bench: hold’em')
const boards = Array.from({ length: PLAIN_BOARDS }, () => draw(random, DECK, 5))
const hand: readonly Card[] = [cardOf(9, 0), cardOf(7, 1)]
const someDead = draw(random, without(DECK, hand), 4)
const manyDead = draw(random, without(DECK, hand), 36)

// Another pay each time: nothing of the last solve may be reused but what depends on no pay.
let pay = 0
const dragged = (): UltimateRules => ({ ...STANDARD, blind: STANDARD.blind.map((p, i) => (i === 5 ? (pay = (pay + 1) % 9) : p)) })

const lanes = makeFlushLanes(STANDARD.qualifies)
const rule = ultimateEdge(STANDARD)
const decided = decideFlops(rule, flopEdges(rule, lanes))
const edges = flopEdges(rule, lanes)
const checks = Uint8Array.from(ultimateWhole(STANDARD).classes, ({ plays }) => (plays < 0 ? 1 : 0))

export const comparisons: readonly Comparison[] = [
  {
    name: 'Ultimate Texas Hold’em, whole game with every figure, any pays',
    unit: 'boards',
    amount: BOARDS,
    contenders: { 'all hands at once': () => ultimateWhole(dragged()) },
  },
  {
    name: 'its stages: the flops’ edges, the flops’ decisions, the results',
    unit: 'boards',
    amount: BOARDS,
    contenders: {
      'edges on all flops': () => flopEdges(rule, lanes),
      'decisions on all flops': () => decideFlops(rule, edges),
      'results of all deals': () => flopResults(STANDARD.qualifies, decided, checks, edges.suits.slice(), rule.gain),
    },
  },
  {
    name: `the plain method: all hands of a board sorted and counted, ${PLAIN_BOARDS} boards of ${BOARDS}`,
    unit: 'boards',
    amount: PLAIN_BOARDS,
    contenders: { 'sorted sweep': () => boards.map((board) => plainSweep(board, STANDARD.qualifies).length) },
  },
  {
    name: 'Ultimate Texas Hold’em, one pre-flop hand with no, four and 36 dead cards',
    unit: 'hands',
    amount: 1,
    contenders: {
      'none dead': () => ultimateOneHand(STANDARD, hand),
      'four dead': () => ultimateOneHand(STANDARD, hand, someDead),
      '36 dead': () => ultimateOneHand(STANDARD, hand, manyDead),
    },
  },
  {
    name: 'the same with 36 dead cards, against the plain method',
    unit: 'hands',
    amount: 1,
    contenders: { 'by board types': () => ultimateOneHand(STANDARD, hand, manyDead), 'every deal': () => plainOneHand(STANDARD, hand, manyDead) },
  },
  {
    name: 'Texas Hold’em Bonus, one pre-flop hand',
    unit: 'hands',
    amount: 1,
    contenders: { 'four dead': () => bonusOneHand(BONUS, hand, someDead) },
  },
]
