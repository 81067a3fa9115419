'use client'

import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { wholeQuery } from './long-address'
import { useQuery, useTidyAddress, writeQuery } from './use-query'

interface Held<F> {
  readonly form: F
  /** The query that the form was last read from or written to. Any other is a new address. */
  readonly query: string
  readonly written: readonly string[]
}

/**
 * Milliseconds without another key before the address is written, because browsers refuse pages that write it too
 * often.
 */
const QUIET = 150
/**
 * After this many milliseconds without a change, the next change is written at once, so that a reload right after a
 * single tap keeps it.
 */
const APART = 600

/**
 * A form kept in the address: changes are written to the address, and a new address (from a link or the back button) is
 * read. Both functions are the same in every render.
 */
export function useAddress<F>(
  read: (query: URLSearchParams) => F,
  write: (form: F) => string,
): readonly [F, (form: F) => void] {
  const query = useQuery().toString()
  useTidyAddress()
  const open = (): Held<F> => ({ form: read(new URLSearchParams(query)), query, written: [] })
  const [held, setHeld] = useState(open)
  if (query !== held.query) setHeld(held.written.includes(query) ? { ...held, query } : open())

  const { form } = held
  const address = useMemo(() => write(form), [write, form])
  const put = useEffectEvent(() => {
    const current = wholeQuery(window.location.search, window.location.hash).toString()
    const next = plain(address)
    // An address that is neither read yet nor written here has just been followed, and is read next.
    if (current === next || (current !== held.query && !held.written.includes(current))) return
    setHeld((now) => ({ ...now, written: [...now.written.slice(-8), next] }))
    writeQuery(address)
  })
  const changed = useRef(-Infinity)
  useEffect(() => {
    const now = performance.now()
    const wait = now - changed.current > APART ? 0 : QUIET
    changed.current = now
    const timer = setTimeout(put, wait)
    return () => clearTimeout(timer)
  }, [address])

  return [form, (next) => setHeld((now) => ({ ...now, form: next }))]
}

/** The name of a new session: eight random characters. */
export function newSession(): string {
  const words = crypto.getRandomValues(new Uint32Array(2))
  return Array.from(words, (word) => word.toString(36).padStart(7, '0').slice(-4)).join('')
}

interface Opened {
  /** The query with which the page was opened, and how many came before it: a new one is a new table. */
  readonly query: string
  readonly count: number
  /** The last query seen, and the queries this page wrote itself, which don't open it again. */
  readonly seen: string
  readonly written: readonly string[]
}

/** A query in one form and order, because browsers differ in which characters they escape. */
const plain = (query: string): string => wholeQuery(query, '').toString()

/**
 * Writes the page's state into the address. With `behind`, the current history entry becomes that address and the page
 * gets a new entry, so that the back button leads there instead of leaving the page.
 */
export type WriteAddress = (query: string, behind?: string) => void

/** The address with which the page was opened, by a link or the back button, ignoring what the page writes itself. */
export function useOpened(): { readonly opened: Opened; readonly write: WriteAddress } {
  const query = useQuery().toString()
  useTidyAddress()
  const [opened, setOpened] = useState<Opened>({ query, count: 0, seen: query, written: [] })
  if (query !== opened.seen) {
    const own = opened.written.includes(query)
    setOpened(own ? { ...opened, seen: query } : { query, count: opened.count + 1, seen: query, written: [] })
  }
  const write = useCallback<WriteAddress>(
    (text, behind) => {
      // The address behind opens the page when the reader goes back to it, although the page wrote it itself.
      const opens = behind === undefined ? null : plain(behind)
      setOpened((now) => ({
        ...now,
        written: [...now.written.filter((query) => query !== opens).slice(-8), plain(text)],
      }))
      if (behind === undefined) return writeQuery(text)
      // With the router's own state, the router ignores the change: this entry isn't shown until the user goes back to
      // it.
      writeQuery(behind, { state: window.history.state })
      writeQuery(text, { isNew: true })
    },
    [setOpened],
  )
  return { opened, write }
}
