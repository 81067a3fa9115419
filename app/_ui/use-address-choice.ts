'use client'

import { useStore } from './store'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/**
 * A choice that lives in the address under a key, on a page whose HTML is there before its code: `usual` there and in the first render, and
 * where the address has none.
 */
export function useAddressChoice(key: string, usual: string): readonly [string, (choice: string) => void] {
  const now = (): string => new URLSearchParams(window.location.search).get(key) ?? usual
  const choose = (choice: string): void => {
    const query = new URLSearchParams(window.location.search)
    if (choice === usual) query.delete(key)
    else query.set(key, choice)
    const { pathname, hash } = window.location
    window.history.replaceState(null, '', `${pathname}${query.size === 0 ? '' : `?${query.toString()}`}${hash}`)
    for (const listener of listeners) listener()
  }
  return [useStore({ subscribe, now }, usual), choose]
}
