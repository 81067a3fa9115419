import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'

/*
 * The shape of the browser's database. A version is a place in MIGRATIONS: a change of the shape adds a function at the end and
 * changes none that is there, since somewhere a browser still holds what it made.
 */

export const DATABASE = 'feltwise'

/** What is in the stores was written by some version of Feltwise or other: it is read by `readKept`. */
export interface Schema extends DBSchema {
  answers: { key: string; value: unknown; indexes: { game: string } }
  rounds: { key: string; value: unknown; indexes: { game: string } }
  /** The dealer school's answers. */
  school: { key: string; value: unknown; indexes: { game: string } }
  /** What was deleted and can still be brought back: the contents of the stores above at a time. */
  deleted: { key: number; value: Deleted }
  /** Where sessions of the trainer are, read by `loadSession`. */
  sessions: { key: string; value: unknown }
}

export interface Deleted {
  readonly answers: readonly unknown[]
  readonly rounds: readonly unknown[]
  /** Absent: deleted in a Feltwise that didn't keep the school's records yet. */
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
 * Takes a database from one version to the next, inside the one transaction of the upgrade: all of it happens, or nothing. Waits for
 * nothing but that transaction.
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

/** For a migration: rewrites each record of a store; null leaves one as it is. */
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

/** Brings a database from a version to the newest. Rejects where a migration fails: then the upgrade must be undone. */
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
