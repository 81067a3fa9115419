import type { IDBPTransaction } from 'idb'
import type { Kept } from '@/lib/teaching/quiz/record'
import { byMoment, readKept } from '@/lib/storage/kept'
import { type Database, type Deleted, type Schema, STORES } from '@/lib/storage/schema'
import { sortedInSlices } from '@/lib/storage/slices'

/* What is done with the stores, each in one transaction: it happens as a whole or not at all, whenever the tab is killed. */

/** The disk has it before the transaction says that it is done: a battery may be taken out. */
const STRICT = { durability: 'strict' } as const

const LOGS = ['answers', 'rounds', 'school'] as const
const STORE_OF = { answer: 'answers', round: 'rounds', run: 'rounds', school: 'school' } as const
const storeOf = ({ kind }: Kept): (typeof LOGS)[number] => STORE_OF[kind]

/** What was read; `unreadable` are the keys of the others, which are left where they are. */
export interface Contents {
  readonly records: readonly Kept[]
  readonly unreadable: readonly string[]
}

const keyOf = (value: unknown): string => String((value as { readonly id?: unknown }).id)

/** So many values are read or written at a time: the page goes on before the next. */
const SLICE = 500

/** Gives the values of all three stores a slice at a time, each in the task that unpacked it. With a game, those of that game alone. */
async function eachSlice(db: Database, game: string | undefined, take: (values: readonly unknown[]) => void) {
  const tx = db.transaction(LOGS)
  const isOf = (value: unknown): boolean => game === undefined || (value as { game?: unknown }).game === game
  const walk = async (name: (typeof LOGS)[number]): Promise<void> => {
    const store = tx.objectStore(name)
    // An index has no place to go on from within one key: a game with many records is picked out of all.
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

/** All records, or those of a game: one bad one takes no other with it. */
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
  // The lists of pages are sorted again at each change, which is quick where they are in order.
  return { records: records.length > SLICE ? await sortedInSlices(records, byMoment) : records, unreadable }
}

/** Everything as it is stored, the unreadable too. */
export async function rawRecords(db: Database): Promise<readonly unknown[]> {
  const all: unknown[] = []
  await eachSlice(db, undefined, (values) => void all.push(...values))
  return all
}

type Writing = IDBPTransaction<Schema, typeof STORES, 'readwrite'>

/** From so many records on, one list of all the keys is quicker than a question for each. */
const MANY = 50

/** Puts what is not there: what was stored once is never replaced. How many those were. */
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

/** How many records are stored now, and how many of them weren't before. */
export interface Written {
  readonly total: number
  readonly added: number
}

/** Puts records in a transaction that is open. */
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

/** Does the work in one transaction over all stores. Settles when it's on the disk. */
export function writing<T>(db: Database, work: (tx: Writing) => Promise<T>): Promise<T> {
  const tx = db.transaction(STORES, 'readwrite', STRICT)
  return finished(tx, work(tx))
}

/** Settles when they are on the disk. */
export const writeRecords = (db: Database, records: readonly Kept[]): Promise<Written> =>
  writing(db, (tx) => writeIn(tx, records))

/** Ends a transaction with the work in it: work that failed undoes all of it. */
async function finished<T>(tx: Writing, work: Promise<T>): Promise<T> {
  // Heard at once: it may reject while the work is still awaited.
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
    // Where the browser gave up by itself, its reason says more than the request that it cut off.
    throw failed && !isAbort(failed.error) ? failed.error : error
  }
}

const isAbort = (error: unknown): boolean =>
  error === null || (error as { readonly name?: unknown }).name === 'AbortError'

function undoIn(tx: Writing): void {
  try {
    tx.abort()
  } catch {
    // It has ended already.
  }
}

/** Takes everything out, with what never came to be stored, and lays it aside unless it is to be gone at once. Under what key, if so. */
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

/** A store's share of what was laid aside, whatever lies there: what has no name to be stored by is left out. */
function shareOf(deleted: unknown, name: (typeof LOGS)[number]): readonly unknown[] {
  const share: unknown = (deleted as Partial<Deleted> | null)?.[name]
  return Array.isArray(share)
    ? share.filter((value: unknown) => typeof (value as { readonly id?: unknown } | null)?.id === 'string')
    : []
}

/** Puts everything back that was laid aside; how many records those were. */
export const bringBack = (db: Database): Promise<number> =>
  writing(db, async (tx) => {
    let back = 0
    for (const deleted of await tx.objectStore('deleted').getAll())
      for (const name of LOGS) back += await putAbsent(tx, name, shareOf(deleted, name))
    await tx.objectStore('deleted').clear()
    return back
  })

/** How many records are laid aside. */
export async function countAside(db: Database): Promise<number> {
  return (await db.getAll('deleted')).reduce(
    (sum, deleted) => sum + LOGS.reduce((count, name) => count + shareOf(deleted, name).length, 0),
    0,
  )
}

/** The keys of what is laid aside, one for each deletion. */
export const asideKeys = (db: Database): Promise<readonly number[]> => db.getAllKeys('deleted')

/** Gives up what is laid aside, or those under these keys. May be the last that a page does: it waits for no answer before it ends the transaction. */
export async function eraseAside(db: Database, keys: readonly number[] | null): Promise<void> {
  const tx = db.transaction('deleted', 'readwrite')
  const erasing = keys === null ? [tx.store.clear()] : keys.map((key) => tx.store.delete(key))
  tx.commit()
  await Promise.all([...erasing, tx.done])
}
