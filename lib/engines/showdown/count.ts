import type { Progress } from '@/lib/game/solver'
import { longestSweep } from './longest-suit'
import { ENDS, type Showdown } from './showdown'
import { makeSweep, type Sweep } from './sweep'

/*
 * A group is all deals in which the player's hand has one strength and the up card one rank. Pays can't change what is counted here.
 */

/** How many numbers a group or a situation has for the ends: one each, in the order of ENDS. */
export const WIDTH = ENDS.length

/** Situations of a group, as rows of SITUATION numbers: look, ways, then the dealer's hands by end. */
export type Situations = Readonly<Int32Array>
/** Where the ends are in a row. */
export const ENDS_AT = 2
export const SITUATION = ENDS_AT + WIDTH

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
  /** The situations of these groups. Another walk finds those that aren't known yet. */
  situations(groups: readonly number[]): ReadonlyMap<number, Situations>
}

/** Numbers in kept situations. */
const MOST_KEPT = 4_000_000

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
  const { ranking } = showdown
  const known =
    sweeps.get(key) ?? ('bySuit' in ranking ? makeSweep(ranking, showdown) : longestSweep(ranking, showdown))
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
    situations(groups) {
      const missing = groups.filter((group) => !known.has(group))
      if (missing.length === 0) return known
      // What was asked for a while ago is dropped once it takes more than some ten megabytes.
      if ([...known.values()].reduce((sum, { length }) => sum + length, 0) > MOST_KEPT) known.clear()
      findSituations(
        sweep,
        showdown,
        groups.filter((group) => !known.has(group)),
        known,
      )
      return known
    },
  }
}

function findSituations(
  sweep: Sweep,
  { ranking, qualifies, up }: Showdown,
  groups: readonly number[],
  found: Map<number, Situations>,
): void {
  const columns = up === 1 ? 13 : 1
  const isWanted = new Uint8Array(ranking.strengths * columns)
  const only = new Uint8Array(ranking.strengths)
  for (const group of groups) {
    isWanted[group] = 1
    only[Math.floor(group / columns)] = 1
  }
  // One strength is visited after the other: its rows are collected by column, then put away.
  const rows = Array.from({ length: columns }, () => ({ list: new Int32Array(SITUATION * 64), length: 0 }))
  let current = 0
  const putAway = (): void =>
    rows.forEach((row, column) => {
      if (row.length > 0) found.set(current * columns + column, row.list.slice(0, row.length))
      row.length = 0
    })
  const total = sweep.dealerHands
  sweep.run(
    qualifies,
    (strength, look, column, ways, unqualified, less, atMost) => {
      if (strength !== current) putAway()
      current = strength
      if (isWanted[strength * columns + column] === 0) return
      const row = rows[column]!
      if (row.length === row.list.length) {
        const longer = new Int32Array(2 * row.length)
        longer.set(row.list)
        row.list = longer
      }
      const { list, length } = row
      list[length] = look
      list[length + 1] = ways
      list[length + 2] = unqualified
      list[length + 3] = less - unqualified
      list[length + 4] = atMost - less
      list[length + 5] = total - atMost
      row.length += SITUATION
    },
    only,
  )
  putAway()
}
