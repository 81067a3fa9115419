'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { withoutLong, wholeQuery } from './long-address'

const EVENTS = ['hashchange', 'popstate'] as const

function subscribe(listener: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, listener)
  return () => EVENTS.forEach((event) => window.removeEventListener(event, listener))
}

/**
 * What the page's address says, after `?` and after `#`. Changes with links, the back button and the page's own
 * writing.
 */
export function useQuery(): URLSearchParams {
  const search = useSearchParams().toString()
  const path = usePathname()
  // Next renders a page before it writes its address, so the address may still be the one before. This function is new
  // in every render: React looks again once the address is written.
  const now = (): string => (window.location.pathname === path ? window.location.hash : '')
  const hash = useSyncExternalStore(subscribe, now, () => '')
  return useMemo(() => wholeQuery(search, hash), [search, hash])
}

/** Writes what a page says into its address. Without `isNew`, in place of the current history entry. */
export function writeQuery(query: string, { isNew = false, state = null as unknown } = {}): void {
  const { pathname } = window.location
  const address = withoutLong(query === '' ? pathname : `${pathname}?${query}`)
  if (isNew) window.history.pushState(state, '', address)
  else window.history.replaceState(state, '', address)
}

/** Moves what an older link has after `?` to after `#`, so that a reload doesn't send it. */
export function useTidyAddress(): void {
  useEffect(() => {
    const { pathname, search, hash } = window.location
    const address = `${pathname}${search}${hash}`
    const tidy = withoutLong(address)
    if (tidy !== address) window.history.replaceState(null, '', tidy)
  })
}
