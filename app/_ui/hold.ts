'use client'

import { type Context, createContext, use } from 'react'

/** A context shared by the parts of a page, and the hook that reads it, which throws outside the page. */
export function createHold<T>(): readonly [Hold: Context<T | null>, useHold: () => T] {
  const Hold = createContext<T | null>(null)
  const useHold = (): T => {
    const hold = use(Hold)
    if (hold === null) throw new Error('A part of a page is drawn outside of it.')
    return hold
  }
  return [Hold, useHold]
}
