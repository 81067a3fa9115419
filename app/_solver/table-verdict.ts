import { tableVerdict as words } from '@/app/_languages/english/table-verdict'
import { inWords } from '@/app/_languages/format'

/* Whether a table is a good one, in a sentence made from the tables that are known. */

/** A known table as the sentence needs it. Edges are shares of a base wager. */
export interface Judged {
  /** In the language of the page. */
  readonly name: string
  readonly edge: number
  /** Not known from a casino: never counted. */
  readonly comparison: boolean
}

/** Edges that differ by less than this come of the same fraction. */
const SAME = 1e-12

/** Where an edge stands among the known tables: “Better than three of five known tables”. */
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
 * One sentence: where the table stands among the known ones, what it costs, which one to look for. `cost` writes an edge as money,
 * “$7.65 an hour”; what gives money back costs a negative amount. Undefined where no table is known.
 */
export function tableVerdict(
  edge: number,
  tables: readonly Judged[],
  cost: (edge: number) => string,
): string | undefined {
  const known = tables.filter(({ comparison }) => !comparison)
  const [least, most] = [Math.min(...known.map((one) => one.edge)), Math.max(...known.map((one) => one.edge))]
  // Of tables that cost the same the first is named: the usual one stands before the rest.
  const best = known.find((one) => one.edge <= least + SAME)
  const worst = known.find((one) => one.edge >= most - SAME)
  if (!best || !worst) return undefined
  const stands = place(edge, known)
  if (best.edge < edge - SAME) return words.lookFor(stands, cost(edge), best.name, cost(best.edge))
  return worst.edge > edge + SAME
    ? words.whereWorst(stands, cost(edge), worst.name, cost(worst.edge))
    : words.alone(stands, cost(edge))
}
