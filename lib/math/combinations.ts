/** The number of ways to choose k of n. Exact while it is a safe integer. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let ways = 1
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * (n - i + 1)) / i
  return ways
}

/**
 * Every choice of `count` members of the list, in lexicographic order of position. The yielded array is reused: copy it
 * to keep it.
 */
export function* combinations<T>(list: readonly T[], count: number): Generator<readonly T[]> {
  if (count > list.length) return
  const at = Array.from({ length: count }, (_, i) => i)
  const chosen = at.map((i) => list[i]!)
  for (;;) {
    yield chosen
    let i = count - 1
    while (i >= 0 && at[i] === list.length - count + i) i--
    if (i < 0) return
    at[i] = at[i]! + 1
    for (let j = i + 1; j < count; j++) at[j] = at[j - 1]! + 1
    for (let j = i; j < count; j++) chosen[j] = list[at[j]!]!
  }
}

/** How many of the 32 bits are set. */
export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
