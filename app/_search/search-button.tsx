'use client'

import { Search, X } from 'lucide-react'
import { IconButton } from '@/app/_ui/button'
import { type ComponentProps, type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { chrome, search } from '@/app/_languages/words'
import { here } from '@/app/_languages/places'
import { usePopoverOpen } from '@/app/_ui/dropdown'
import { keyName } from '@/app/_ui/key-name'
import { Link } from '@/app/_ui/link'
import { isTurnedOff, isTyping } from '@/app/_ui/use-keys'
import { SearchField } from './search-field'
import type { SearchResults } from './search-results'

type Results = ComponentType<ComponentProps<typeof SearchResults>>

/** The search page, which works without this code and shows all results. */
const PAGE = '/search'
const [PANEL, LIST] = ['search-panel', 'search-list']
/** The most results of each kind in the panel. The page shows all. */
const MOST = 5

const load = (): Promise<Results> => import('./search-results').then((code) => code.SearchResults)

/** Whether a key opens the search: `/` outside of fields, if nothing else has used it, or Ctrl or Command with K. */
function asksForSearch(event: KeyboardEvent): boolean {
  if (event.repeat || event.altKey) return false
  if (event.ctrlKey || event.metaKey) return keyName(event) === 'k'
  return keyName(event) === '/' && !event.defaultPrevented && !isTyping(event.target) && !isTurnedOff(event)
}

/** Opens the search by its keys. */
function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!asksForSearch(event)) return
      event.preventDefault()
      open()
    }
    // Adds the listener during each key press, after all others, so that a table's own keys come first.
    const onCapture = (): void => window.addEventListener('keydown', onKey, { once: true })
    window.addEventListener('keydown', onCapture, true)
    return () => {
      window.removeEventListener('keydown', onCapture, true)
      window.removeEventListener('keydown', onKey)
    }
  }, [open])
}

const open = (): void => document.getElementById(PANEL)?.showPopover()
const close = (): void => document.getElementById(PANEL)?.hidePopover()

/**
 * The search over the page, at the top, so that a phone's keyboard leaves room for results. It is a native popover with
 * a form. So it opens, accepts text and leads to the search page before scripts run. The code that searches while the
 * user types is loaded when it opens.
 */
export function SearchButton() {
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [Results, setResults] = useState<Results | null>(null)
  const isOpen = usePopoverOpen(PANEL)
  // Text typed before this code ran.
  useLayoutEffect(() => setQuery(field.current?.value ?? ''), [])
  useSearchKeys(open)
  useEffect(() => {
    // If loading fails, Enter still leads to the search page.
    if (isOpen && !Results)
      load().then(
        (code) => setResults(() => code),
        () => undefined,
      )
  }, [isOpen, Results])
  const type = (text: string): void => {
    if (field.current) field.current.value = text
    setQuery(text)
  }
  return (
    <>
      <IconButton
        popoverTarget={PANEL}
        aria-label={chrome.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        title={chrome.searchByKey}
        onPointerEnter={() => void load().catch(() => undefined)}
      >
        <Search size={19} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <div
        id={PANEL}
        popover="auto"
        role="dialog"
        aria-label={chrome.search}
        onToggle={({ newState }) => (newState === 'open' ? field.current?.focus() : type(''))}
        // Escape in a search field would otherwise only clear it.
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          close()
        }}
        className="search-panel text-ink"
      >
        <form action={here(PAGE)} role="search" className="search-box">
          <SearchField
            ref={field}
            list={LIST}
            autoFocus
            aria-label={search.label}
            placeholder={search.placeholder}
            onInput={(event) => setQuery(event.currentTarget.value)}
            beside={
              <IconButton popoverTarget={PANEL} popoverTargetAction="hide" aria-label={chrome.close}>
                <X size={20} aria-hidden="true" />
              </IconButton>
            }
          />
          {isOpen && Results ? (
            <Results
              field={field}
              id={LIST}
              query={query}
              onQuery={(text) => {
                type(text)
                field.current?.focus()
              }}
              most={MOST}
              onGo={close}
              more={({ kind, found }) => (
                <Link
                  href={`${PAGE}?q=${encodeURIComponent(query)}`}
                  prefetch={false}
                  onClick={close}
                  className="link inline-flex min-h-11 items-center text-small"
                >
                  {search.all(search.kind(kind), String(found.length))}
                </Link>
              )}
            />
          ) : (
            <p className="px-5 py-7 text-muted">{search.whatCanBeFound}</p>
          )}
        </form>
      </div>
    </>
  )
}
