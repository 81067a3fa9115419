'use client'

import { makeStored } from '@/app/_ui/store'
import { type HouseWay, readWay } from '@/lib/engines/pai-gow/index'

/* The reader's own house ways in the browser's storage. */

/** The stored data. */
export interface Saved {
  /**
   * The version of the format. If it is above VERSION, a newer version of the site wrote the data, and this one must
   * not overwrite it.
   */
  readonly version: number
  readonly ways: readonly HouseWay[]
  /** Entries that can't be read, as stored. They are kept. */
  readonly unread: readonly unknown[]
}

const KEY = 'feltwise.house-ways'
const VERSION = 1
const NOTHING: Saved = { version: VERSION, ways: [], unread: [] }

/**
 * Reads stored data entry by entry, so that an invalid entry doesn't affect the others. A text without entries counts
 * as one unreadable entry.
 */
export function readSaved(text: string | null): Saved {
  if (text === null) return NOTHING
  const damaged: Saved = { ...NOTHING, unread: [text] }
  try {
    const kept: unknown = JSON.parse(text)
    if (typeof kept !== 'object' || kept === null) return damaged
    const { version, ways } = kept as { readonly version?: unknown; readonly ways?: unknown }
    const known = typeof version === 'number' && version > VERSION ? version : VERSION
    if (!Array.isArray(ways)) return { ...damaged, version: known }
    const read = ways.map((entry: unknown) => ({ entry, way: readWay(entry) }))
    return {
      version: known,
      ways: read.flatMap(({ way }) => (way.ok ? [way.value] : [])),
      unread: read.flatMap(({ entry, way }) => (way.ok ? [] : [entry])),
    }
  } catch {
    return damaged
  }
}

/** The text to store, with unreadable entries unchanged. */
const writeSaved = ({ version, ways, unread }: Saved): string => JSON.stringify({ version, ways: [...ways, ...unread] })

const stored = makeStored<Saved>({ key: KEY, read: readSaved, write: writeSaved, usual: NOTHING })

/** The result of a change. `newer`: a newer version of the site wrote the stored data, so nothing was changed. */
export type Saving = 'saved' | 'not stored' | 'newer'

function change(make: (now: Saved) => Saved): Saving {
  let isNewer = false
  const isStored = stored.change((now) => {
    isNewer = now.version > VERSION
    return isNewer ? now : make(now)
  })
  if (isNewer) return 'newer'
  return isStored ? 'saved' : 'not stored'
}

/** Saves a way, replacing any other with its id. */
export const saveWay = (way: HouseWay): Saving =>
  change((now) => ({ ...now, ways: [...now.ways.filter(({ id }) => id !== way.id), way] }))

export const forgetWay = (id: string): Saving =>
  change((now) => ({ ...now, ways: now.ways.filter((way) => way.id !== id) }))

/** The ways saved in this browser, updated by other tabs too; none on the server. */
export const useSaved = stored.useNow

/** Everything saved as one text, for a file; null if nothing is saved. */
export function savedText(): string | null {
  const saved = stored.now()
  return saved.ways.length + saved.unread.length === 0 ? null : writeSaved(saved)
}

/** What a file would add to the saved ways. */
export interface SavedMerge extends Pick<Saved, 'ways' | 'unread'> {
  /** Ways whose id belongs to a different way here. The way here is kept. */
  readonly differing: readonly HouseWay[]
}

/** Compares the text in a file with what is saved here. */
export function compareSaved(text: string | null, here: Saved = stored.now()): SavedMerge {
  const { ways, unread } = readSaved(text)
  const known = new Set([...here.ways, ...here.unread].map((entry) => JSON.stringify(entry)))
  const isNew = (entry: unknown): boolean => !known.has(JSON.stringify(entry))
  const isTaken = ({ id }: HouseWay): boolean => here.ways.some((way) => way.id === id)
  return {
    ways: ways.filter((way) => !isTaken(way)),
    unread: unread.filter(isNew),
    differing: ways.filter((way) => isTaken(way) && isNew(way)),
  }
}

/** Adds what is in a file but not in this browser. */
export const takeSaved = ({ ways, unread }: SavedMerge): Saving =>
  change((now) => ({ ...now, ways: [...now.ways, ...ways], unread: [...now.unread, ...unread] }))
