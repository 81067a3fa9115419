import type { GameMessages } from './message'

/* Finds the names of known pay tables by id. */

/** Whether a pay table is named by its pays: `40-30-6-4-1`. */
export const isPays = (payTable: string): boolean => /^\d+(-\d+)+$/.test(payTable)

/** The name of a pay table. Throws on an unknown id. */
export function payTableIn({ payTables }: GameMessages, id: string): string {
  if (isPays(id)) return id
  if (!Object.hasOwn(payTables, id)) throw new RangeError(`no pay table has the id “${id}”`)
  return payTables[id]!
}

interface Table {
  readonly id: string
  /** The id of a side bet's pay table; absent for a table of the whole game. */
  readonly payTable?: string
}

/** The name of a table: a side bet's by its pay table, the whole game's by its id. Throws on an unknown id. */
export function tableIn(messages: GameMessages, { id, payTable }: Table): string {
  if (payTable !== undefined) return payTableIn(messages, payTable)
  if (!Object.hasOwn(messages.tables, id)) throw new RangeError(`no table has the id “${id}”`)
  return messages.tables[id]!
}
