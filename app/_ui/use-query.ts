'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { withoutLong, wholeQuery } from './long-address'

/** While a page is being replaced by another, the browser still has the address of the first. */
const hashOf = (path: string): string =>
  typeof window !== 'undefined' && window.location.pathname === path ? window.location.hash : ''

/** What the page's address says, after `?` and after `#`. Changes with links, the back button and the page's own writing. */
export function useQuery(): URLSearchParams {
  const search = useSearchParams().toString()
  const path = usePathname()
  const [hash, setHash] = useState(() => hashOf(path))
  // Next renders after it wrote the address, but says nothing of this part. Before the page is painted, both agree.
  useLayoutEffect(() => setHash(window.location.hash))
  useEffect(() => {
    const look = (): void => setHash(window.location.hash)
    window.addEventListener('hashchange', look)
    window.addEventListener('popstate', look)
    return () => {
      window.removeEventListener('hashchange', look)
      window.removeEventListener('popstate', look)
    }
  }, [])
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
