import { inWords } from './format'

/* Whether a table is a good one, in a sentence made from the tables that are known. */

/** A known table as the sentence needs it. Edges are shares of a base wager. */
export interface Judged {
  readonly name: string
  readonly edge: number
  /** Not known from a casino: never counted. */
  readonly comparison: boolean
}

/** Edges that differ by less than this come of the same fraction. */
const SAME = 1e-12

const plural = (count: number): string => `${inWords(count)} known tables`
const none = (count: number): string => `${count === 2 ? 'Neither' : 'None'} of the ${plural(count)}`
const all = (count: number): string => `${count === 2 ? 'both' : `all ${inWords(count)}`} known tables`

/** Where an edge stands among the known tables: “Better than three of five known tables”. */
function place(edge: number, known: readonly Judged[]): string {
  const better = known.filter((one) => one.edge < edge - SAME).length
  const worse = known.filter((one) => one.edge > edge + SAME).length
  const count = known.length
  if (count === 1) return better > 0 ? 'Worse than the only known table' : worse > 0 ? 'Better than the only known table' : 'As good as the only known table'
  if (worse === count) return `Better than ${all(count)}`
  if (better === count) return `Worse than ${all(count)}`
  if (better === 0) return `${none(count)} is better`
  if (worse === 0) return `${none(count)} is worse`
  return `Better than ${inWords(worse)} of the ${plural(count)}`
}

/**
 * One sentence: where the table stands among the known ones, what it costs, which one to look for. `cost` writes an edge as money,
 * “$7.65 an hour”; what gives money back costs a negative amount. Undefined where no table is known.
 */
export function tableVerdict(edge: number, tables: readonly Judged[], cost: (edge: number) => string): string | undefined {
  const known = tables.filter(({ comparison }) => !comparison)
  const [least, most] = [Math.min(...known.map((one) => one.edge)), Math.max(...known.map((one) => one.edge))]
  // Of tables that cost the same the first is named: the usual one stands before the rest.
  const best = known.find((one) => one.edge <= least + SAME)
  const worst = known.find((one) => one.edge >= most - SAME)
  if (!best || !worst) return undefined
  const costs = `${place(edge, known)}: it ${cost(edge)}`
  if (best.edge < edge - SAME) return `${costs}. Look for “${best.name}”, which ${cost(best.edge)}.`
  return worst.edge > edge + SAME ? `${costs}, where “${worst.name}” ${cost(worst.edge)}.` : `${costs}.`
}
