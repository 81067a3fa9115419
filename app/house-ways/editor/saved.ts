'use client'

import { makeStored } from '@/app/_ui/store'
import { type HouseWay, readWay } from '@/lib/engines/pai-gow/index'

/* The house ways a person has written, in the browser's storage. */

/** What storage holds. */
export interface Saved {
  /** Of the format. One above VERSION was written by a newer version of the site: this one may not write over it. */
  readonly version: number
  readonly ways: readonly HouseWay[]
  /** Entries that can't be read, as they are stored. They stay there. */
  readonly unread: readonly unknown[]
}

const KEY = 'feltwise.house-ways'
const VERSION = 1
const NOTHING: Saved = { version: VERSION, ways: [], unread: [] }

/** Whatever storage held, entry by entry: one bad entry takes no other with it. A text without entries is an unread entry itself. */
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

/** The text that storage holds, with the unread entries as they were. */
const writeSaved = ({ version, ways, unread }: Saved): string => JSON.stringify({ version, ways: [...ways, ...unread] })

const stored = makeStored<Saved>({ key: KEY, read: readSaved, write: writeSaved, usual: NOTHING })

/** What became of a change. `newer`: what is stored belongs to a newer version of the site and was left alone. */
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

/** Saves a way in the place of the one with its id. */
export const saveWay = (way: HouseWay): Saving =>
  change((now) => ({ ...now, ways: [...now.ways.filter(({ id }) => id !== way.id), way] }))

export const forgetWay = (id: string): Saving =>
  change((now) => ({ ...now, ways: now.ways.filter((way) => way.id !== id) }))

/** The ways saved in this browser; none while the server renders. Another tab's changes arrive too. */
export const useSaved = stored.useNow

/** Everything that is saved as one text, for a file; null where nothing is. */
export function savedText(): string | null {
  const saved = stored.now()
  return saved.ways.length + saved.unread.length === 0 ? null : writeSaved(saved)
}

/** What a file would add to the saved ways. */
export interface SavedMerge extends Pick<Saved, 'ways' | 'unread'> {
  /** Ways whose id is taken by another way here: that one stays. */
  readonly differing: readonly HouseWay[]
}

/** Compares the text that a file has with what is saved here. */
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

/** Adds what a file has and this browser does not. */
export const takeSaved = ({ ways, unread }: SavedMerge): Saving =>
  change((now) => ({ ...now, ways: [...now.ways, ...ways], unread: [...now.unread, ...unread] }))
