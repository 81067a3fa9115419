'use client'

import { useMemo } from 'react'
import { createStore } from '@/app/_components/store'
import { useStore } from '@/app/_components/use-store'
import type { AnyGame } from '@/lib/games/game'
import { parseRules } from '@/lib/games/rules'

/* Tables set aside to be compared: a game's own list, kept while the browser's tab is open, so that a table may change, or the page. */

export interface KeptTable {
  readonly name: string
  /** As an address writes them. */
  readonly rules: string
}

/** More lines than this nobody tells apart. */
export const MOST_KEPT = 5
export const LONGEST_NAME = 40

const keyOf = (game: AnyGame): string => `feltwise.compare.${game.id}`

/** By key: what storage refused to keep, and what it kept last. */
const held = createStore<ReadonlyMap<string, string>>(() => new Map())

const isKept = (value: unknown): value is KeptTable =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as KeptTable).name === 'string' &&
  typeof (value as KeptTable).rules === 'string'

/** Whatever storage held, as tables of the game: what is none is left out. */
export function readKept(game: AnyGame, text: string): readonly KeptTable[] {
  try {
    const found: unknown = JSON.parse(text)
    if (!Array.isArray(found)) return []
    const tables = found.filter(isKept).map(({ name, rules }) => ({ name: name.slice(0, LONGEST_NAME), rules }))
    return tables
      .filter(({ rules }, i) => parseRules(game, rules).ok && tables.findIndex((one) => one.rules === rules) === i)
      .slice(0, MOST_KEPT)
  } catch {
    return []
  }
}

function load(key: string): string {
  try {
    return held.now().get(key) ?? window.sessionStorage.getItem(key) ?? '[]'
  } catch {
    return '[]'
  }
}

function store(key: string, text: string): void {
  try {
    window.sessionStorage.setItem(key, text)
  } catch {
    // Kept in memory below.
  }
  held.set(new Map([...held.now(), [key, text]]))
}

export interface Keeping {
  readonly tables: readonly KeptTable[]
  readonly add: (table: KeptTable) => void
  readonly remove: (rules: string) => void
}

/** The tables set aside of a game. One with the same rules takes the place of the older. */
export function useKept(game: AnyGame): Keeping {
  const key = keyOf(game)
  const text = useStore({ subscribe: held.subscribe, now: () => load(key) }, '[]')
  return useMemo(() => {
    const tables = readKept(game, text)
    const put = (next: readonly KeptTable[]): void => store(key, JSON.stringify(next))
    return {
      tables,
      add: (table) => put([...tables.filter(({ rules }) => rules !== table.rules), table].slice(-MOST_KEPT)),
      remove: (rules) => put(tables.filter((one) => one.rules !== rules)),
    }
  }, [game, key, text])
}
