import type { GameMessages } from './message'

/* Tables that casinos are known to use, by their ids. */

/** Whether a pay table is called by what it pays: `40-30-6-4-1`. */
export const isPays = (payTable: string): boolean => /^\d+(-\d+)+$/.test(payTable)

/** Names a pay table. Throws on an id that there is not. */
export function payTableIn({ payTables }: GameMessages, id: string): string {
  if (isPays(id)) return id
  if (!Object.hasOwn(payTables, id)) throw new RangeError(`no pay table has the id “${id}”`)
  return payTables[id]!
}

interface Table {
  readonly id: string
  /** The id of its pay table, of a side bet. */
  readonly payTable?: string
}

/** Names a table: of the whole game by its own id, of a side bet by its pay table. Throws on an id that there is not. */
export function tableIn(messages: GameMessages, { id, payTable }: Table): string {
  if (payTable !== undefined) return payTableIn(messages, payTable)
  if (!Object.hasOwn(messages.tables, id)) throw new RangeError(`no table has the id “${id}”`)
  return messages.tables[id]!
}
