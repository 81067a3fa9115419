import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'

/*
 * The structure of the browser's database. A version is an index in MIGRATIONS: a change of structure adds a function
 * at the end and changes no existing one, because some browser still has the database it made.
 */

export const DATABASE = 'feltwise'

/** The values in the stores may come from any version of Feltwise, so `readKept` reads them. */
export interface Schema extends DBSchema {
  answers: { key: string; value: unknown; indexes: { game: string } }
  rounds: { key: string; value: unknown; indexes: { game: string } }
  /** The dealer school's answers. */
  school: { key: string; value: unknown; indexes: { game: string } }
  /** Deletions that can still be undone: the contents of the stores above at the time. */
  deleted: { key: number; value: Deleted }
  /** The positions of trainer sessions, read by `loadSession`. */
  sessions: { key: string; value: unknown }
}

export interface Deleted {
  readonly answers: readonly unknown[]
  readonly rounds: readonly unknown[]
  /** Absent if deleted by a Feltwise that didn't keep the school's records yet. */
  readonly school?: readonly unknown[]
}

export const STORES = [
  'answers',
  'rounds',
  'school',
  'deleted',
  'sessions',
] as const satisfies readonly StoreNames<Schema>[]

export type Database = IDBPDatabase<Schema>
export type Upgrade = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>

/**
 * Upgrades a database by one version, inside the transaction of the upgrade: all of it happens, or nothing. It may wait
 * for nothing except that transaction.
 */
export type Migration = (db: Database, upgrade: Upgrade) => void | Promise<void>

export const MIGRATIONS: readonly Migration[] = [
  (db) => {
    for (const name of ['answers', 'rounds'] as const)
      db.createObjectStore(name, { keyPath: 'id' }).createIndex('game', 'game')
  },
  (db) => void db.createObjectStore('deleted', { autoIncrement: true }),
  (db) => void db.createObjectStore('sessions', { keyPath: 'id' }),
  (db) => void db.createObjectStore('school', { keyPath: 'id' }).createIndex('game', 'game'),
]

/** For migrations: rewrites each record of a store, or leaves it as it is if the function returns null. */
export async function rewriteEach(
  upgrade: Upgrade,
  name: 'answers' | 'rounds' | 'school',
  rewrite: (value: unknown) => unknown,
): Promise<void> {
  let cursor = await upgrade.objectStore(name).openCursor()
  while (cursor) {
    const rewritten = rewrite(cursor.value)
    if (rewritten !== null) await cursor.update(rewritten)
    cursor = await cursor.continue()
  }
}

/** Upgrades a database to the newest version. Rejects if a migration fails; the upgrade must then be undone. */
export async function migrate(
  migrations: readonly Migration[],
  db: Database,
  from: number,
  upgrade: Upgrade,
): Promise<void> {
  for (const migration of migrations.slice(from)) {
    const done = migration(db, upgrade)
    if (done) await done
  }
}
