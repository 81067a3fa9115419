'use client'

import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react'
import { search } from '@/app/_languages/english/search'
import {
  find,
  type Found,
  type FoundGroup,
  type IndexFile,
  inGroups,
  readIndex,
  type SearchIndex,
} from '@/lib/search/find'
import { Announced } from './announced'
import { Button } from './button'
import { whole } from './format'
import { optionId, SearchResults, shownOf } from './search-results'
import './search.css'

interface Props {
  readonly query: string
  readonly onQuery: (query: string) => void
  /** Results of each group that are shown. */
  readonly most: number
  /** Called when a result is opened. */
  readonly onGo: () => void
  readonly more: (group: FoundGroup) => ReactNode
  /** Beside the field: the way to close a box. */
  readonly beside?: ReactNode
  readonly label: string
  /** Whether the field takes the focus by itself; a dialog gives it. */
  readonly focused?: boolean
}

/** The field and what it finds, as one types. Arrow keys choose, Enter opens. */
export function SearchBox({ query, onQuery, most, onGo, more, beside, label, focused = false }: Props) {
  const list = useId()
  const { state, asked, groups, shown } = useFound(query, most)
  const [active, choose] = useChosen(asked, shown.length)
  const onKey = useListKeys({ list, shown, active, choose, onGo })
  return (
    <div className="search-box">
      <div className="search-head">
        <Search size={19} strokeWidth={1.75} aria-hidden="true" className="text-muted" />
        <input
          type="search"
          name="q"
          role="combobox"
          aria-label={label}
          aria-expanded={shown.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={shown.length > 0 ? optionId(list, active) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          autoFocus={focused}
          placeholder={search.placeholder}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={onKey}
          className="search-field"
        />
        {beside}
      </div>
      <div className="search-found">
        {shown.length > 0 ? (
          <SearchResults
            id={list}
            groups={groups}
            most={most}
            active={active}
            onHover={choose}
            onGo={onGo}
            more={more}
          />
        ) : (
          <Nothing query={asked} state={state} onQuery={onQuery} />
        )}
      </div>
      <Announced text={inWords(state, asked, groups)} />
    </div>
  )
}

/** What the index has for what is typed: all of it in groups, and the results that are shown in one line. */
function useFound(query: string, most: number) {
  const state = useSearchIndex()
  const asked = useDeferredValue(query)
  const groups = useMemo(() => (state.status === 'ready' ? inGroups(find(state.index, asked)) : []), [state, asked])
  const shown = useMemo(() => shownOf(groups, most).flatMap(({ found }) => found), [groups, most])
  return { state, asked, groups, shown }
}

/** Which result is chosen. Another query, another list: its first result is. */
function useChosen(asked: string, count: number): readonly [number, (at: number) => void] {
  const [chosen, setChosen] = useState({ query: asked, at: 0 })
  return [chosen.query === asked ? Math.min(chosen.at, count - 1) : 0, (at) => setChosen({ query: asked, at })]
}

interface ListKeys extends Pick<Props, 'onGo'> {
  readonly list: string
  readonly shown: readonly Found[]
  readonly active: number
  readonly choose: (at: number) => void
}

/** Arrows go round the list, Enter opens what is chosen of it. */
function useListKeys({ list, shown, active, choose, onGo }: ListKeys) {
  const router = useRouter()
  const step = (by: 1 | -1): void => {
    const at = (active + by + shown.length) % shown.length
    choose(at)
    document.getElementById(optionId(list, at))?.scrollIntoView({ block: 'nearest' })
  }
  const open = (): void => {
    const found = shown[active]
    if (!found) return
    onGo()
    router.push(found.path)
  }
  return (event: KeyboardEvent): void => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing
    if (!(isArrow && shown.length > 0) && !isEnter) return
    event.preventDefault()
    if (isEnter) open()
    else step(event.key === 'ArrowDown' ? 1 : -1)
  }
}

/** What a screen reader is told of a list. */
function inWords({ status }: IndexState, query: string, groups: readonly FoundGroup[]): string {
  if (query.trim() === '' || status === 'loading') return ''
  if (status === 'failed') return search.notLoaded
  const count = groups.reduce((sum, { found }) => sum + found.length, 0)
  if (count === 0) return search.nothing(query.trim())
  const { title, of } = groups[0]!.found[0]!
  return search.found(count, whole(count), of === '' ? title : `${title}, ${of}`)
}

/** Typed as people type them: each finds something. */
const EXAMPLES = ['K5 offsuit', 'Q-6-4', '16 v 10', 'element of risk', 'two pairs house way'] as const

interface NothingProps {
  readonly query: string
  readonly state: IndexState
  readonly onQuery: (query: string) => void
}

/** Before anything is typed, while the index is on its way, and where nothing was found. */
function Nothing({ query, state, onQuery }: NothingProps) {
  if (state.status === 'failed')
    return (
      <div role="alert" className="grid justify-items-start gap-3 px-3 py-4">
        <p>{state.offline ? search.notLoadedOffline : search.notLoaded}</p>
        <Button look="quiet" onClick={state.retry}>
          {search.tryAgain}
        </Button>
      </div>
    )
  const isEmpty = query.trim() === ''
  if (!isEmpty && state.status === 'loading') return <p className="px-3 py-4 text-muted">{search.loading}</p>
  return (
    <div className="grid gap-3 px-3 py-4">
      <p className="text-muted">{isEmpty ? search.whatCanBeFound : search.nothingTryThese(query.trim())}</p>
      <ul lang="en" className="flex flex-wrap gap-2">
        {EXAMPLES.map((example) => (
          <li key={example}>
            <button
              type="button"
              onClick={() => onQuery(example)}
              className="min-h-11 rounded-full border border-line-strong px-4 text-small hover:bg-ink/5"
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const FILE = '/search-index.json'

let kept: Promise<SearchIndex> | null = null

async function load(): Promise<SearchIndex> {
  const answer = await fetch(FILE)
  if (!answer.ok) throw new Error(`${FILE}: ${answer.status}`)
  return readIndex((await answer.json()) as IndexFile)
}

/** The index, loaded once; what failed is asked for again. */
function loadOnce(): Promise<SearchIndex> {
  kept ??= load().catch((error: unknown) => {
    kept = null
    throw error
  })
  return kept
}

type IndexState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly index: SearchIndex }
  | { readonly status: 'failed'; readonly offline: boolean; readonly retry: () => void }

/** The index of the site, from the moment that something wants to search. */
function useSearchIndex(): IndexState {
  const [tries, setTries] = useState(0)
  const [held, setHeld] = useState<{ readonly attempt: number; readonly index: SearchIndex | null } | null>(null)
  const retry = useCallback(() => setTries((n) => n + 1), [])
  useEffect(() => {
    let live = true
    const hold = (index: SearchIndex | null): void => void (live && setHeld({ attempt: tries, index }))
    loadOnce().then(hold, () => hold(null))
    return () => {
      live = false
    }
  }, [tries])
  if (held?.index) return { status: 'ready', index: held.index }
  if (held?.attempt === tries) return { status: 'failed', offline: !navigator.onLine, retry }
  return { status: 'loading' }
}
