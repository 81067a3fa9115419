import type { AnswerRecord, Kept, RoundRecord } from '@/lib/teaching/quiz/record'
import type { SessionRecord, StoredSession } from '@/lib/teaching/quiz/resume'
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

/** The one door to what is kept of training in this browser. No promise rejects. */
export interface Log {
  /** Fulfilled when the disk has them. They are in the lists at once, and a write that fails is tried again. */
  add(records: readonly Kept[]): Promise<Result<void>>
  /**
   * Stores first and lists then, so that what a page shows afterwards can't be lost; with where a session is, in the same breath. What
   * can't be stored is kept as by `add`, without the session: false. Null, with nothing kept, where another page has gone on with the
   * session.
   */
  keep(records: readonly Kept[], session?: SessionRecord): Promise<boolean | null>
  /** Where a session of the trainer is, with its answers and rounds; null where there is none. */
  session(id: string): Promise<Result<StoredSession | null>>
  /** Of a game, or all; oldest first. */
  answers(game?: string): Promise<Result<readonly AnswerRecord[]>>
  rounds(game?: string): Promise<Result<readonly RoundRecord[]>>
  /** Calls the listener after each change, in this tab or another. Returns how to stop. */
  subscribe(listener: () => void): () => void
  /** What is known now, the same object until something changes; `answers` and `rounds` fill it. */
  view(game?: string): LogView
  /** Everything as it is stored, the unreadable too; where nothing is stored, what the page has. */
  everything(): Promise<Result<readonly unknown[]>>
  /** Adds the records that are missing here, all of them or none, and returns how many. It replaces no record. */
  merge(records: readonly Kept[]): Promise<Result<number>>
  /** Deletes everything, and keeps it for `undo` unless `aside` is false. Fails with nothing changed. */
  deleteAll(aside: boolean): Promise<Result<void>>
  /** How many deleted records are kept for `undo`. */
  deleted(): Promise<Result<number>>
  /** Brings the deleted records back, and returns how many they were. */
  undo(): Promise<Result<number>>
  /** Gives up all deleted records, whichever page keeps them. */
  erase(): Promise<Result<void>>
  /** Takes over the deleted records of a page that was killed. */
  adopt(): Promise<Result<void>>
  /** Gives up the deleted records that this page keeps or has adopted, and no other page's. It may be the last call of a page. */
  leave(): Promise<Result<void>>
  /** Reads anew, and tries again whatever failed: after a page slept. */
  refresh(): Promise<void>
  close(): void
}

export interface LogSettings {
  readonly connect?: (events: ConnectionEvents) => Connection
  /** Asks the browser to keep the data for good. */
  readonly persist?: () => unknown
  /** Milliseconds until what could not be stored is tried again. */
  readonly pause?: number
}

/** The browser is asked to keep the data when somebody has something to lose, and again when it is more: a refusal need not be for ever. */
const ASK_AT = [20, 200, 2000]

/** Up to so many new records go to the other tabs themselves; with more they read anew. */
const FEW = 200

const persistInBrowser = (): unknown =>
  typeof navigator === 'undefined' ? undefined : navigator.storage?.persist?.().catch(() => false)

/** All that the functions of a log share. */
interface Parts {
  readonly memory: Memory
  readonly access: Access
  readonly reading: Reading
  readonly tabs: Tabs
}

// ——— The database, and doing without ————————————————————————————————————————————————————————————————————————

type Failed = { readonly ok: false; readonly problem: Problem }

/** What the database cannot do makes the page do without; once it can again, what was wanted is read. */
function accessBy(connection: () => Connection, memory: Memory, reading: () => Reading): Access {
  const without = (failed: Failed): Failed => {
    memory.stand({ without: failed.problem })
    return failed
  }
  /** Phones drop the connection of a page that was in the background, and tell when it is used: it is opened once more. */
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
  /** Stores whatever is not stored yet, after whatever is being stored. */
  save(): Promise<Result<void>>
  stop(): void
}

/** How many were added; null where the session had gone on elsewhere. */
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
    // Told in any case: how many are not stored has changed.
    memory.stand({ unsaved: written.ok ? null : written.problem })
    memory.hold([])
    return written.ok ? ok(undefined) : written
  }
  const save = (): Promise<Result<void>> => (last = last.then(saveNow))
  return { save, stop: () => clearTimeout(timer) }
}

// ——— Taking out and bringing back ———————————————————————————————————————————————————————————————————————————

type Removal = Pick<Log, 'deleteAll' | 'deleted' | 'undo' | 'erase' | 'adopt' | 'leave'>

/** What this page has laid aside. */
interface Aside {
  /** Where nothing is stored: the records. */
  held: readonly Kept[]
  /** Where they are stored: the keys of what is this page's to give up. */
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

function makeParts(connect: (events: ConnectionEvents) => Connection): Parts & { readonly connection: Connection } {
  const memory = makeMemory()
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

/** A log of its own; pages take `openLog`. */
export function makeLog({
  connect = makeConnection,
  persist = persistInBrowser,
  pause = 15_000,
}: LogSettings = {}): Log {
  const parts = makeParts(connect)
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

/** The log of this page: one for all who ask. In a browser only. */
export const openLog = (): Log => (shared ??= makeLog())
