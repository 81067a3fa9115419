import { tableVerdict as words } from '@/app/_languages/words'
import { inWords } from '@/app/_languages/format'

/* One sentence on whether a table is good, judged by the known tables. */

/** A known table. Edges are shares of a base wager. */
export interface Judged {
  /** In the page's language. */
  readonly name: string
  readonly edge: number
  /** Whether the table is only for comparison. It isn't known from a casino, so it is never counted. */
  readonly comparison: boolean
}

/** Edges that differ by less than this come from the same fraction. */
const SAME = 1e-12

/** The rank of an edge among the known tables: “Better than three of five known tables”. */
function place(edge: number, known: readonly Judged[]): string {
  const better = known.filter((one) => one.edge < edge - SAME).length
  const worse = known.filter((one) => one.edge > edge + SAME).length
  const count = known.length
  if (count === 1) return better > 0 ? words.worseThanOnly : worse > 0 ? words.betterThanOnly : words.likeOnly
  const written = inWords(count)
  if (worse === count) return words.betterThanAll(count, written)
  if (better === count) return words.worseThanAll(count, written)
  if (better === 0) return words.noneBetter
  if (worse === 0) return words.noneWorse(count, written)
  return words.betterThanSome(inWords(worse), written)
}

/**
 * One sentence: how the table compares with the known ones, what it costs, and which one to look for. `cost` formats an
 * edge as money, “$7.65 an hour”; a negative amount is a gain. Undefined if no table is known.
 */
export function tableVerdict(
  edge: number,
  tables: readonly Judged[],
  cost: (edge: number) => string,
): string | undefined {
  const known = tables.filter(({ comparison }) => !comparison)
  const [least, most] = [Math.min(...known.map((one) => one.edge)), Math.max(...known.map((one) => one.edge))]
  // If several cost the same, the first is named, because the usual table comes first.
  const best = known.find((one) => one.edge <= least + SAME)
  const worst = known.find((one) => one.edge >= most - SAME)
  if (!best || !worst) return undefined
  const stands = place(edge, known)
  if (best.edge < edge - SAME) return words.lookFor(stands, cost(edge), best.name, cost(best.edge))
  return worst.edge > edge + SAME
    ? words.whereWorst(stands, cost(edge), worst.name, cost(worst.edge))
    : words.alone(stands, cost(edge))
}
