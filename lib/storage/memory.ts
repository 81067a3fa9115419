import type { Kept } from '@/lib/teaching/quiz/record'
import type { Problem } from '@/lib/result'
import { inOrder } from '@/lib/storage/kept'
import type { Contents } from '@/lib/storage/stores'
import type { LogView } from '@/lib/storage/view'

/** A part of the log: a game's id, or undefined for all of it. */
export type Part = string | undefined

/** The state of the browser's storage. */
export interface Standing {
  /** Nothing can be stored, for this reason. */
  readonly without: Problem | null
  /** New records could not be stored yet, for this reason. */
  readonly unsaved: Problem | null
}

/** What this page knows of the log. Every change notifies the listeners. */
export interface Memory {
  /** Takes in records. A known record with the same name stays. */
  hold(records: readonly Kept[]): void
  /** Takes in new records that still have to be stored. */
  begin(records: readonly Kept[]): void
  /** Marks records as stored. */
  stored(records: readonly Kept[]): void
  unsaved(): readonly Kept[]
  all(): readonly Kept[]
  /** How many records have ever been taken in one by one. */
  taken(): number
  /**
   * Takes in parts that were read. With `anew`, they are all the parts wanted, and everything known before is
   * forgotten.
   */
  fill(parts: readonly Part[], contents: readonly Contents[], anew: boolean): void
  clear(): void
  stand(change: Partial<Standing>): void
  standing(): Standing
  view(part: Part): LogView
  subscribe(listener: () => void): () => void
}

const sameNames = (a: Standing, b: Standing): boolean =>
  a.without?.name === b.without?.name && a.unsaved?.name === b.unsaved?.name

/** The records, and which of them aren't stored yet. Notifies nobody of changes. */
interface Records extends Pick<Memory, 'hold' | 'begin' | 'stored' | 'unsaved' | 'all' | 'taken' | 'clear'> {
  unreadable(): number
  /** Forgets stored records, because they will be read again. */
  forget(): void
  read(contents: readonly Contents[]): void
}

function makeRecords(): Records {
  const pending = new Map<string, Kept>()
  const held = new Map<string, Kept>()
  const unreadable = new Set<string>()
  let taken = 0

  const take = (records: readonly Kept[]): void => {
    for (const record of records) if (!held.has(record.id)) held.set(record.id, record)
  }
  return {
    hold(records) {
      taken += records.length
      take(records)
    },
    begin(records) {
      taken += records.length
      for (const record of records) if (!held.has(record.id)) pending.set(record.id, record)
      take(records)
    },
    stored: (records) => records.forEach(({ id }) => pending.delete(id)),
    unsaved: () => [...pending.values()],
    all: () => [...held.values()],
    taken: () => taken,
    unreadable: () => unreadable.size,
    forget() {
      held.clear()
      take([...pending.values()])
      unreadable.clear()
    },
    read(contents) {
      for (const one of contents) {
        take(one.records)
        for (const key of one.unreadable) unreadable.add(key)
      }
    },
    clear() {
      held.clear()
      pending.clear()
      unreadable.clear()
    },
  }
}

/** Views, made once after each change, and their listeners. */
interface Views extends Pick<Memory, 'view' | 'subscribe'> {
  changed(): void
}

function makeViews(look: (part: Part) => LogView): Views {
  const listeners = new Set<() => void>()
  const views = new Map<Part, LogView>()
  return {
    changed() {
      views.clear()
      for (const listener of [...listeners]) listener()
    },
    view(part) {
      const known = views.get(part) ?? look(part)
      views.set(part, known)
      return known
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * Records in their order. One from later than now, made while the device's clock was ahead, counts as the oldest, so
 * that it holds up no repetition and is nobody's latest answer.
 */
function inPlausibleOrder(records: readonly Kept[], now: number): readonly Kept[] {
  const oldest = records.reduce((least, { at }) => Math.min(least, at), now)
  return inOrder(records.map((record) => (record.at > now ? { ...record, at: oldest } : record)))
}

/** A part of the records as pages see it. */
function viewOf(records: Records, part: Part, isRead: boolean, now: number, { without, unsaved }: Standing): LogView {
  const list = inPlausibleOrder(
    records.all().filter(({ game }) => part === undefined || game === part),
    now,
  )
  return {
    status: without ? 'without' : isRead ? 'ready' : 'opening',
    problem: without ?? unsaved,
    answers: list.filter((one) => one.kind === 'answer'),
    rounds: list.filter((one) => one.kind === 'round'),
    runs: list.filter((one) => one.kind === 'run'),
    school: list.filter((one) => one.kind === 'school'),
    unsaved: records.unsaved().length,
    unreadable: records.unreadable(),
  }
}

/** `now` is asked for the time, in milliseconds since 1970, whenever a view is made. */
export function makeMemory(now: () => number): Memory {
  const records = makeRecords()
  const read = new Set<Part>()
  let standing: Standing = { without: null, unsaved: null }
  const { changed, view, subscribe } = makeViews((part) =>
    viewOf(records, part, read.has(undefined) || read.has(part), now(), standing),
  )
  return {
    stored: records.stored,
    unsaved: records.unsaved,
    all: records.all,
    taken: records.taken,
    hold(list) {
      records.hold(list)
      changed()
    },
    begin(list) {
      records.begin(list)
      changed()
    },
    fill(parts, contents, anew) {
      if (anew) records.forget()
      records.read(contents)
      for (const part of parts) read.add(part)
      changed()
    },
    clear() {
      records.clear()
      changed()
    },
    stand(change) {
      const before = standing
      standing = { ...standing, ...change }
      if (!sameNames(before, standing)) changed()
    },
    standing: () => standing,
    view,
    subscribe,
  }
}
