import { cardOf, type Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { type BonusMemory, bonusWhole } from '@/lib/engines/holdem/games/bonus-whole'
import { casinoWhole } from '@/lib/engines/holdem/games/casino-whole'
import { forceKernel, kernel, kernelFor } from '@/lib/engines/holdem/kernel/kernel'
import { type HandCards, handEnds } from '@/lib/engines/holdem/one-hand/one-hand'
import { edgeBefore, type EdgeRule, lastEdge } from '@/lib/engines/holdem/payoff/payoff'
import type { UltimateMemory } from '@/lib/engines/holdem/games/ultimate-flops'
import { ultimateWhole } from '@/lib/engines/holdem/games/ultimate-whole'
import { type Build, BUILDS } from '@/lib/engines/holdem/kernel/wasm-module'
import { draw, makeRandom } from '@/lib/math/random'
import { plainHand } from '../engines/holdem/plain-hand'
import { plainSweep } from '../engines/holdem/plain-sweep'
import {
  bonusPayoff,
  bonusPlan,
  type BonusRules,
  casinoPayoff,
  type CasinoRules,
  ultimatePayoff,
  ultimatePlan,
  type UltimateRules,
} from '../engines/holdem/plain-tally'
import { BONUS_VARIANTS, CASINO_VARIANTS, ULTIMATE_VARIANTS } from '../engines/holdem/variants'
import type { Comparison } from '../tools/comparison'

/** C(52, 5). */
const BOARDS = 2598960
const PLAIN_BOARDS = 10
const [, ULTIMATE] = ULTIMATE_VARIANTS[0]!
const [, CASINO] = CASINO_VARIANTS[0]!
const [, BONUS] = BONUS_VARIANTS[0]!

const random = makeRandom('bench: hold’em')
const boards = Array.from({ length: PLAIN_BOARDS }, () => draw(random, DECK, 5))
const hand: readonly Card[] = [cardOf(9, 0), cardOf(7, 1)]
const someDead = draw(random, without(DECK, hand), 4)
const manyDead = draw(random, without(DECK, hand), 36)
const before = (dead: readonly Card[] = []): HandCards => ({ hand, board: [], dead })
const everyone = new Uint8Array(169).fill(1)

// A different pay each time, so that only results that depend on no pay can be reused. A board with quads may be
// folded, so the pay of quads makes every decision be solved again; a flush's pay decides nothing.
let pay = 0
const withPay = (list: readonly number[], place: number): number[] =>
  list.map((p, i) => (i === place ? (pay = (pay + 1) % 97) : p))
const decisive = (): UltimateRules => ({ ...ULTIMATE, blind: withPay(ULTIMATE.blind, 7) })
const idle = (): UltimateRules => ({ ...ULTIMATE, blind: withPay(ULTIMATE.blind, 5) })
const casino = (): CasinoRules => ({ ...CASINO, ante: withPay(CASINO.ante, 7) })
const bonus = (): BonusRules => ({ ...BONUS, ante: withPay(BONUS.ante, 0) })

/** The plain method takes one board at a time. It runs on ten; all boards take some 260,000 times as long. */
const plainBoards = (qualifies: number): number =>
  boards.reduce((sum, board) => sum + plainSweep(board, qualifies).length, 0)

function byKernel(work: () => unknown): Record<string, () => unknown> {
  const as = (name: Build) => () => {
    forceKernel(name)
    return work()
  }
  return Object.fromEntries(BUILDS.map((name) => [name, as(name)]))
}

function whole(game: string, work: () => unknown): Comparison {
  return {
    name: `${game}, whole game, warm, any pays`,
    unit: 'boards',
    amount: BOARDS,
    contenders: byKernel(work),
  }
}

function stages(game: string, rule: EdgeRule, qualifies: number): readonly Comparison[] {
  const flops = byKernel(() => kernelFor(rule).flops(rule, qualifies).gains.length)
  const both = byKernel(() => kernelFor(rule).flops(rule, qualifies).results(everyone).gaveUp)
  return [
    { name: `${game}: every flop’s edge and decision`, unit: 'boards', amount: BOARDS, contenders: flops },
    { name: `${game}: the same and the results of all deals`, unit: 'boards', amount: BOARDS, contenders: both },
  ]
}

let strength = 0
/** Hands played to the showdown, with a different qualifying strength each time. */
const played = byKernel(() => kernel().played(1277 + (strength = (strength + 1) % 500)).length)

const ultimateMemory: UltimateMemory = new Map()
const bonusMemory: BonusMemory = new Map()

export const comparisons: readonly Comparison[] = [
  whole('Ultimate Texas Hold’em', () =>
    ultimateWhole(ultimatePayoff(decisive()), ULTIMATE.raises, undefined, ultimateMemory),
  ),
  whole('Ultimate Texas Hold’em, a pay dragged that decides nothing', () =>
    ultimateWhole(ultimatePayoff(idle()), ULTIMATE.raises, undefined, ultimateMemory),
  ),
  ...stages('Ultimate Texas Hold’em', edgeBefore(ultimatePayoff(ULTIMATE), 2, 1), ULTIMATE.qualifies),
  {
    name: 'all hands played to the showdown, once for each qualifying hand',
    unit: 'boards',
    amount: BOARDS,
    contenders: played,
  },
  whole('Casino Hold’em', () => casinoWhole(casinoPayoff(casino())).results()),
  whole('Casino Hold’em, a pay dragged: without the outcomes', () => casinoWhole(casinoPayoff(casino()))),
  ...stages('Casino Hold’em', lastEdge(casinoPayoff(CASINO).nets[2]!, Array<number>(60).fill(-1)), CASINO.qualifies),
  whole('Texas Hold’em Bonus', () => bonusWhole(bonusPayoff(bonus())).results()),
  whole('Texas Hold’em Bonus, the ante’s pay dragged: without the outcomes', () =>
    bonusWhole(bonusPayoff(bonus()), undefined, {}, bonusMemory),
  ),
  {
    name: `the plain method for any of them: all hands of a board sorted and counted, ${PLAIN_BOARDS} boards of ${BOARDS}`,
    unit: 'boards',
    amount: PLAIN_BOARDS,
    contenders: { 'sorted sweep': () => plainBoards(ULTIMATE.qualifies) },
  },
  {
    name: 'Ultimate Texas Hold’em, one pre-flop hand with no, four and 36 dead cards',
    unit: 'hands',
    amount: 1,
    contenders: {
      'none dead': () => handEnds(ultimatePlan(decisive()), before()),
      'four dead': () => handEnds(ultimatePlan(decisive()), before(someDead)),
      '36 dead': () => handEnds(ultimatePlan(decisive()), before(manyDead)),
    },
  },
  {
    name: 'the same with 36 dead cards, against the plain method',
    unit: 'hands',
    amount: 1,
    contenders: {
      'by board types': () => handEnds(ultimatePlan({ ...ULTIMATE }), before(manyDead)),
      'every deal': () => plainHand(ultimatePlan(ULTIMATE), before(manyDead)),
    },
  },
  {
    name: 'Texas Hold’em Bonus, one pre-flop hand',
    unit: 'hands',
    amount: 1,
    contenders: { 'four dead': () => handEnds(bonusPlan({ ...BONUS }), before(someDead)) },
  },
]
