import { type Card } from '@/lib/cards/card'
import { clausesIn } from '@/lib/engines/pai-gow/ways'
import type { Random } from '@/lib/math/random'
import { drawOfClass, eachClass } from './classes'
import type { Study } from './study'

/** Hands that two ways set differently: the first by its clause `a`, the second by its clause `b`. */
export interface Difference {
  readonly a: string
  readonly b: string
  /** How many of the 154,143,080 hands. */
  readonly hands: number
  /** Some of them. */
  readonly examples: readonly (readonly Card[])[]
}

/** A random class, weighted by its number of hands. */
function drawClass(classes: readonly number[], weights: readonly number[], random: Random): number {
  let left = random() * weights.reduce((sum, n) => sum + n, 0)
  const at = weights.findIndex((weight) => (left -= weight) < 0)
  return classes[at < 0 ? classes.length - 1 : at]!
}

/**
 * Where two ways differ, by pairs of clauses, the largest first. Settings are equal if the ranks in front and the hand
 * behind are. Examples are drawn at random, with every hand of a pair equally likely.
 */
export function compareWays(first: Study, second: Study, random: Random, examples: number): readonly Difference[] {
  const [ours, theirs] = [clausesIn(first.dealing), clausesIn(second.dealing)]
  const found = new Map<
    string,
    { readonly a: string; readonly b: string; readonly classes: number[]; readonly weights: number[] }
  >()
  eachClass((_, at, hands) => {
    const [i, j] = [first.clauses[at]!, second.clauses[at]!]
    if (i < 0 || j < 0 || first.settings[at] === second.settings[at]) return
    const [a, b] = [ours[i]!.id, theirs[j]!.id]
    const key = `${a} ${b}`
    const known = found.get(key) ?? { a, b, classes: [], weights: [] }
    found.set(key, known)
    known.classes.push(at)
    known.weights.push(hands)
  })
  return [...found.values()]
    .map(({ a, b, classes, weights }) => ({
      a,
      b,
      hands: weights.reduce((sum, n) => sum + n, 0),
      examples: Array.from({ length: examples }, () => drawOfClass(drawClass(classes, weights, random), random)),
    }))
    .sort((x, y) => y.hands - x.hands)
}
