import { exact } from '@/lib/game/ev'
import type { Ev, Outcome } from '@/lib/game/solution'
import { fraction, multiply, scaleToIntegers, subtract, toNumber } from '@/lib/math/fraction'

/** The mean of net results over `deals` equally likely deals, exactly, in base wagers. */
export function meanOf(outcomes: readonly Outcome[], deals: number | bigint): Ev {
  const { unit, integers } = scaleToIntegers(outcomes.map(([net]) => net))
  const sum = outcomes.reduce((all, [, ways], i) => all + BigInt(integers[i]!) * BigInt(ways), 0n)
  return exact(sum, BigInt(unit) * BigInt(deals))
}

/**
 * The variance of net results in square base wagers: the mean of the squares minus the square of the mean, exact until
 * the last step.
 */
export function varianceOf(outcomes: readonly Outcome[], deals: number | bigint): number {
  const { unit, integers } = scaleToIntegers(outcomes.map(([net]) => net))
  const parts = outcomes.map(([, ways], i) => ({ net: BigInt(integers[i]!), ways: BigInt(ways) }))
  const all = BigInt(unit) * BigInt(deals)
  const mean = fraction(
    parts.reduce((sum, { net, ways }) => sum + net * ways, 0n),
    all,
  )
  const squares = fraction(
    parts.reduce((sum, { net, ways }) => sum + net * net * ways, 0n),
    all * BigInt(unit),
  )
  return toNumber(subtract(squares, multiply(mean, mean)))
}
