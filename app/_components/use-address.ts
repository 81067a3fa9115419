'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'

interface Held<F> {
  readonly form: F
  /** The query the form was last read from or written to: any other is a new address. */
  readonly query: string
  readonly written: readonly string[]
}

/** How long the address waits for the next key, in milliseconds: browsers refuse a page that writes it too often. */
const QUIET = 150

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
  useEffect(() => {
    const timer = setTimeout(() => {
      if (new URLSearchParams(window.location.search).toString() === address) return
      setHeld((now) => ({ ...now, written: [...now.written.slice(-8), address] }))
      window.history.replaceState(null, '', address === '' ? window.location.pathname : `?${address}`)
    }, QUIET)
    return () => clearTimeout(timer)
  }, [address])

  return [form, (next) => setHeld((now) => ({ ...now, form: next }))]
}
