'use client'

import { TextButton } from '@/app/_ui/button'
import { Suspense, useRef, useState } from 'react'
import { SearchField } from '@/app/_search/search-field'
import { SearchResults } from '@/app/_search/search-results'
import { useAddress } from '@/app/_ui/use-address'
import { useInBrowser } from '@/app/_ui/store'
import { search } from '@/app/_languages/words'
import type { Kind } from '@/lib/search/entry'

/** The most results of each kind, until the reader asks for all. */
const MOST = 12
const LIST = 'search-page-list'

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

/** The field before its code runs: disabled, in its final place and size. */
const Field = () => (
  <div aria-busy="true" className="search-box">
    <SearchField list={LIST} disabled aria-label={search.label} placeholder={search.placeholder} />
  </div>
)

function Search() {
  const [query, change] = useAddress(read, write)
  const [all, setAll] = useState<Kind | null>(null)
  const field = useRef<HTMLInputElement>(null)
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()} className="search-box">
      <SearchField
        ref={field}
        list={LIST}
        autoFocus
        aria-label={search.label}
        placeholder={search.placeholder}
        value={query}
        onChange={(event) => change(event.target.value)}
      />
      <SearchResults
        field={field}
        id={LIST}
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
