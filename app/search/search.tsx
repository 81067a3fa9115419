'use client'

import { TextButton } from '@/app/_ui/button'
import { Search as Loupe } from 'lucide-react'
import { Suspense, useState } from 'react'
import { SearchBox } from '@/app/_search/search-box'
import { useAddress } from '@/app/_ui/use-address'
import { useInBrowser } from '@/app/_ui/store'
import { search } from '@/app/_languages/english/search'
import type { Kind } from '@/lib/search/entry'

/** Of each kind, until one asks for all. */
const MOST = 12

const read = (query: URLSearchParams): string => query.get('q') ?? ''
const write = (query: string): string =>
  query.trim() === '' ? '' : new URLSearchParams({ q: query.trim() }).toString()

/** The query is in the address, which only the browser has. */
export function SearchPage() {
  if (!useInBrowser()) return <Field />
  return (
    <Suspense>
      <Search />
    </Suspense>
  )
}

/** The field before its code runs: disabled, where and as it will be. */
const Field = () => (
  <div aria-busy="true" className="search-box">
    <div className="search-head">
      <Loupe size={19} strokeWidth={1.75} aria-hidden="true" className="text-muted" />
      <input
        type="search"
        disabled
        aria-label={search.label}
        placeholder={search.placeholder}
        className="search-field"
      />
    </div>
  </div>
)

function Search() {
  const [query, change] = useAddress(read, write)
  const [all, setAll] = useState<Kind | null>(null)
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchBox
        label={search.label}
        focused
        query={query}
        onQuery={change}
        most={all === null ? MOST : Infinity}
        onGo={() => undefined}
        more={({ kind, found }) => (
          <TextButton onClick={() => setAll(kind)} className="text-small">
            {search.showAll(search.kind(kind), String(found.length))}
          </TextButton>
        )}
      />
    </form>
  )
}
