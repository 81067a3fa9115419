import { safeParse } from 'valibot'
import type { AnswerRecord, Kept, RoundRecord } from '@/lib/teaching/quiz/record'
import { answerIds, type SessionRecord, sessionRecord, type StoredSession } from '@/lib/teaching/quiz/resume'
import { readKept } from '@/lib/storage/kept'
import type { Database } from '@/lib/storage/schema'
import { type Written, writeIn, writing } from '@/lib/storage/stores'

/* Where sessions of the trainer are. They are a convenience of this browser: no file has them, and the oldest make room for new ones. */

/** How many sessions are kept; one that was left longer ago begins anew. */
const MOST_SESSIONS = 40

/** A session as it was stored; null where it can't be read, so that the page begins a new one. */
function readSession(value: unknown): SessionRecord | null {
  const read = safeParse(sessionRecord, value)
  return read.success ? read.output : null
}

/** The values of a store by their keys; those that are missing or can't be read are left out. */
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

/** A session with its answers and rounds; null where there is none. */
export async function loadSession(db: Database, id: string): Promise<StoredSession | null> {
  const session = readSession(await db.get('sessions', id))
  if (session === null) return null
  const answers = await listed<AnswerRecord>(db, 'answers', answerIds(session))
  const rounds = await listed<RoundRecord>(db, 'rounds', session.rounds)
  return { session, answers, rounds }
}

/**
 * Stores where a session is together with what was answered or played: both, or nothing. Null, with nothing stored, where the session
 * isn't at the version before this one: another page went on with it.
 */
export const writeSession = (db: Database, session: SessionRecord, records: readonly Kept[]): Promise<Written | null> =>
  writing(db, async (tx) => {
    const store = tx.objectStore('sessions')
    const before = readSession(await store.get(session.id))
    if ((before?.version ?? 0) !== session.version - 1) return null
    await store.put(session)
    if (before === null && (await store.count()) > MOST_SESSIONS) {
      const all = (await store.getAll()) as readonly { readonly id: string; readonly at?: unknown }[]
      const oldest = [...all].sort((a, b) => Number(a.at) - Number(b.at)).slice(0, all.length - MOST_SESSIONS)
      await Promise.all(oldest.map(({ id }) => store.delete(id)))
    }
    return writeIn(tx, records)
  })
