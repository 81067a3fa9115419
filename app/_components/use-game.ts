'use client'

import { useEffect, useState } from 'react'
import type { AnyGame } from '@/lib/games/game'
import { loadGame } from '@/lib/games/load'
import { useInBrowser } from './use-in-browser'

/** What was loaded stays for as long as the page lives. */
const loaded = new Map<string, AnyGame>()

/** The end of a loading: with what went wrong, if something did. */
interface Ended {
  readonly id: string
  readonly error?: unknown
}

/**
 * The game of a page; null on the server, in the first render, which must agree with it, and until its code is here. Throws where that
 * cannot be fetched, for the page's error boundary; drawn anew it is fetched again.
 */
export function useGame(id: string): AnyGame | null {
  const isInBrowser = useInBrowser()
  const [ended, setEnded] = useState<Ended | null>(null)
  useEffect(() => {
    if (loaded.has(id)) return
    const load = async (): Promise<void> => {
      try {
        loaded.set(id, await loadGame(id))
        setEnded({ id })
      } catch (error) {
        setEnded({ id, error })
      }
    }
    void load()
  }, [id])
  if (ended?.id === id && ended.error !== undefined) throw ended.error
  return isInBrowser ? (loaded.get(id) ?? null) : null
}
