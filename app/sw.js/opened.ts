/*
 * The games that are kept on this device: those that were opened, or all. In a database of the worker's own, because a
 * browser may delete the caches, which are then filled again.
 */

/** The games kept on a device. */
export interface Opened {
  /** Every game, also those of later versions. */
  readonly all: boolean
  readonly games: readonly string[]
}

const DATABASE = 'feltwise-offline'
const STORE = 'opened'
const KEY = 'games'

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database failed'))
  })

async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE)
  const database = await answerOf(opening)
  try {
    return await answerOf(act(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

/** What was noted; undefined if nothing was, or the database can't be read. */
export const openedHere = (): Promise<Opened | undefined> =>
  inStore('readonly', (store) => store.get(KEY) as IDBRequest<Opened | undefined>).catch(() => undefined)

/** Adds to what is noted, and returns all of it. Without a database, what is given is all that is known. */
export async function noteOpened({ all, games }: Opened): Promise<Opened> {
  const before = await openedHere()
  const noted = {
    all: all || before?.all === true,
    games: [...new Set([...(before?.games ?? []), ...games])],
  }
  if (noted.all !== before?.all || noted.games.length > before.games.length)
    await inStore('readwrite', (store) => store.put(noted, KEY)).catch(() => undefined)
  return noted
}
