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

/** Where an edge stands among the known tables: “Better than three of five known tables”. */
function place(edge: number, known: readonly Judged[]): string {
  const better = known.filter((one) => one.edge < edge - SAME).length
  const worse = known.filter((one) => one.edge > edge + SAME).length
  const all = known.length
  if (all === 1) return better > 0 ? 'Worse than the only known table' : worse > 0 ? 'Better than the only known table' : 'As good as the only known table'
  if (worse === all) return `Better than all ${plural(all)}`
  if (better === all) return `Worse than all ${plural(all)}`
  if (better === 0) return `None of the ${plural(all)} is better`
  if (worse === 0) return `None of the ${plural(all)} is worse`
  return `Better than ${inWords(worse)} of ${plural(all)}`
}

/**
 * One sentence: where the table stands among the known ones, what it costs, which one to look for. `cost` writes an edge as money,
 * “$7.65 an hour”; what gives money back costs a negative amount. Undefined where no table is known.
 */
export function tableVerdict(edge: number, tables: readonly Judged[], cost: (edge: number) => string): string | undefined {
  const known = tables.filter(({ comparison }) => !comparison).sort((a, b) => a.edge - b.edge)
  const best = known[0]
  const worst = known.at(-1)
  if (!best || !worst) return undefined
  const costs = `${place(edge, known)}: it ${cost(edge)}`
  if (best.edge < edge - SAME) return `${costs}. Look for “${best.name}”, which ${cost(best.edge)}.`
  return worst.edge > edge + SAME ? `${costs}, where “${worst.name}” ${cost(worst.edge)}.` : `${costs}.`
}
