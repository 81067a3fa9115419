import { ACE, type Card, RANKS } from '@/lib/cards/card'
import { histogram } from '@/lib/engines/showdown/index'
import { rowOf, type SideLine } from '@/lib/engines/settlement/index'
import type { PayTable, Rules } from '@/lib/game/game'
import { bitCount } from '@/lib/math/combinations'
import { leastOf, rankingOf, strengthOf, suitMasks } from './hands'
import type { ShowdownCore } from './page'

/*
 * Side bets that aren't paid by the poker hand of their cards: their line says by which ranking of the family (`by`), or
 * that the longest straight flush counts. A hand has the best row that it reaches.
 */

/** Counts the cards of the longest straight flush, the ace high or low. */
export const LONGEST_RUN = 'longest-run'

/** The least value of each row of a table, the strongest first: a strength, or a number of cards. */
function rowsOf(by: string, table: PayTable): readonly { readonly row: string; readonly least: number }[] {
  const leastOfRow = (row: string): number =>
    by === LONGEST_RUN ? Number(row.split('-')[0]) : leastOf(rankingOf({ ranking: by as ShowdownCore['ranking'] }), row)
  return Object.keys(table)
    .map((row) => ({ row, least: leastOfRow(row) }))
    .sort((a, b) => b.least - a.least)
}

/** The row that cards make; undefined for less than every row. */
function rowBy({ by }: Pick<SideLine, 'by'>, table: PayTable, cards: readonly Card[]): string | undefined {
  const value =
    by === LONGEST_RUN
      ? Math.max(...suitMasks(cards).map(runIn))
      : strengthOf(rankingOf({ ranking: by as ShowdownCore['ranking'] }), cards)
  return rowsOf(by!, table).find(({ least }) => value >= least)?.row
}

/** The row of a side bet's pay table that cards make. */
export const sideRow = (rules: Rules, bet: string, line: SideLine, cards: readonly Card[]): string | undefined =>
  line.by === undefined ? rowOf(line, cards) : rowBy(line, rules.pays[bet]!, cards)

/** How often each row comes up over every choice of so many cards of the stub. */
export function countRows(
  { by }: Pick<SideLine, 'by'>,
  table: PayTable,
  count: number,
  stub: readonly Card[],
): ReadonlyMap<string, number> {
  const rows = rowsOf(by!, table)
  const ways = new Map(rows.map(({ row }) => [row, 0]))
  const values =
    by === LONGEST_RUN
      ? countRuns(count, stub)
      : histogram(rankingOf({ ranking: by as ShowdownCore['ranking'] }), count, [], stub)
  values.forEach((n, value) => {
    const row = n === 0 ? undefined : rows.find(({ least }) => value >= least)?.row
    if (row !== undefined) ways.set(row, ways.get(row)! + n)
  })
  return ways
}

// ——— The longest straight flush —————————————————————————————————————————————————————————————————————————

/** The most ranks in a row in a mask; an ace is high or low. */
function runIn(mask: number): number {
  let [longest, run] = [0, (mask >> ACE) & 1]
  for (let rank = 0; rank < RANKS.length; rank++) {
    run = (mask >> rank) & 1 ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return Math.max(longest, run)
}

/** How many choices of `count` cards have each longest run. Suits are counted alone and multiplied by their sizes. */
function countRuns(count: number, stub: readonly Card[]): readonly number[] {
  const suits = suitMasks(stub).map((left) => runsBySize(left, count))
  const atMost = Array.from({ length: count + 1 }, (_, run) =>
    suits
      .map((sizes) => sizes.map((byRun) => byRun.slice(0, run + 1).reduce((sum, n) => sum + n, 0)))
      .reduce((all, one) =>
        all.map((_sum, size) => all.slice(0, size + 1).reduce((sum, n, i) => sum + n * one[size - i]!, 0)),
      )
      .at(count)!,
  )
  return atMost.map((n, run) => n - (atMost[run - 1] ?? 0))
}

/** By size, then by longest run: how many sets of the ranks in a mask there are. */
function runsBySize(left: number, count: number): readonly (readonly number[])[] {
  const sizes = Array.from({ length: count + 1 }, () => Array<number>(count + 1).fill(0))
  // Every part of the mask, the empty one last.
  for (let part = left; ; part = (part - 1) & left) {
    const size = bitCount(part)
    if (size <= count) sizes[size]![runIn(part)]!++
    if (part === 0) return sizes
  }
}
