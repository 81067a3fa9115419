import { openDB } from 'idb'
import type { AnswerRecord, Kept, RoundRecord } from '@/lib/quiz/record'
import { fail, ok, type Problem, type Result } from '@/lib/result'
import { byMoment, readKept } from '@/lib/storage/kept'
import { DATABASE, type Database, MIGRATIONS, type Schema } from '@/lib/storage/schema'

/** What a page sees of the log at a moment. */
export interface LogView {
  /** `without`: nothing is stored, and everything works from memory for as long as the page lives. */
  readonly status: 'opening' | 'ready' | 'without'
  readonly problem: Problem | null
  readonly answers: readonly AnswerRecord[]
  readonly rounds: readonly RoundRecord[]
}

/** The one door to what is kept of training in this browser. Lists ascend by `at`. */
export interface Log {
  /** Fulfilled when the browser has them for good. They are in the lists at once, whatever comes of it. */
  add(records: readonly Kept[]): Promise<Result<void>>
  answers(game?: string): Promise<Result<readonly AnswerRecord[]>>
  rounds(game?: string): Promise<Result<readonly RoundRecord[]>>
  /** Calls the listener after each change, in this tab or another. Returns how to stop. */
  subscribe(listener: () => void): () => void
  /** What is known now, the same object until something changes. */
  view(game?: string): LogView
}

export const OPENING: LogView = { status: 'opening', problem: null, answers: [], rounds: [] }

function makeLog(): Log {
  const held = new Map<string, Kept>()
  const listeners = new Set<() => void>()
  let views = new Map<string, LogView>()
  let state: Pick<LogView, 'status' | 'problem'> = OPENING
  let opened: Promise<Database> | undefined
  const loads = new Map<string, Promise<Result<void>>>()

  const changed = (): void => {
    views = new Map()
    for (const listener of [...listeners]) listener()
  }
  const database = (): Promise<Database> => (opened ??= openDB<Schema>(DATABASE, MIGRATIONS.length, { upgrade: (db, from, _to, tx) => MIGRATIONS.slice(from).forEach((migrate) => void migrate(db, tx)) }))
  const failed = (error: unknown) => {
    const { problem } = fail('StorageBlocked', `This browser does not store anything for this page (${String(error)}).`)
    state = { status: 'without', problem }
    changed()
    return { ok: false, problem } as const
  }
  async function load(): Promise<Result<void>> {
    try {
      const db = await database()
      for (const value of [...(await db.getAll('answers')), ...(await db.getAll('rounds'))]) {
        const read = readKept(value, '')
        if (read.ok) held.set(read.value.id, read.value)
      }
      state = { status: 'ready', problem: null }
      changed()
      return ok(undefined)
    } catch (error) {
      return failed(error)
    }
  }
  const loaded = (): Promise<Result<void>> => {
    const known = loads.get('') ?? load()
    loads.set('', known)
    return known
  }
  function view(game?: string): LogView {
    const known = views.get(game ?? '')
    if (known) return known
    const list = [...held.values()].filter((one) => game === undefined || one.game === game).sort(byMoment)
    const made = { ...state, answers: list.filter((one) => one.kind === 'answer'), rounds: list.filter((one) => one.kind === 'round') }
    views.set(game ?? '', made)
    return made
  }
  return {
    async add(records) {
      for (const record of records) held.set(record.id, record)
      changed()
      try {
        const tx = (await database()).transaction(['answers', 'rounds'], 'readwrite', { durability: 'strict' })
        await Promise.all([...records.map((record) => tx.objectStore(record.kind === 'answer' ? 'answers' : 'rounds').put(record)), tx.done])
        return ok(undefined)
      } catch (error) {
        return failed(error)
      }
    },
    async answers(game) {
      const result = await loaded()
      return result.ok ? ok(view(game).answers) : result
    },
    async rounds(game) {
      const result = await loaded()
      return result.ok ? ok(view(game).rounds) : result
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    view,
  }
}

let shared: Log | undefined

/** The log of this page: one for all who ask. In a browser only. */
export const openLog = (): Log => (shared ??= makeLog())
