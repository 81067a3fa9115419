'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import type { AnyGame } from '@/lib/games/game'
import { readAddress, writeAddress, type Form } from './form'
import { readForm, type Reading } from './read'

interface Held {
  readonly form: Form
  /** The query the form was last read from or written to: any other is a new address. */
  readonly query: string
  readonly written: readonly string[]
}

const open = (game: AnyGame, query: string): Held => ({ form: readAddress(game, new URLSearchParams(query)), query, written: [] })

/** How long the address waits for the next key, in milliseconds: browsers refuse a page that writes it too often. */
const QUIET = 150

/** The form, what it means, and how it changes. The address follows it, and a new address (a link, the back button) is read. */
export function useForm(game: AnyGame) {
  const query = useSearchParams().toString()
  const [held, setHeld] = useState(() => open(game, query))
  if (query !== held.query) setHeld(held.written.includes(query) ? { ...held, query } : open(game, query))

  const { form } = held
  const address = useMemo(() => writeAddress(game, form), [game, form])
  useEffect(() => {
    const timer = setTimeout(() => {
      if (new URLSearchParams(window.location.search).toString() === address) return
      setHeld((now) => ({ ...now, written: [...now.written.slice(-8), address] }))
      window.history.replaceState(null, '', address === '' ? window.location.pathname : `?${address}`)
    }, QUIET)
    return () => clearTimeout(timer)
  }, [address])

  const reading: Reading = useMemo(() => readForm(game, form), [game, form])
  const change = (next: Form): void => setHeld((now) => ({ ...now, form: next }))
  return { form, reading, change }
}

export type FormHold = ReturnType<typeof useForm>
