'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

interface Held<F> {
  readonly form: F
  /** The query the form was last read from or written to: any other is a new address. */
  readonly query: string
  readonly written: readonly string[]
}

/** How long the address waits for the next key, in milliseconds: browsers refuse a page that writes it too often. */
const QUIET = 150
/** A change after so long without one, in milliseconds, is written at once: a reload right after a single tap keeps it. */
const APART = 600

/**
 * A form that lives in the address: the address follows it, and a new address (a link, the back button) is read.
 * Both functions are the same in every render.
 */
export function useAddress<F>(
  read: (query: URLSearchParams) => F,
  write: (form: F) => string,
): readonly [F, (form: F) => void] {
  const query = useSearchParams().toString()
  const open = (): Held<F> => ({ form: read(new URLSearchParams(query)), query, written: [] })
  const [held, setHeld] = useState(open)
  if (query !== held.query) setHeld(held.written.includes(query) ? { ...held, query } : open())

  const { form } = held
  const address = useMemo(() => write(form), [write, form])
  const changed = useRef(-Infinity)
  useEffect(() => {
    const now = performance.now()
    const wait = now - changed.current > APART ? 0 : QUIET
    changed.current = now
    const timer = setTimeout(() => {
      if (new URLSearchParams(window.location.search).toString() === address) return
      setHeld((now) => ({ ...now, written: [...now.written.slice(-8), address] }))
      window.history.replaceState(null, '', address === '' ? window.location.pathname : `?${address}`)
    }, wait)
    return () => clearTimeout(timer)
  }, [address])

  return [form, (next) => setHeld((now) => ({ ...now, form: next }))]
}

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
