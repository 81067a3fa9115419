import type { IDBPTransaction } from 'idb'
import type { Kept } from '@/lib/teaching/quiz/record'
import { byMoment, readKept } from '@/lib/storage/kept'
import { type Database, type Deleted, type Schema, STORES } from '@/lib/storage/schema'
import { sortedInSlices } from '@/lib/storage/slices'

/* Operations on the stores, each in one transaction: it happens completely or not at all, even if the tab is killed. */

/** The transaction completes only when the data are on disk, in case the power fails. */
const STRICT = { durability: 'strict' } as const

const LOGS = ['answers', 'rounds', 'school'] as const
const STORE_OF = { answer: 'answers', round: 'rounds', run: 'rounds', school: 'school' } as const
const storeOf = ({ kind }: Kept): (typeof LOGS)[number] => STORE_OF[kind]

/** The records that were read. `unreadable` has the keys of the others, which stay where they are. */
export interface Contents {
  readonly records: readonly Kept[]
  readonly unreadable: readonly string[]
}

const keyOf = (value: unknown): string => String((value as { readonly id?: unknown }).id)

/** How many values are read or written before the page may run. */
const SLICE = 500

/**
 * Calls back with the values of all three stores in slices, each in the task that decoded it. With a game, only that
 * game's.
 */
async function eachSlice(db: Database, game: string | undefined, take: (values: readonly unknown[]) => void) {
  const tx = db.transaction(LOGS)
  const isOf = (value: unknown): boolean => game === undefined || (value as { game?: unknown }).game === game
  const walk = async (name: (typeof LOGS)[number]): Promise<void> => {
    const store = tx.objectStore(name)
    // An index can't be resumed within one key, so a game with many records is filtered from all records.
    if (game !== undefined && (await store.index('game').count(game)) <= SLICE)
      return take(await store.index('game').getAll(game))
    let values = await store.getAll(null, SLICE)
    while (values.length > 0) {
      take(values.filter(isOf))
      const last = (values.at(-1) as { readonly id: IDBValidKey }).id
      values = values.length < SLICE ? [] : await store.getAll(IDBKeyRange.lowerBound(last, true), SLICE)
    }
  }
  await Promise.all(LOGS.map(walk))
}

/** All records, or those of a game. A bad record affects no other. */
export async function readRecords(db: Database, game?: string): Promise<Contents> {
  const records: Kept[] = []
  const unreadable: string[] = []
  await eachSlice(db, game, (values) => {
    for (const value of values) {
      const read = readKept(value, '')
      if (read.ok) records.push(read.value)
      else unreadable.push(keyOf(value))
    }
  })
  // Pages sort their lists again after each change, which is quick if they are already in order.
  return { records: records.length > SLICE ? await sortedInSlices(records, byMoment) : records, unreadable }
}

/** Everything as stored, unreadable records included. */
export async function rawRecords(db: Database): Promise<readonly unknown[]> {
  const all: unknown[] = []
  await eachSlice(db, undefined, (values) => void all.push(...values))
  return all
}

type Writing = IDBPTransaction<Schema, typeof STORES, 'readwrite'>

/** From this many records on, reading all keys is faster than checking each. */
const MANY = 50

/** Adds what is missing and never replaces a stored value. Returns how many were added. */
async function putAbsent(tx: Writing, name: (typeof LOGS)[number], values: readonly unknown[]): Promise<number> {
  if (values.length === 0) return 0
  const store = tx.objectStore(name)
  const keys =
    values.length < MANY
      ? await Promise.all(values.map((value) => store.getKey(keyOf(value))))
      : await store.getAllKeys()
  const known = new Set(keys)
  const absent = values.filter((value) => !known.has(keyOf(value)))
  for (let i = 0; i < absent.length; i += SLICE)
    await Promise.all(absent.slice(i, i + SLICE).map(async (value) => store.put(value)))
  return absent.length
}

/** How many records are stored now, and how many of them are new. */
export interface Written {
  readonly total: number
  readonly added: number
}

/** Adds records in an open transaction. */
export async function writeIn(tx: Writing, records: readonly Kept[]): Promise<Written> {
  let added = 0
  for (const name of LOGS)
    added += await putAbsent(
      tx,
      name,
      records.filter((record) => storeOf(record) === name),
    )
  const counts = await Promise.all(LOGS.map((name) => tx.objectStore(name).count()))
  return { total: counts.reduce((sum, n) => sum + n, 0), added }
}

/** Does the work in one transaction over all stores. Settles when the data are on disk. */
export function writing<T>(db: Database, work: (tx: Writing) => Promise<T>): Promise<T> {
  const tx = db.transaction(STORES, 'readwrite', STRICT)
  return finished(tx, work(tx))
}

/** Settles when the records are on disk. */
export const writeRecords = (db: Database, records: readonly Kept[]): Promise<Written> =>
  writing(db, (tx) => writeIn(tx, records))

/** Ends a transaction together with the work in it. If the work fails, all of it is undone. */
async function finished<T>(tx: Writing, work: Promise<T>): Promise<T> {
  // Listen at once: the transaction may reject while the work is still awaited.
  const done = tx.done.then(
    () => null,
    (error: unknown) => ({ error }),
  )
  try {
    const value = await work
    const failed = await done
    if (failed) throw failed.error
    return value
  } catch (error) {
    undoIn(tx)
    const failed = await done
    // If the browser aborted by itself, its reason says more than the request it cut off.
    throw failed && !isAbort(failed.error) ? failed.error : error
  }
}

const isAbort = (error: unknown): boolean =>
  error === null || (error as { readonly name?: unknown }).name === 'AbortError'

function undoIn(tx: Writing): void {
  try {
    tx.abort()
  } catch {
    // The transaction has already ended.
  }
}

/**
 * Removes everything, including records never stored, and keeps it as a deletion unless it should be gone at once.
 * Returns the key of the deletion, if there is one.
 */
export const takeOut = (db: Database, unsaved: readonly Kept[], aside: boolean): Promise<number | null> =>
  writing(db, async (tx) => {
    const all = async (name: (typeof LOGS)[number]): Promise<readonly unknown[]> => [
      ...(await tx.objectStore(name).getAll()),
      ...unsaved.filter((record) => storeOf(record) === name),
    ]
    const [answers, rounds, school] = await Promise.all([all('answers'), all('rounds'), all('school')])
    const deleted: Deleted = { answers, rounds, school }
    const key = aside ? await tx.objectStore('deleted').add(deleted) : null
    await Promise.all([...LOGS, 'sessions' as const].map((name) => tx.objectStore(name).clear()))
    return key
  })

/** Whether a value has a name to store it under. */
const isNamed = (value: unknown): boolean => typeof (value as { readonly id?: unknown } | null)?.id === 'string'

/** The part of a deletion that can be restored to a store. */
function shareOf(deleted: unknown, name: (typeof LOGS)[number]): readonly unknown[] {
  const share: unknown = (deleted as Partial<Deleted> | null)?.[name]
  return Array.isArray(share) ? share.filter(isNamed) : []
}

/** How many records of a deletion can be restored. */
const countIn = (deleted: unknown): number => LOGS.reduce((sum, name) => sum + shareOf(deleted, name).length, 0)

/** What stays of a deletion when it was restored, as of one that another Feltwise wrote; null if nothing does. */
function restOf(deleted: unknown): unknown {
  if (typeof deleted !== 'object' || deleted === null) return deleted
  const rest = Object.entries(deleted).flatMap(([name, share]: [string, unknown]) => {
    if (!(LOGS as readonly string[]).includes(name) || !Array.isArray(share)) return [[name, share] as const]
    const values = share.filter((value: unknown) => !isNamed(value))
    return values.length > 0 ? [[name, values] as const] : []
  })
  return rest.length > 0 ? Object.fromEntries(rest) : null
}

/** Restores all deletions, and returns how many records they had. What can't be restored stays a deletion. */
export const bringBack = (db: Database): Promise<number> =>
  writing(db, async (tx) => {
    let back = 0
    const store = tx.objectStore('deleted')
    const [keys, all] = await Promise.all([store.getAllKeys(), store.getAll()])
    for (const [i, deleted] of all.entries()) {
      for (const name of LOGS) back += await putAbsent(tx, name, shareOf(deleted, name))
      const rest = restOf(deleted)
      await (rest === null ? store.delete(keys[i]!) : store.put(rest as Deleted, keys[i]!))
    }
    return back
  })

/** How many records the deletions have. */
export async function countAside(db: Database): Promise<number> {
  return (await db.getAll('deleted')).reduce((sum, deleted) => sum + countIn(deleted), 0)
}

/** The key of each deletion that can be restored. */
export async function asideKeys(db: Database): Promise<readonly number[]> {
  const { store } = db.transaction('deleted')
  const [keys, all] = await Promise.all([store.getAllKeys(), store.getAll()])
  return keys.filter((_, i) => countIn(all[i]) > 0)
}

/**
 * Erases all deletions, or those with these keys. May be a page's last action, so it waits for no answer before it ends
 * the transaction.
 */
export async function eraseAside(db: Database, keys: readonly number[] | null): Promise<void> {
  const tx = db.transaction('deleted', 'readwrite')
  const erasing = keys === null ? [tx.store.clear()] : keys.map((key) => tx.store.delete(key))
  tx.commit()
  await Promise.all([...erasing, tx.done])
}
