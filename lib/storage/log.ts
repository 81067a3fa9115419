import type { AnswerRecord, Kept, RoundRecord } from '@/lib/teaching/quiz/record'
import type { SessionRecord, StoredSession } from '@/lib/teaching/quiz/session-record'
import { ok, type Problem, type Result } from '@/lib/result'
import { type Connection, type ConnectionEvents, makeConnection } from '@/lib/storage/database'
import { makeMemory, type Memory } from '@/lib/storage/memory'
import { usingProblem } from '@/lib/storage/problems'
import { type Access, makeReading, type Reading } from '@/lib/storage/reading'
import type { Database } from '@/lib/storage/schema'
import { loadSession, writeSession } from '@/lib/storage/sessions'
import { asideKeys, bringBack, countAside, eraseAside, rawRecords, takeOut, writeRecords } from '@/lib/storage/stores'
import { makeTabs, type Tabs } from '@/lib/storage/tabs'
import type { LogView } from '@/lib/storage/view'

/** The only access to the training records kept in this browser. No promise rejects. */
export interface Log {
  /** Settles once the records are on disk. They are in the lists at once, and a failed write is retried. */
  add(records: readonly Kept[]): Promise<Result<void>>
  /**
   * Stores records first and then lists them, so that whatever a page shows afterwards can't be lost. The session's
   * position is stored in the same transaction. Returns false if nothing could be stored: records are then kept as by
   * `add`, without the session. Returns null, with nothing kept, if another page has continued the session.
   */
  keep(records: readonly Kept[], session?: SessionRecord): Promise<boolean | null>
  /** The position of a trainer session, with its answers and rounds; null if there is no such session. */
  session(id: string): Promise<Result<StoredSession | null>>
  /** Answers of one game, or of all; oldest first. */
  answers(game?: string): Promise<Result<readonly AnswerRecord[]>>
  rounds(game?: string): Promise<Result<readonly RoundRecord[]>>
  /** Calls the listener after each change, in this tab or another. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void
  /** The current state, the same object until something changes. `answers` and `rounds` load it. */
  view(game?: string): LogView
  /** Everything as stored, unreadable records included. Without storage, what the page has. */
  everything(): Promise<Result<readonly unknown[]>>
  /** Adds the records that are missing here, all or none, and returns how many. Never replaces a record. */
  merge(records: readonly Kept[]): Promise<Result<number>>
  /** Deletes everything, and keeps it for `undo` unless `aside` is false. If it fails, nothing changes. */
  deleteAll(aside: boolean): Promise<Result<void>>
  /** How many deleted records are kept for `undo`. */
  deleted(): Promise<Result<number>>
  /** Restores the deleted records, and returns how many there were. */
  undo(): Promise<Result<number>>
  /** Erases all deleted records for good, whichever page keeps them. */
  erase(): Promise<Result<void>>
  /** Takes over the deleted records of a page that was killed. */
  adopt(): Promise<Result<void>>
  /** Erases the deleted records that this page keeps or has adopted, and no others. It may be a page's last call. */
  leave(): Promise<Result<void>>
  /** Reads everything again and retries failed writes, as after a page slept. */
  refresh(): Promise<void>
  close(): void
}

export interface LogSettings {
  readonly connect?: (events: ConnectionEvents) => Connection
  /** Asks the browser to keep the data permanently. */
  readonly persist?: () => unknown
  /** Milliseconds before a failed write is retried. */
  readonly pause?: number
  /** The time, in milliseconds since 1970. Without it, no record counts as one of the future. */
  readonly now?: () => number
}

/**
 * Ask the browser to keep the data once the user has something to lose, and again with more records, because it may
 * change its mind after refusing.
 */
const ASK_AT = [20, 200, 2000]

/** Up to this many new records are sent to the other tabs; with more, they read everything again. */
const FEW = 200

const persistInBrowser = (): unknown =>
  typeof navigator === 'undefined' ? undefined : navigator.storage?.persist?.().catch(() => false)

/** State shared by the functions of a log. */
interface Parts {
  readonly memory: Memory
  readonly access: Access
  readonly reading: Reading
  readonly tabs: Tabs
}

// ——— The database, and doing without ————————————————————————————————————————————————————————————————————————

type Failed = { readonly ok: false; readonly problem: Problem }

/** When the database fails, the page works without it. Once it works again, the wanted parts are read. */
function accessBy(connection: () => Connection, memory: Memory, reading: () => Reading): Access {
  const without = (failed: Failed): Failed => {
    memory.stand({ without: failed.problem })
    return failed
  }
  /**
   * Phones drop the database connection of pages in the background and report it only on the next use, so it is
   * reopened once.
   */
  async function attempt<T>(work: (db: Database) => Promise<T>, isLast: boolean): Promise<Result<T>> {
    const opened = await connection().get()
    if (!opened.ok) return without(opened)
    try {
      return ok(await work(opened.value))
    } catch (error) {
      const problem = usingProblem(error)
      // A full disk can still be read.
      if (problem.name === 'StorageFull') return { ok: false, problem }
      connection().drop(opened.value)
      return isLast ? without({ ok: false, problem }) : attempt(work, true)
    }
  }
  return async (work) => {
    const result = await attempt(work, false)
    if (result.ok && memory.standing().without) {
      memory.stand({ without: null })
      void reading().again()
    }
    return result
  }
}

// ——— Writing ————————————————————————————————————————————————————————————————————————————————————————————————

interface Saving {
  /** Stores everything that isn't stored yet, after any write in progress. */
  save(): Promise<Result<void>>
  stop(): void
}

/** Returns how many records were added; null if another page has continued the session. */
async function write(
  { access, tabs }: Parts,
  persist: () => unknown,
  records: readonly Kept[],
  session?: SessionRecord,
): Promise<Result<number | null>> {
  const written = await access((db) => (session ? writeSession(db, session, records) : writeRecords(db, records)))
  if (!written.ok) return written
  if (written.value === null) return ok(null)
  if (records.length === 0) return ok(0)
  const { total, added } = written.value
  if (ASK_AT.some((count) => total - added < count && count <= total)) void persist()
  if (records.length <= FEW) tabs.added(records)
  else tabs.changed()
  return ok(added)
}

function makeSaving(parts: Parts, persist: () => unknown, pause: number): Saving {
  const { memory } = parts
  let last: Promise<Result<void>> = Promise.resolve(ok(undefined))
  let timer: ReturnType<typeof setTimeout> | undefined

  async function saveNow(): Promise<Result<void>> {
    const records = memory.unsaved()
    if (records.length === 0) return ok(undefined)
    clearTimeout(timer)
    const written = await write(parts, persist, records)
    if (written.ok) memory.stored(records)
    else timer = setTimeout(() => void save(), pause)
    // Listeners are told even if nothing else changed, because the number of unsaved records has.
    memory.stand({ unsaved: written.ok ? null : written.problem })
    memory.hold([])
    return written.ok ? ok(undefined) : written
  }
  const save = (): Promise<Result<void>> => (last = last.then(saveNow))
  return { save, stop: () => clearTimeout(timer) }
}

// ——— Taking out and bringing back ———————————————————————————————————————————————————————————————————————————

type Removal = Pick<Log, 'deleteAll' | 'deleted' | 'undo' | 'erase' | 'adopt' | 'leave'>

/** The deleted records that this page keeps. */
interface Aside {
  /** The records, if there is no storage. */
  held: readonly Kept[]
  /** The keys of stored deletions that this page may erase. */
  own: readonly number[]
}

async function afterRemoval({ tabs, reading }: Parts): Promise<void> {
  tabs.changed()
  await reading.again()
}

async function removeAll(parts: Parts, aside: Aside, isAside: boolean): Promise<Result<void>> {
  const { memory, access } = parts
  const everything = memory.all()
  const isWithout = memory.standing().without !== null
  const taken = isWithout ? ok(null) : await access((db) => takeOut(db, memory.unsaved(), isAside))
  if (!taken.ok) return taken
  if (taken.value !== null) aside.own = [...aside.own, taken.value]
  if (isWithout && isAside) aside.held = everything
  memory.clear()
  memory.stand({ unsaved: null })
  if (!isWithout) await afterRemoval(parts)
  return ok(undefined)
}

async function undoRemoval(parts: Parts, aside: Aside, save: () => unknown): Promise<Result<number>> {
  const { memory, access } = parts
  const { held } = aside
  aside.held = []
  memory.begin(held)
  if (held.length > 0) void save()
  if (memory.standing().without) return ok(held.length)
  const back = await access(bringBack)
  if (!back.ok) return back
  aside.own = []
  await afterRemoval(parts)
  return ok(held.length + back.value)
}

function makeRemoval(parts: Parts, save: () => unknown): Removal {
  const { memory, access } = parts
  const aside: Aside = { held: [], own: [] }
  const isWithout = (): boolean => memory.standing().without !== null
  return {
    deleteAll: (isAside) => removeAll(parts, aside, isAside),
    deleted: async () => (aside.held.length > 0 || isWithout() ? ok(aside.held.length) : access(countAside)),
    undo: () => undoRemoval(parts, aside, save),
    async erase() {
      aside.held = []
      return isWithout() ? ok(undefined) : access((db) => eraseAside(db, null))
    },
    async adopt() {
      const keys = isWithout() ? ok([]) : await access(asideKeys)
      if (!keys.ok) return keys
      aside.own = keys.value
      return ok(undefined)
    },
    async leave() {
      const { own } = aside
      aside.held = []
      aside.own = []
      return own.length === 0 ? ok(undefined) : access((db) => eraseAside(db, own))
    },
  }
}

// ——— The log ————————————————————————————————————————————————————————————————————————————————————————————————

function makeParts(
  connect: (events: ConnectionEvents) => Connection,
  now: () => number,
): Parts & { readonly connection: Connection } {
  const memory = makeMemory(now)
  const access = accessBy(
    () => connection,
    memory,
    () => reading,
  )
  const reading = makeReading(memory, access)
  const without = (problem: Problem): void => memory.stand({ without: problem })
  const connection = connect({ waiting: without, outdated: without, closed: () => void reading.again() })
  const tabs = makeTabs({ added: memory.hold, changed: () => void reading.again() })
  return { memory, access, reading, tabs, connection }
}

/** A separate log. Pages use `sharedLog`. */
export function makeLog({
  connect = makeConnection,
  persist = persistInBrowser,
  pause = 15_000,
  now = () => Infinity,
}: LogSettings = {}): Log {
  const parts = makeParts(connect, now)
  const { memory, access, reading, tabs, connection } = parts
  const { save, stop } = makeSaving(parts, persist, pause)

  async function listed<T>(game: string | undefined, pick: (view: LogView) => T): Promise<Result<T>> {
    const read = await reading.need(game)
    return read.ok ? ok(pick(memory.view(game))) : read
  }
  return {
    add(records) {
      memory.begin(records)
      return save()
    },
    async keep(records, session) {
      const written = memory.standing().without ? null : await write(parts, persist, records, session)
      if (written?.ok) {
        memory.hold(written.value === null ? [] : records)
        return written.value === null ? null : true
      }
      memory.begin(records)
      void save()
      return false
    },
    session: (id) => access((db) => loadSession(db, id)),
    answers: (game) => listed(game, (view) => view.answers),
    rounds: (game) => listed(game, (view) => view.rounds),
    subscribe: memory.subscribe,
    view: memory.view,
    async everything() {
      if (memory.standing().without) return ok(memory.all())
      const raw = await access(rawRecords)
      return raw.ok ? ok([...raw.value, ...memory.unsaved()]) : raw
    },
    async merge(records) {
      if (memory.standing().without) {
        const before = memory.all().length
        memory.begin(records)
        return ok(memory.all().length - before)
      }
      const written = await write(parts, persist, records)
      if (!written.ok) return written
      memory.hold(records)
      return ok(written.value ?? 0)
    },
    ...makeRemoval(parts, save),
    async refresh() {
      await reading.again()
      await save()
    },
    close() {
      stop()
      connection.close()
      tabs.close()
    },
  }
}

let shared: Log | undefined

/** The log of this page, shared by all its parts. Only in a browser. */
export const sharedLog = (now: () => number): Log => (shared ??= makeLog({ now }))
