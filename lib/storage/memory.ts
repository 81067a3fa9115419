import type { Kept } from '@/lib/quiz/record'
import type { Problem } from '@/lib/result'
import { inOrder } from '@/lib/storage/kept'
import type { Contents } from '@/lib/storage/stores'
import type { LogView } from '@/lib/storage/view'

/** A part of the log: a game's, or all of it. */
export type Part = string | undefined

/** How it stands with the browser's storage. */
export interface Standing {
  /** Nothing can be stored, for this reason. */
  readonly without: Problem | null
  /** What is new could not be stored yet, for this reason. */
  readonly unsaved: Problem | null
}

/** What this page knows of the log. Every change tells the listeners. */
export interface Memory {
  /** Takes in records; what is known under the same name stays. */
  hold(records: readonly Kept[]): void
  /** Takes in new records that are to be stored. */
  begin(records: readonly Kept[]): void
  /** These are stored now. */
  stored(records: readonly Kept[]): void
  unsaved(): readonly Kept[]
  all(): readonly Kept[]
  /** How many records were taken in one by one, ever. */
  taken(): number
  /** A part was read; with `anew`, all parts that are wanted were, and what was known before is forgotten. */
  fill(parts: readonly Part[], contents: readonly Contents[], anew: boolean): void
  clear(): void
  stand(change: Partial<Standing>): void
  standing(): Standing
  view(part: Part): LogView
  subscribe(listener: () => void): () => void
}

const sameNames = (a: Standing, b: Standing): boolean => a.without?.name === b.without?.name && a.unsaved?.name === b.unsaved?.name

export function makeMemory(): Memory {
  const listeners = new Set<() => void>()
  const views = new Map<Part, LogView>()
  const pending = new Map<string, Kept>()
  const read = new Set<Part>()
  let held = new Map<string, Kept>()
  let unreadable = new Set<string>()
  let taken = 0
  let standing: Standing = { without: null, unsaved: null }

  const changed = (): void => {
    views.clear()
    for (const listener of [...listeners]) listener()
  }
  const take = (records: readonly Kept[]): void => {
    for (const record of records) if (!held.has(record.id)) held.set(record.id, record)
  }
  function look(part: Part): LogView {
    const list = inOrder([...held.values()].filter(({ game }) => part === undefined || game === part))
    return {
      status: standing.without ? 'without' : read.has(undefined) || read.has(part) ? 'ready' : 'opening',
      problem: standing.without ?? standing.unsaved,
      answers: list.filter((one) => one.kind === 'answer'),
      rounds: list.filter((one) => one.kind === 'round'),
      unsaved: pending.size,
      unreadable: unreadable.size,
    }
  }
  return {
    hold(records) {
      taken += records.length
      take(records)
      changed()
    },
    begin(records) {
      taken += records.length
      for (const record of records) if (!held.has(record.id)) pending.set(record.id, record)
      take(records)
      changed()
    },
    stored(records) {
      for (const { id } of records) pending.delete(id)
    },
    unsaved: () => [...pending.values()],
    all: () => [...held.values()],
    taken: () => taken,
    fill(parts, contents, anew) {
      if (anew) {
        held = new Map(pending)
        unreadable = new Set()
      }
      for (const one of contents) {
        take(one.records)
        for (const key of one.unreadable) unreadable.add(key)
      }
      for (const part of parts) read.add(part)
      changed()
    },
    clear() {
      held.clear()
      pending.clear()
      unreadable.clear()
      changed()
    },
    stand(change) {
      const before = standing
      standing = { ...standing, ...change }
      if (!sameNames(before, standing)) changed()
    },
    standing: () => standing,
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
