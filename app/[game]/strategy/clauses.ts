import { evValue } from '@/lib/games/ev'
import type { DecisionMap, StartingClass } from '@/lib/games/figures'

/** One clause: what it says, and of all hands how often it sets one and what such a hand is worth. */
export interface Clause {
  readonly id: string
  readonly says?: string
  readonly share: number
  /** In base wagers. */
  readonly worth?: number
}

/** A map whose cells are clauses, row by row. */
export interface Clauses extends Pick<DecisionMap, 'name' | 'rowsName' | 'columnsName'> {
  readonly rows: readonly { readonly name: string; readonly clauses: readonly Clause[] }[]
}

/** What is told of a map in which the rules of the house play every hand. Rows without a hand are left out. */
export function clausesOf(
  { name, rowsName, columnsName, rows }: DecisionMap,
  cells: readonly StartingClass[],
): Clauses {
  const byId = new Map(cells.map((one) => [one.id, one]))
  const deals = cells.reduce((sum, one) => sum + one.deals, 0)
  const clauseOf = (one: StartingClass): Clause => ({
    id: one.id,
    share: one.deals / deals,
    ...(one.name !== undefined && { says: one.name }),
    ...(one.options[0] && { worth: evValue(one.options[0].ev) }),
  })
  const known = rows.map((row) => ({
    name: row.name,
    clauses: row.cells.flatMap((id) => (id === null ? [] : (byId.get(id) ?? []))).map(clauseOf),
  }))
  return { name, rowsName, columnsName, rows: known.filter(({ clauses }) => clauses.length > 0) }
}
