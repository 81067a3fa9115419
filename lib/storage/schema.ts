import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'

/*
 * The shape of the browser's database. A version is a place in MIGRATIONS: whoever changes the shape adds a function at the end and
 * changes none that is there, since somewhere a browser still holds what it made.
 */

export const DATABASE = 'feltwise'

/** What is in the stores was written by some version of Feltwise or other: it is read by `readKept`. */
export interface Schema extends DBSchema {
  answers: { key: string; value: unknown; indexes: { game: string } }
  rounds: { key: string; value: unknown; indexes: { game: string } }
}

export type Database = IDBPDatabase<Schema>
export type Upgrade = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>

/** Takes a database from one version to the next, inside the one transaction of the upgrade: all of it happens, or nothing. */
export type Migration = (db: Database, upgrade: Upgrade) => void | Promise<void>

export const MIGRATIONS: readonly Migration[] = [
  (db) => {
    for (const name of ['answers', 'rounds'] as const) db.createObjectStore(name, { keyPath: 'id' }).createIndex('game', 'game')
  },
]
