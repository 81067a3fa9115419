/**
 * A random source: each call returns a number in [0, 1). Always passed as an argument, so that every deal can be
 * repeated.
 */
export type Random = () => number

/** FNV-1a over the seed's characters, mixed into four 32-bit words (the scheme of `xmur3`). */
function seedWords(seed: string): [number, number, number, number] {
  let h = 2166136261
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16777619)
  const word = (): number => {
    h = Math.imul(h ^ (h >>> 16), 2246822507)
    h = Math.imul(h ^ (h >>> 13), 3266489909)
    return (h ^= h >>> 16) >>> 0
  }
  return [word(), word(), word(), word()]
}

/** A generator determined by its seed: sfc32 (C. Doty-Humphrey, PractRand), 128 bits of state. */
export function makeRandom(seed: string): Random {
  let [a, b, c, counter] = seedWords(seed)
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return (t >>> 0) / 4294967296
  }
  for (let i = 0; i < 12; i++) next()
  return next
}

/** A random whole number from 0 to n − 1. */
export const below = (random: Random, n: number): number => Math.floor(random() * n)

/** `count` different members of the list, in random order. Throws a RangeError if the list has fewer. */
export function draw<T>(random: Random, list: readonly T[], count: number): T[] {
  if (count > list.length) throw new RangeError(`cannot draw ${count} of ${list.length}`)
  const rest = [...list]
  for (let i = 0; i < count; i++) {
    const j = i + below(random, rest.length - i)
    ;[rest[i], rest[j]] = [rest[j]!, rest[i]!]
  }
  return rest.slice(0, count)
}

/** A random member of the list, in proportion to its weight; undefined if no weight is above 0. */
export function weighted<T>(list: readonly T[], weight: (one: T) => number, random: Random): T | undefined {
  const sum = list.reduce((total, one) => total + weight(one), 0)
  let left = random() * sum
  return sum > 0
    ? (list.find((one) => (left -= weight(one)) < 0) ?? list.findLast((one) => weight(one) > 0))
    : undefined
}
