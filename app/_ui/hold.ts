'use client'

import { type Context, createContext, use } from 'react'

/** A context of what the parts of a page share, and the hook by which they read it, which throws outside of the page. */
export function createHold<T>(): readonly [Hold: Context<T | null>, useHold: () => T] {
  const Hold = createContext<T | null>(null)
  const useHold = (): T => {
    const hold = use(Hold)
    if (hold === null) throw new Error('A part of a page is drawn outside of it.')
    return hold
  }
  return [Hold, useHold]
}
