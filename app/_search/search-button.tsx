'use client'

import { here } from '@/app/_languages/places'
import { Search } from 'lucide-react'
import { useGo } from '@/app/_ui/use-go'
import {
  type ComponentType,
  type KeyboardEvent as KeyPress,
  type MouseEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { chrome } from '@/app/_languages/english/chrome'
import { isTurnedOff, isTyping } from '@/app/_ui/use-keys'

type Box = ComponentType<{
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly onClose: () => void
}>

/** The page that searches without the box: where the box cannot be loaded, and without a script. */
const PAGE = '/search'

const load = (): Promise<Box> => import('./search-dialog').then(({ SearchDialog }) => SearchDialog)

/** A key alone, outside of fields, that nothing else has used; or the usual pair of keys. */
function asksForSearch(event: KeyboardEvent): boolean {
  if (event.repeat || event.altKey) return false
  if (event.ctrlKey || event.metaKey) return event.key === 'k'
  return event.key === '/' && !event.defaultPrevented && !isTyping(event.target) && !isTurnedOff(event)
}

/** Keeps what is typed between the press that opens the box and the moment it takes the focus: its code may still be on its way. */
function useTypedAhead(isWaiting: boolean, type: (change: (query: string) => string) => void, close: () => void): void {
  useEffect(() => {
    if (!isWaiting) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape') close()
      else if (event.key === 'Backspace') type((query) => query.slice(0, -1))
      else if (event.key.length === 1) type((query) => query + event.key)
      else return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [isWaiting, type, close])
}

/** Opens the search box by a press, by `/` and by the usual pair of keys. The box and its index are loaded then, not before. */
export function SearchButton() {
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [Box, setBox] = useState<Box | null>(null)
  const go = useGo()
  const close = useCallback(() => {
    setOpen(false)
    setQuery('')
  }, [])
  const onFailed = useEffectEvent(() => {
    go(query === '' ? PAGE : `${PAGE}?q=${encodeURIComponent(query)}`)
    close()
  })
  useTypedAhead(open && !Box, setQuery, close)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!asksForSearch(event)) return
      event.preventDefault()
      setOpen(true)
    }
    // Joins the listeners as late as can be, whenever a key is pressed: a table's own keys go first.
    const onCapture = (): void => window.addEventListener('keydown', onKey, { once: true })
    window.addEventListener('keydown', onCapture, true)
    return () => {
      window.removeEventListener('keydown', onCapture, true)
      window.removeEventListener('keydown', onKey)
    }
  }, [])
  useEffect(() => {
    if (!open || Box) return
    load().then(
      (box) => setBox(() => box),
      () => onFailed(),
    )
  }, [open, Box])
  const press = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  // A link that is a button takes the space bar too.
  const onSpace = (event: KeyPress): void => {
    if (event.key !== ' ') return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      {/* A link, so that it leads somewhere without a script too. */}
      <a
        href={here(PAGE)}
        role="button"
        aria-label={chrome.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        title={chrome.searchByKey}
        onClick={press}
        onKeyDown={onSpace}
        onPointerEnter={() => void load().catch(() => undefined)}
        className="grid h-11 w-11 place-items-center rounded-full text-muted hover:text-ink"
      >
        <Search size={19} strokeWidth={1.75} aria-hidden="true" />
      </a>
      {open && Box && <Box query={query} onQuery={setQuery} onClose={close} />}
    </>
  )
}
