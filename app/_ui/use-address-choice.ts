'use client'

import { wholeQuery } from './long-address'
import { createStore, useStore } from './store'

/** How many choices have been made. */
const made = createStore(() => 0)

function subscribe(listener: () => void): () => void {
  const stop = made.subscribe(listener)
  window.addEventListener('popstate', listener)
  return () => {
    stop()
    window.removeEventListener('popstate', listener)
  }
}

/**
 * A choice kept in the address under a key, on a page that is built as HTML. The value is `usual` in the HTML, in the
 * first render, and if the address has none.
 */
export function useAddressChoice(key: string, usual: string): readonly [string, (choice: string) => void] {
  const now = (): string => wholeQuery(window.location.search, '').get(key) ?? usual
  const choose = (choice: string): void => {
    const query = wholeQuery(window.location.search, '')
    if (choice === usual) query.delete(key)
    else query.set(key, choice)
    const { pathname, hash } = window.location
    window.history.replaceState(null, '', `${pathname}${query.size === 0 ? '' : `?${query.toString()}`}${hash}`)
    made.set(made.now() + 1)
  }
  return [useStore({ subscribe, now }, usual), choose]
}
