import { afterAll, describe, expect, it } from 'vitest'
import { bonusWhole } from '@/lib/holdem/bonus-whole'
import { casinoWhole } from '@/lib/holdem/casino-whole'
import { kernel, kernelFor, forceKernel, type KernelName } from '@/lib/holdem/kernel'
import { typedKernel } from '@/lib/holdem/typed-kernel'
import { ultimateEdge } from '@/lib/holdem/ultimate-rules'
import { ultimateWhole } from '@/lib/holdem/ultimate-whole'
import { instantiate } from '@/lib/holdem/wasm-module'
import { BONUS_VARIANTS, CASINO_VARIANTS, ULTIMATE_VARIANTS } from './variants'

afterAll(() => forceKernel())

function by<T>(name: KernelName, solve: () => T): T {
  forceKernel(name)
  return solve()
}

describe('WebAssembly and TypeScript answer the same to the last unit', () => {
  it.each(ULTIMATE_VARIANTS)('Ultimate Texas Hold’em: %s', (_, rules) => {
    expect(by('wasm', () => ultimateWhole(rules))).toEqual(by('typescript', () => ultimateWhole(rules)))
  })

  it.each(CASINO_VARIANTS)('Casino Hold’em: %s', (_, rules) => {
    const whole = by('wasm', () => casinoWhole(rules))
    expect(whole).toEqual(by('typescript', () => casinoWhole(rules)))
    // What the flops' gains come to, and what the deals come to: two ways to the same sum.
    expect(whole.classes.reduce((sum, { hands, playedTotal }) => sum + BigInt(hands) * playedTotal!, 0n)).toBe(whole.total)
  })

  it('Casino Hold’em as somebody calls', () => {
    const calls = (hand: readonly number[], flop: readonly number[]): boolean => hand.some((card) => flop.some((other) => card >> 2 === other >> 2))
    const [, rules] = CASINO_VARIANTS[0]!
    expect(by('wasm', () => casinoWhole(rules, calls))).toEqual(by('typescript', () => casinoWhole(rules, calls)))
  })

  it.each(BONUS_VARIANTS)('Texas Hold’em Bonus: %s', (_, rules) => {
    expect(by('wasm', () => bonusWhole(rules))).toEqual(by('typescript', () => bonusWhole(rules)))
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
    const rule = ultimateEdge({ unit: 1e6, blind: [0, 0, 0, 0, 1e6, 15e5, 3e6, 1e7, 1e10, 1e10], qualifies, raises: [4] })
    expect(kernelFor(rule)).not.toBe(typedKernel)
  })

  it('is not made of what is no module, or of nothing', () => {
    expect(instantiate('')).toBeUndefined()
    expect(instantiate('AGFzbQ==')).toBeUndefined()
    expect(instantiate('no base64 at all!')).toBeUndefined()
  })
})
