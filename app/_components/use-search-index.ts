'use client'

import { useCallback, useEffect, useState } from 'react'
import { type IndexFile, readIndex, type SearchIndex } from '@/lib/search/find'

const FILE = '/search-index.json'

let kept: Promise<SearchIndex> | null = null

async function load(): Promise<SearchIndex> {
  const answer = await fetch(FILE)
  if (!answer.ok) throw new Error(`${FILE}: ${answer.status}`)
  return readIndex((await answer.json()) as IndexFile)
}

/** The index, loaded once; what failed is asked for again. */
function loadOnce(): Promise<SearchIndex> {
  kept ??= load().catch((error: unknown) => {
    kept = null
    throw error
  })
  return kept
}

export type IndexState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly index: SearchIndex }
  | { readonly status: 'failed'; readonly offline: boolean; readonly retry: () => void }

/** The index of the site, from the moment that something wants to search. */
export function useSearchIndex(): IndexState {
  const [tries, setTries] = useState(0)
  const [held, setHeld] = useState<{ readonly attempt: number; readonly index: SearchIndex | null } | null>(null)
  const retry = useCallback(() => setTries((n) => n + 1), [])
  useEffect(() => {
    let live = true
    const hold = (index: SearchIndex | null): void => void (live && setHeld({ attempt: tries, index }))
    loadOnce().then(hold, () => hold(null))
    return () => {
      live = false
    }
  }, [tries])
  if (held?.index) return { status: 'ready', index: held.index }
  if (held?.attempt === tries) return { status: 'failed', offline: !navigator.onLine, retry }
  return { status: 'loading' }
}
