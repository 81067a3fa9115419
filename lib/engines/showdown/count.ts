import type { Progress } from '@/lib/games/solver'
import { ENDS, type Showdown } from './showdown'
import { makeSweep, type Sweep } from './sweep'

/*
 * A group is all deals in which the player's hand has one strength and the up card one rank. Pays can't change what is counted here.
 */

/** How many numbers a group or a situation has for the ends: one each, in the order of ENDS. */
export const WIDTH = ENDS.length

/** Situations of a strength, as rows of SITUATION numbers: look, rank of the up card, ways, then the dealer's hands by end. */
export type Situations = Readonly<Int32Array>
export const SITUATION = 3 + WIDTH

export interface Counted {
  readonly showdown: Showdown
  /** How many ranks of the up card there are: 13, or 1 without an up card. The group of a strength and an up card is `strength * columns + up`. */
  readonly columns: 1 | 13
  /** How many hands the dealer can have in one situation. */
  readonly dealerHands: number
  /** How many deals of the player's hand and the up card there are. */
  readonly ways: number
  /** The same by group. */
  readonly waysOf: Float64Array
  /** By group and end, summed over its ways, the dealer's hands. */
  readonly sums: Float64Array
  /** By group and end, the least and the most of the dealer's hands among its situations. */
  readonly least: Int32Array
  readonly most: Int32Array
  readonly sweep: Sweep
  /** The situations of these strengths, which are found by another walk unless they are known. */
  situations(strengths: readonly number[]): ReadonlyMap<number, Situations>
}

const sweeps = new Map<string, Sweep>()
const counts = new Map<string, Counted>()

const keyOf = ({ ranking, player, dealer, up }: Showdown): string => `${ranking.id} ${player} ${dealer} ${up}`

/**
 * Counts every deal of a game. Kept for each game and qualifying hand, because it takes most of the time and doesn't depend on pays.
 */
export function count(showdown: Showdown, onProgress?: Progress): Counted {
  const key = `${keyOf(showdown)} ${showdown.qualifies}`
  const known = counts.get(key) ?? countAll(showdown, onProgress)
  counts.set(key, known)
  return known
}

function sweepOf(showdown: Showdown): Sweep {
  const key = keyOf(showdown)
  const known = sweeps.get(key) ?? makeSweep(showdown)
  sweeps.set(key, known)
  return known
}

function countAll(showdown: Showdown, onProgress?: Progress): Counted {
  const { ranking, qualifies, up } = showdown
  const sweep = sweepOf(showdown)
  const columns = up === 1 ? 13 : 1
  const groups = ranking.strengths * columns
  const waysOf = new Float64Array(groups)
  const sums = new Float64Array(groups * WIDTH)
  const least = new Int32Array(groups * WIDTH).fill(sweep.dealerHands)
  const most = new Int32Array(groups * WIDTH)
  let all = 0
  const put = (at: number, ways: number, hands: number): void => {
    sums[at]! += ways * hands
    if (hands < least[at]!) least[at] = hands
    if (hands > most[at]!) most[at] = hands
  }
  const total = sweep.dealerHands
  sweep.run(
    qualifies,
    (strength, _look, rank, ways, unqualified, less, atMost) => {
      const group = strength * columns + rank
      all += ways
      waysOf[group]! += ways
      put(group * WIDTH, ways, unqualified)
      put(group * WIDTH + 1, ways, less - unqualified)
      put(group * WIDTH + 2, ways, atMost - less)
      put(group * WIDTH + 3, ways, total - atMost)
    },
    undefined,
    onProgress,
  )
  const known = new Map<number, Situations>()
  return {
    showdown,
    columns,
    dealerHands: total,
    ways: all,
    waysOf,
    sums,
    least,
    most,
    sweep,
    situations(strengths) {
      const missing = strengths.filter((strength) => !known.has(strength))
      if (missing.length > 0) for (const [strength, rows] of find(sweep, qualifies, missing)) known.set(strength, rows)
      return known
    },
  }
}

function find(sweep: Sweep, qualifies: number, strengths: readonly number[]): ReadonlyMap<number, Situations> {
  const only = new Uint8Array(sweep.dealt.ranking.strengths)
  const rows = new Map<number, number[]>()
  for (const strength of strengths) {
    only[strength] = 1
    rows.set(strength, [])
  }
  const total = sweep.dealerHands
  sweep.run(
    qualifies,
    (strength, look, up, ways, unqualified, less, atMost) =>
      void rows.get(strength)!.push(look, up, ways, unqualified, less - unqualified, atMost - less, total - atMost),
    only,
  )
  return new Map([...rows].map(([strength, list]) => [strength, Int32Array.from(list)]))
}
