import { afterAll, describe, expect, it, vi } from 'vitest'
import { betEdge, type BonusMemory, bonusWhole } from '@/lib/engines/holdem/games/bonus-whole'
import { casinoWhole } from '@/lib/engines/holdem/games/casino-whole'
import type { BoardBettor } from '@/lib/engines/holdem/numbering/bets'
import { boardWalk, forceKernel, kernel, kernelFor, ownKernelFor } from '@/lib/engines/holdem/kernel/kernel'
import { fits } from '@/lib/engines/holdem/kernel/limits'
import { handEnds } from '@/lib/engines/holdem/one-hand/one-hand'
import {
  DEALERS,
  dealsIn,
  type EdgeRule,
  edgeBefore,
  lastEdge,
  makeLinear,
  type Payoff,
  totalOf,
} from '@/lib/engines/holdem/payoff/payoff'
import { STARTING_HANDS } from '@/lib/engines/holdem/numbering/starting-hands'
import type { UltimateMemory } from '@/lib/engines/holdem/games/ultimate-flops'
import { ultimateWhole } from '@/lib/engines/holdem/games/ultimate-whole'
import { type Build, BUILDS, instantiate } from '@/lib/engines/holdem/kernel/wasm-module'
import { LONG } from '../../tools/long'
import {
  bonusPayoff,
  type BonusRules,
  casinoPayoff,
  ultimatePayoff,
  ultimatePlan,
  type UltimateRules,
} from './plain-tally'
import { BONUS_VARIANTS, CASINO_VARIANTS, ULTIMATE_VARIANTS } from './variants'

const ultimateEdge = (rules: UltimateRules) => edgeBefore(ultimatePayoff(rules), 2, 1)

afterAll(() => forceKernel())

function by<T>(name: Build | undefined, solve: () => T): T {
  forceKernel(name)
  return solve()
}

/** One of so many rule sets. The totals of all of them are asked elsewhere, against a referee's. */
const oneIn = <T>(count: number, variants: readonly T[]): readonly T[] =>
  variants.filter((_, i) => LONG || i % count === 0)

const fitsSimd = <T>(edge: (rules: T) => EdgeRule, variants: readonly (readonly [string, T])[]) =>
  variants.filter(([, rules]) => fits(edge(rules), 'simd'))
const casinoEdge = (rules: (typeof CASINO_VARIANTS)[number][1]): EdgeRule => {
  const { nets, fold } = casinoPayoff(rules)
  return lastEdge(nets[2]!, Array<number>(60).fill(fold))
}

/** A whole game with what is counted when asked for. */
const counted = <T extends { readonly results: () => unknown }>(whole: T) => ({
  ...whole,
  results: whole.results() as ReturnType<T['results']>,
})
const casinoCounted = (payoff: Payoff, calls?: BoardBettor) => counted(casinoWhole(payoff, calls))

describe('the build in 32 bits with SIMD and the one in 64 bits answer the same to the last unit', () => {
  it.each(oneIn(3, fitsSimd(ultimateEdge, ULTIMATE_VARIANTS)))('Ultimate Texas Hold’em: %s', (_, rules) => {
    const solve = () => ultimateWhole(ultimatePayoff(rules), rules.raises)
    expect(by('simd', solve)).toEqual(by('plain', solve))
  })

  it.each(oneIn(3, fitsSimd(casinoEdge, CASINO_VARIANTS)))('Casino Hold’em: %s', (_, rules) => {
    const payoff = casinoPayoff(rules)
    const whole = by('simd', () => casinoCounted(payoff))
    expect(whole).toEqual(by('plain', () => casinoCounted(payoff)))
    // What the flops' gains come to, and what the deals come to: two ways to the same sum.
    expect(totalOf(payoff, { played: [[2, whole.results]], folded: whole.folded })).toBe(whole.total)
    expect(dealsIn(whole.results)).toBe(whole.called)
  })

  it('Casino Hold’em as somebody calls', () => {
    const calls: BoardBettor = (flop) => (a, b) => [a, b].some((card) => flop.some((other) => card >> 2 === other >> 2))
    const [, rules] = CASINO_VARIANTS[0]!
    const solve = () => casinoCounted(casinoPayoff(rules), calls)
    expect(by('simd', solve)).toEqual(by('plain', solve))
  })

  // Decisions don't depend on what the ante pays, so each build makes them once for rules that share them.
  const decided = new Map<string, BonusMemory>()
  const memoryOf = (name: Build, { tiesLose }: BonusRules): BonusMemory => {
    const memory = decided.get(`${name} ${tiesLose}`) ?? new Map()
    decided.set(`${name} ${tiesLose}`, memory)
    return memory
  }

  it.each(oneIn(4, BONUS_VARIANTS))('Texas Hold’em Bonus: %s', (_, rules) => {
    const solve = (name: Build) =>
      by(name, () => counted(bonusWhole(bonusPayoff(rules), undefined, {}, memoryOf(name, rules))))
    expect(solve('simd')).toEqual(solve('plain'))
  })

  it('one who remembers what was solved before, and one who doesn’t', () => {
    const [[, first], [, second]] = ULTIMATE_VARIANTS as [[string, UltimateRules], [string, UltimateRules]]
    const dragged = (rules: UltimateRules, flush: number): UltimateRules => ({
      ...rules,
      blind: rules.blind.map((pay, hand) => (hand === 5 ? flush : pay)),
    })
    const memory: UltimateMemory = new Map()
    for (const rules of [first, dragged(first, 9), second, dragged(first, 2), first]) {
      const payoff = ultimatePayoff(rules)
      expect(ultimateWhole(payoff, rules.raises, undefined, memory)).toEqual(ultimateWhole(payoff, rules.raises))
      expect(memory.size).toBeLessThan(3)
    }
  })

  it('all flush types, and the bets that reach them', () => {
    const bets = Uint16Array.from({ length: 1755 * 91 }, (_, i) => (i % 7 === 0 ? 0x8421 & (i * 2654435761) : 0))
    const walked = (): readonly string[] => {
      const { lanes, walk } = boardWalk(1277)
      const seen: string[] = []
      let types = 0
      const rest = walk(bets, () => {
        if (types++ % 131 !== 0) return
        const { below, ties, short, segment, live, triples } = lanes
        seen.push([...live].map((one, i) => one && [below[i], ties[i], short[i], segment[i], triples[i]]).join())
      })
      return [...seen, rest.join()]
    }
    expect(by('simd', walked)).toEqual(by('plain', walked))
  })
})

describe('flops and turns bet alike', () => {
  const standard = ultimateEdge(ULTIMATE_VARIANTS[0]![1])
  const rule = betEdge(bonusPayoff(BONUS_VARIANTS[0]![1]))
  const some = [
    STARTING_HANDS.map(({ suited }) => (suited ? 1 : 0)),
    STARTING_HANDS.map((_, place) => (place % 3 === 0 ? 1 : 0)),
    STARTING_HANDS.map(() => 0),
  ].map((plays) => Uint8Array.from(plays))

  it('are followed to the river alike, whichever hands are played, and though another game was solved since', () => {
    const [{ flops, turns }, plain] = BUILDS.map((name) => by(name, () => kernel().streets(rule))) as [
      ReturnType<ReturnType<typeof kernel>['streets']>,
      ReturnType<ReturnType<typeof kernel>['streets']>,
    ]
    // A million and a half marks: compared as one.
    const joined = ({ marks, ...decided }: typeof turns) => ({
      ...decided,
      marks: Buffer.from(marks.buffer, marks.byteOffset, marks.byteLength).toString('latin1'),
    })
    expect([joined(flops), joined(turns)]).toEqual([joined(plain.flops), joined(plain.turns)])
    for (const plays of some) {
      const followed = by('simd', () => {
        kernel().flops(standard, 1277)
        return kernel().streetResults(flops.marks, turns.marks, plays)
      })
      expect(followed).toEqual(by('plain', () => kernel().streetResults(flops.marks, turns.marks, plays)))
    }
  })

  it.each(BUILDS)('are not decided where a later decision follows, or in numbers too large (%s)', (name) => {
    forceKernel(name)
    expect(() => kernel().streets(standard)).toThrow(RangeError)
    expect(() => kernel().streets({ ...rule, most: 1e9 })).toThrow(RangeError)
  })
})

describe('flops decided, and a game of another rule solved since', () => {
  it('still say what comes of them', () => {
    forceKernel('simd')
    const [first, second] = [ULTIMATE_VARIANTS[0]![1], ULTIMATE_VARIANTS[3]![1]].map((rules) =>
      kernel().flops(ultimateEdge(rules), rules.qualifies),
    )
    const everyone = new Uint8Array(169).fill(1)
    const asked = [first!, second!, first!, second!].map(({ results }) => results(everyone))
    expect(asked.slice(2)).toEqual(asked.slice(0, 2))
    expect(asked[0]).not.toEqual(asked[1])
  })
})

describe('which build solves', () => {
  const standard = ultimateEdge(ULTIMATE_VARIANTS[0]![1])
  const buildOf = (rule: EdgeRule): Build => by(undefined, () => kernelFor(rule).build)

  it('is the one with SIMD, and the plain one where 32 bits are too few', () => {
    expect(buildOf(standard)).toBe('simd')
    const [, rules] = ULTIMATE_VARIANTS.find(([name]) => name === 'six decimals')!
    expect(buildOf(ultimateEdge(rules))).toBe('plain')
  })

  it('takes pays of any size that have a large part in common', () => {
    const [, { qualifies }] = ULTIMATE_VARIANTS[0]!
    const rule = ultimateEdge({
      unit: 1e6,
      blind: [0, 0, 0, 0, 1e6, 15e5, 3e6, 1e7, 1e10, 1e10],
      qualifies,
      raises: [4],
    })
    expect(buildOf(rule)).toBe('simd')
  })

  it('is none where nothing was built, and says so where it was built wrong', () => {
    for (const build of BUILDS) {
      expect(instantiate(build, undefined, '')).toBeUndefined()
      expect(() => instantiate(build, undefined, '0061736d')).toThrow('built wrong')
      expect(() => instantiate(build, undefined, 'no bytes at all!')).toThrow('built wrong')
    }
  })

  it('is none where WebAssembly may not run', () => {
    const { Module } = WebAssembly
    WebAssembly.Module = class {
      constructor() {
        throw new WebAssembly.CompileError('refused by the page’s policy')
      }
    } as unknown as typeof Module
    try {
      for (const build of BUILDS) expect(instantiate(build)).toBeUndefined()
    } finally {
      WebAssembly.Module = Module
    }
  })

  it('is none without WebAssembly: what needs one says so, and decisions are worked out', () => {
    const [, rules] = ULTIMATE_VARIANTS[0]!
    vi.stubGlobal('WebAssembly', undefined)
    try {
      expect(() => by(undefined, () => ownKernelFor(standard))).toThrow('WebAssembly, which doesn’t run here')
      expect(handEnds(ultimatePlan(rules), { hand: [51, 50], board: [], dead: [] }).deals).toBeGreaterThan(0)
    } finally {
      vi.unstubAllGlobals()
    }
  })
})

/* The largest rules that each build takes, and the first that it doesn't. */
describe('at the edges of what fits', () => {
  const casinoOf = (pay: number) =>
    casinoPayoff({
      ...CASINO_VARIANTS[0]![1],
      unit: 1,
      ante: [1, 1, 1, 1, 1, 1, 1, 1, 1, pay],
      noGame: { higher: Array<number>(10).fill(1), equal: Array<number>(10).fill(1), lower: Array<number>(10).fill(1) },
    })
  const edgeOf = (pay: number): EdgeRule => {
    const { nets, fold } = casinoOf(pay)
    return lastEdge(nets[2]!, Array<number>(60).fill(fold))
  }
  const largest = (takes: (size: number) => boolean): number => {
    let [low, high] = [1, 2 ** 53]
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2)
      if (takes(middle)) low = middle
      else high = middle
    }
    return low
  }

  it('in 32 bits: the largest pay of a royal flush, and one more', () => {
    const most = largest((pay) => fits(edgeOf(pay), 'simd'))
    expect(most).toBeGreaterThan(1000)
    const solve = () => casinoCounted(casinoOf(most))
    expect(by('simd', solve)).toEqual(by('plain', solve))
    expect(by(undefined, () => kernelFor(edgeOf(most)).build)).toBe('simd')
    expect(by(undefined, () => kernelFor(edgeOf(most + 1)).build)).toBe('plain')
  })

  it('in 64 bits: whatever a payoff may net, and nothing that wraps', () => {
    // 4 · 10^12 lost to every dealer, and one more to those below a high card, so that nothing can be divided away.
    const worth = makeLinear()
      .map((_, i) => (i % 4 === 0 ? DEALERS * -4e12 : 0))
      .with(5, -1)
    const rule = { worth, most: DEALERS * 4e12 }
    expect(fits(rule, 'plain')).toBe(true)
    expect(fits({ ...rule, most: 5e15 }, 'plain')).toBe(false)
    expect(() => by(undefined, () => kernelFor({ ...rule, most: 5e15 }))).toThrow('too large')
    const solver = by(undefined, () => kernelFor(rule))
    const { gains } = solver.flops(rule, 0)
    const belowHighCards = solver.played(0).map((results) => BigInt(results[5]!))
    expect(gains).toEqual(
      STARTING_HANDS.map(
        ({ hands }, place) => BigInt(hands) * (19600n * 1081n * 990n * 4_000_000_000_000n + belowHighCards[place]!),
      ),
    )
  })

  it('a Casino royal at 10,000: too much for 32 bits, and the same by gains and by deals', () => {
    const payoff = casinoOf(1e4)
    expect(by(undefined, () => kernelFor(edgeOf(1e4)).build)).toBe('plain')
    const { results, folded, total } = by(undefined, () => casinoCounted(payoff))
    expect(totalOf(payoff, { played: [[2, results]], folded })).toBe(total)
  })

  it('a Blind in steps of 0.01 and quarters', () => {
    for (const [unit, flush] of [
      [100, 151],
      [4, 7],
    ] as const) {
      const rules = { unit, blind: [0, 0, 0, 0, unit, flush, 3 * unit, 10 * unit, 50 * unit, 1e4 * unit] }
      const { qualifies, raises } = ULTIMATE_VARIANTS[0]![1]
      const solve = () => ultimateWhole(ultimatePayoff({ ...rules, qualifies, raises }), raises)
      expect(by(undefined, solve)).toEqual(by('plain', solve))
    }
  })
})
