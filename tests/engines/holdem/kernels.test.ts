import { afterAll, describe, expect, it } from 'vitest'
import { betEdge, bonusWhole } from '@/lib/engines/holdem/bonus-whole'
import { casinoWhole } from '@/lib/engines/holdem/casino-whole'
import { kernel, kernelFor, forceKernel, type KernelName } from '@/lib/engines/holdem/kernel'
import { STARTING_HANDS } from '@/lib/engines/holdem/starting-hands'
import { typedKernel } from '@/lib/engines/holdem/typed-kernel'
import { edgeBefore } from '@/lib/engines/holdem/payoff'
import { ultimateWhole } from '@/lib/engines/holdem/ultimate-whole'
import { instantiate } from '@/lib/engines/holdem/wasm-module'
import { LONG } from '../../tools/long'
import { bonusPayoff, casinoPayoff, ultimatePayoff, type UltimateRules } from './plain-tally'
import { BONUS_VARIANTS, CASINO_VARIANTS, ULTIMATE_VARIANTS } from './variants'

const ultimateEdge = (rules: UltimateRules) => edgeBefore(ultimatePayoff(rules), 2, 1)

afterAll(() => forceKernel())

function by<T>(name: KernelName, solve: () => T): T {
  forceKernel(name)
  return solve()
}

/** One of so many rule sets. The totals of all of them are asked of WebAssembly elsewhere, against a referee's. */
const oneIn = <T>(count: number, variants: readonly T[]): readonly T[] =>
  variants.filter((_, i) => LONG || i % count === 0)

describe('WebAssembly and TypeScript answer the same to the last unit', () => {
  it.each(oneIn(2, ULTIMATE_VARIANTS))('Ultimate Texas Hold’em: %s', (_, rules) => {
    expect(by('wasm', () => ultimateWhole(ultimatePayoff(rules), rules.raises))).toEqual(
      by('typescript', () => ultimateWhole(ultimatePayoff(rules), rules.raises)),
    )
  })

  it.each(oneIn(2, CASINO_VARIANTS))('Casino Hold’em: %s', (_, rules) => {
    const whole = by('wasm', () => casinoWhole(casinoPayoff(rules)))
    expect(whole).toEqual(by('typescript', () => casinoWhole(casinoPayoff(rules))))
    // What the flops' gains come to, and what the deals come to: two ways to the same sum.
    expect(whole.classes.reduce((sum, { hands, playedTotal }) => sum + BigInt(hands) * playedTotal!, 0n)).toBe(
      whole.total,
    )
  })

  it('Casino Hold’em as somebody calls', () => {
    const calls = (hand: readonly number[], flop: readonly number[]): boolean =>
      hand.some((card) => flop.some((other) => card >> 2 === other >> 2))
    const [, rules] = CASINO_VARIANTS[0]!
    expect(by('wasm', () => casinoWhole(casinoPayoff(rules), calls))).toEqual(
      by('typescript', () => casinoWhole(casinoPayoff(rules), calls)),
    )
  })

  it.each(oneIn(3, BONUS_VARIANTS))('Texas Hold’em Bonus: %s', (_, rules) => {
    expect(by('wasm', () => bonusWhole(bonusPayoff(rules)))).toEqual(
      by('typescript', () => bonusWhole(bonusPayoff(rules))),
    )
  })
})

describe('flops and turns bet alike', () => {
  const standard = ultimateEdge(ULTIMATE_VARIANTS[0]![1])
  const rule = betEdge(bonusPayoff(BONUS_VARIANTS[0]![1]))
  const some = [
    STARTING_HANDS.map(() => 1),
    STARTING_HANDS.map(({ suited }) => (suited ? 1 : 0)),
    STARTING_HANDS.map(({ suited }) => (suited ? 0 : 1)),
    STARTING_HANDS.map((_, place) => (place % 3 === 0 ? 1 : 0)),
    STARTING_HANDS.map(() => 0),
  ].map((plays) => Uint8Array.from(plays))

  it('are followed to the river alike, whichever hands are played, and though another game was solved since', () => {
    forceKernel('wasm')
    const { results, ...decided } = kernel().streets(rule)
    const typed = typedKernel.streets(rule)
    expect(decided).toEqual({ flops: typed.flops, turns: typed.turns })
    for (const plays of some) {
      kernel().flops(standard, 1277)
      expect(results(plays)).toEqual(typed.results(plays))
      expect(results(plays)).toEqual(typed.results(plays))
    }
  })

  it('are not decided where a later decision follows, or in numbers too large', () => {
    for (const { streets } of [kernel(), typedKernel]) {
      expect(() => streets(standard)).toThrow(RangeError)
      expect(() => streets({ ...rule, most: 1e9 })).toThrow(RangeError)
    }
  })
})

describe('which kernel solves', () => {
  const standard = ultimateEdge(ULTIMATE_VARIANTS[0]![1])

  it('is the one in WebAssembly where it is to be had', () => {
    forceKernel()
    expect(kernel()).not.toBe(typedKernel)
    expect(kernelFor(standard)).toBe(kernel())
  })

  it('is the one in TypeScript where 32 bits are too few', () => {
    forceKernel('wasm')
    const [, rules] = ULTIMATE_VARIANTS.find(([name]) => name === 'six decimals')!
    expect(kernelFor(ultimateEdge(rules))).toBe(typedKernel)
  })

  it('takes pays of any size that have a large part in common', () => {
    const [, { qualifies }] = ULTIMATE_VARIANTS[0]!
    const rule = ultimateEdge({
      unit: 1e6,
      blind: [0, 0, 0, 0, 1e6, 15e5, 3e6, 1e7, 1e10, 1e10],
      qualifies,
      raises: [4],
    })
    expect(kernelFor(rule)).not.toBe(typedKernel)
  })

  it('is none where nothing was built, and says so where it was built wrong', () => {
    expect(instantiate('')).toBeUndefined()
    expect(() => instantiate('AGFzbQ==')).toThrow('built wrong')
    expect(() => instantiate('no base64 at all!')).toThrow('built wrong')
  })

  it('is none where WebAssembly may not run', () => {
    const { Module } = WebAssembly
    WebAssembly.Module = class {
      constructor() {
        throw new WebAssembly.CompileError('refused by the page’s policy')
      }
    } as unknown as typeof Module
    try {
      expect(instantiate()).toBeUndefined()
    } finally {
      WebAssembly.Module = Module
    }
  })
})
