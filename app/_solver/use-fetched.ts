'use client'

import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { useInBrowser } from '@/app/_ui/store'
import { loadTaughtGame } from '@/lib/games/load'
import type { AnyTaughtGame } from '@/lib/game/teaching'

/** Loaded values stay as long as the page is open. */
const loaded = new Map<string, unknown>()

/** The end of a load, with the error if there was one. */
interface Ended {
  readonly name: string
  readonly error?: unknown
}

/**
 * Code that a page fetches after it is shown. Null on the server, in the first render (which must match the server),
 * and until it has loaded. If loading fails it throws, for the page's error boundary; rendering again retries. The
 * result is rendered in a transition, so that slow phones stay responsive.
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
    // In a task of its own, because a load requests a dozen files.
    const timer = setTimeout(() => void load())
    return () => clearTimeout(timer)
  }, [name])
  if (ended?.name === name && ended.error !== undefined) throw ended.error
  return isInBrowser ? ((loaded.get(name) as T | undefined) ?? null) : null
}

/** The game of a page with its teaching, loaded with `useFetched`. */
export const useTaughtGame = (id: string): AnyTaughtGame | null =>
  useFetched(`taught game ${id}`, () => loadTaughtGame(id))
