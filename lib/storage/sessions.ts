import type { IDBPObjectStore } from 'idb'
import { safeParse } from 'valibot'
import type { AnswerRecord, Kept, RoundRecord } from '@/lib/teaching/quiz/record'
import { answerIds, type SessionRecord, sessionRecord, type StoredSession } from '@/lib/teaching/quiz/session-record'
import { readKept } from '@/lib/storage/kept'
import type { Database, Schema, STORES } from '@/lib/storage/schema'
import { type Written, writeIn, writing } from '@/lib/storage/stores'

/*
 * The positions of trainer sessions. They are a convenience of this browser: files don't include them, and the oldest
 * make room for new ones.
 */

/** How many sessions are kept. An older one starts over. */
const MOST_SESSIONS = 40

/** A stored session; null if it can't be read, so that the page starts a new one. */
function readSession(value: unknown): SessionRecord | null {
  const read = safeParse(sessionRecord, value)
  return read.success ? read.output : null
}

/** The values of a store under these keys. Missing and unreadable ones are left out. */
async function listed<T extends Kept>(
  db: Database,
  name: 'answers' | 'rounds',
  keys: readonly string[],
): Promise<readonly T[]> {
  const { store } = db.transaction(name)
  const values = await Promise.all(keys.map((key) => store.get(key)))
  return values.flatMap((value) => {
    const read = readKept(value, '')
    return read.ok ? [read.value as T] : []
  })
}

/** A session with its answers and rounds; null if there is none. */
export async function loadSession(db: Database, id: string): Promise<StoredSession | null> {
  const session = readSession(await db.get('sessions', id))
  if (session === null) return null
  const answers = await listed<AnswerRecord>(db, 'answers', answerIds(session))
  const rounds = await listed<RoundRecord>(db, 'rounds', session.rounds)
  return { session, answers, rounds }
}

type Sessions = IDBPObjectStore<Schema, typeof STORES, 'sessions', 'readwrite'>

/** Keeps a session that can't be read, as of a newer Feltwise, under a name that no session has. */
async function setAside(store: Sessions, unread: SessionRecord): Promise<void> {
  let id = `${unread.id}~unread`
  while ((await store.getKey(id)) !== undefined) id += '~'
  await store.put({ ...unread, id })
}

/**
 * Stores a session's position together with its new answers or rounds: both, or neither. Null, with nothing stored, if
 * the stored session isn't at the version before this one, because another page has continued it.
 */
export const writeSession = (db: Database, session: SessionRecord, records: readonly Kept[]): Promise<Written | null> =>
  writing(db, async (tx) => {
    const store = tx.objectStore('sessions')
    const stored: unknown = await store.get(session.id)
    const before = readSession(stored)
    if ((before?.version ?? 0) !== session.version - 1) return null
    if (before === null && stored !== undefined) await setAside(store, stored as SessionRecord)
    await store.put(session)
    if (before === null && (await store.count()) > MOST_SESSIONS) {
      const all = (await store.getAll()).flatMap((value) => readSession(value) ?? [])
      const oldest = all.toSorted((a, b) => a.at - b.at).slice(0, Math.max(0, all.length - MOST_SESSIONS))
      await Promise.all(oldest.map(({ id }) => store.delete(id)))
    }
    return writeIn(tx, records)
  })
