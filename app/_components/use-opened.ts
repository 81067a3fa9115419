'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useState } from 'react'

/** A new session's name: eight characters that nobody had before. */
export function newSession(): string {
  const words = crypto.getRandomValues(new Uint32Array(2))
  return Array.from(words, (word) => word.toString(36).padStart(7, '0').slice(-4)).join('')
}

interface Opened {
  /** The query the page was opened with, and how many were opened before: a new one is a new table. */
  readonly query: string
  readonly count: number
  /** The last query seen, and those this page wrote itself, which need no opening. */
  readonly seen: string
  readonly written: readonly string[]
}

/** The same query written one way: browsers escape some characters of it, some do not. */
const plain = (query: string): string => new URLSearchParams(query).toString()

/**
 * Writes where a page is into the address. With `behind`, the entry before becomes that address and the page gets an entry of its own:
 * the back button leads there, and not out of the page.
 */
export type WriteAddress = (query: string, behind?: string) => void

/** The address as the page was opened with it, by a link or by the back button; the page's own writing into it aside. */
export function useOpened(): { readonly opened: Opened; readonly write: WriteAddress } {
  const query = plain(useSearchParams().toString())
  const [opened, setOpened] = useState<Opened>({ query, count: 0, seen: query, written: [] })
  if (query !== opened.seen) {
    const own = opened.written.includes(query)
    setOpened(own ? { ...opened, seen: query } : { query, count: opened.count + 1, seen: query, written: [] })
  }
  const write = useCallback<WriteAddress>(
    (text, behind) => {
      setOpened((now) => ({ ...now, written: [...now.written.slice(-8), plain(text)] }))
      if (behind === undefined) return window.history.replaceState(null, '', `?${text}`)
      // With the router's own state the router takes no notice: this entry isn't shown before somebody goes back to it.
      window.history.replaceState(window.history.state, '', `?${behind}`)
      window.history.pushState(null, '', `?${text}`)
    },
    [setOpened],
  )
  return { opened, write }
}
