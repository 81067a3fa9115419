'use client'

import { makeStored } from '@/app/_components/stored'
import { type HouseWay, readWay } from '@/lib/house-ways/hands'

/* The house ways a person has written, in the browser's storage. */

/** What storage holds. A way that cannot be read is left out, and said to be. */
export interface Saved {
  readonly ways: readonly HouseWay[]
  readonly unreadable: number
}

const KEY = 'feltwise.house-ways'
const VERSION = 1
const NOTHING: Saved = { ways: [], unreadable: 0 }

/** Whatever storage held: way by way, so that one bad one takes no other with it. */
export function readSaved(text: string | null): Saved {
  if (text === null) return NOTHING
  try {
    const kept: unknown = JSON.parse(text)
    const ways = typeof kept === 'object' && kept !== null ? (kept as { readonly ways?: unknown }).ways : undefined
    if (!Array.isArray(ways)) return { ways: [], unreadable: 1 }
    const read = ways.map((way: unknown) => readWay(way))
    return { ways: read.flatMap((one) => (one.ok ? [one.value] : [])), unreadable: read.filter(({ ok }) => !ok).length }
  } catch {
    return { ways: [], unreadable: 1 }
  }
}

const stored = makeStored<Saved>({
  key: KEY,
  read: readSaved,
  write: ({ ways }) => JSON.stringify({ version: VERSION, ways }),
  usual: NOTHING,
})

/** Keeps the ways for as long as the page is open; false if the browser's storage did not take them. */
const keep = (ways: readonly HouseWay[]): boolean => stored.set({ ways, unreadable: 0 })

/** Saves a way in the place of the one with its id. False if storage is blocked or full. */
export const saveWay = (way: HouseWay): boolean => keep([...stored.now().ways.filter(({ id }) => id !== way.id), way])

export const forgetWay = (id: string): boolean => keep(stored.now().ways.filter((way) => way.id !== id))

/** The ways saved in this browser; none while the server renders. Another tab's changes arrive too. */
export const useSaved = stored.useNow
