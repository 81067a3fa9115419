'use client'

import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { useInBrowser } from '@/app/_ui/store'
import { loadGame, loadTaughtGame } from '@/lib/games/load'
import type { AnyGame } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'

/** What was loaded stays for as long as the page lives. */
const loaded = new Map<string, unknown>()

/** The end of a loading: with what went wrong, if something did. */
interface Ended {
  readonly name: string
  readonly error?: unknown
}

/**
 * Code that a page fetches once it shows; null on the server, in the first render, which must agree with it, and until it is here. Throws
 * where it cannot be fetched, for the page's error boundary; drawn anew it is fetched again. What it brings is drawn bit by bit, so that a
 * slow phone goes on hearing its user.
 */
export function useFetched<T>(name: string, fetchCode: () => Promise<T>): T | null {
  const isInBrowser = useInBrowser()
  const [ended, setEnded] = useState<Ended | null>(null)
  const fetchNow = useEffectEvent(fetchCode)
  useEffect(() => {
    if (loaded.has(name)) return undefined
    const load = async (): Promise<void> => {
      try {
        loaded.set(name, await fetchNow())
        startTransition(() => setEnded({ name }))
      } catch (error) {
        setEnded({ name, error })
      }
    }
    // A task of its own: what is fetched is asked for in a dozen pieces.
    const timer = setTimeout(() => void load())
    return () => clearTimeout(timer)
  }, [name])
  if (ended?.name === name && ended.error !== undefined) throw ended.error
  return isInBrowser ? ((loaded.get(name) as T | undefined) ?? null) : null
}

/** The game of a page, as `useFetched` has it. */
export const useGame = (id: string): AnyGame | null => useFetched(`game ${id}`, () => loadGame(id))

/** The same with what is taught of it. */
export const useTaughtGame = (id: string): AnyTaughtGame | null =>
  useFetched(`taught game ${id}`, () => loadTaughtGame(id))
