import type { Random } from '@/lib/math/random'

/** A member of the list by chance, each in proportion to its weight; undefined where nothing weighs anything. */
export function weighted<T>(list: readonly T[], weight: (one: T) => number, random: Random): T | undefined {
  const sum = list.reduce((total, one) => total + weight(one), 0)
  let left = random() * sum
  return sum > 0
    ? (list.find((one) => (left -= weight(one)) < 0) ?? list.findLast((one) => weight(one) > 0))
    : undefined
}
