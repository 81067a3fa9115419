'use client'

import { makeStored } from '@/app/_ui/store'
import { type Challenge, cleanName, makeChallenge, makeChallenges, parseChallenges } from './challenge'

/* The results of friends, as the links that were opened or pasted in this browser had them. One's own follows from the record. */

/** By the hands that were played, those opened last at the end. */
type Boards = Readonly<Record<string, readonly Challenge[]>>

const MOST_BOARDS = 40

/** What an older or a newer Feltwise stored; what can't be read is left out. */
function readBoards(text: string | null): Boards {
  const value: unknown = JSON.parse(text ?? '{}')
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value)
      .slice(-MOST_BOARDS)
      .flatMap(([hands, scores]) => {
        const read = typeof scores === 'string' ? parseChallenges(scores) : null
        return read?.ok ? [[hands, read.value]] : []
      }),
  )
}

const boards = makeStored<Boards>({
  key: 'feltwise.friends',
  read: readBoards,
  write: (value) =>
    JSON.stringify(Object.fromEntries(Object.entries(value).map(([hands, scores]) => [hands, makeChallenges(scores)]))),
  usual: {},
})

const NOBODY: readonly Challenge[] = []

export const useFriends = (hands: string): readonly Challenge[] => boards.useNow()[hands] ?? NOBODY

/** Adds results to those of some hands. What is there already isn't added again, so that a link may be opened twice. */
export function addFriends(hands: string, scores: readonly Challenge[]): void {
  boards.change((now) => {
    const known = now[hands] ?? NOBODY
    const texts = new Set(known.map(makeChallenge))
    const fresh = scores.filter((one) => !texts.has(makeChallenge(one)))
    if (fresh.length === 0) return now
    const { [hands]: _before, ...others } = now
    const entries = Object.entries(others).slice(1 - MOST_BOARDS)
    return { ...Object.fromEntries(entries), [hands]: [...known, ...fresh].slice(-MOST_FRIENDS) }
  })
}

/** One less than a link holds: whoever sends it comes first. */
const MOST_FRIENDS = 7

/** What a person calls themselves on scoreboards; empty until they say. */
export const playerName = makeStored<string>({
  key: 'feltwise.name',
  read: (text) => cleanName(text ?? ''),
  write: (name) => name,
  usual: '',
})
