'use client'

import { Link } from '@/app/_ui/link'
import { useGo } from '@/app/_ui/use-go'
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import { languageNow } from '@/app/_languages/messages'
import { search } from '@/app/_languages/words'
import {
  find,
  type Found,
  type FoundGroup,
  type IndexFile,
  inGroups,
  markedPieces,
  readIndex,
  type SearchIndex,
} from '@/lib/search/find'
import { Announced } from '@/app/_ui/announced'
import { Button } from '@/app/_ui/button'
import { classes } from '@/app/_ui/classes'
import { whole } from '@/app/_languages/format'

const optionId = (list: string, at: number): string => `${list}-${at}`

/** The groups with at most `most` results each. */
const shownOf = (groups: readonly FoundGroup[], most: number): readonly FoundGroup[] =>
  groups.map(({ kind, found }) => ({ kind, found: found.slice(0, most) }))

interface ListProps {
  /** The list's id, which the ids of its options begin with. */
  readonly id: string
  readonly groups: readonly FoundGroup[]
  /** The most results shown of a group. */
  readonly most: number
  /** The index of the selected result among all those shown. */
  readonly active: number
  readonly onHover: (at: number) => void
  readonly onGo: () => void
  /** Rendered below a group that has more results. */
  readonly more: (group: FoundGroup) => ReactNode
}

/** Results by kind, as the listbox of the field above. */
function List({ id, groups, most, active, onHover, onGo, more }: ListProps) {
  const starts = groups.map((_, i) =>
    groups.slice(0, i).reduce((sum, { found }) => sum + Math.min(most, found.length), 0),
  )
  return (
    <div>
      <div id={id} role="listbox" aria-label={search.results} className="grid grid-cols-1 gap-4">
        {groups.map((group, i) => (
          <div
            key={group.kind}
            role="group"
            aria-labelledby={`${id}-${group.kind}`}
            className="grid grid-cols-1 gap-0.5"
          >
            <p id={`${id}-${group.kind}`} role="presentation" className="px-3 text-caption text-muted">
              {search.kind(group.kind)}
            </p>
            {group.found.slice(0, most).map((found, j) => (
              <Result
                key={`${found.path} ${found.title}`}
                id={optionId(id, starts[i]! + j)}
                found={found}
                isActive={active === starts[i]! + j}
                onHover={() => onHover(starts[i]! + j)}
                onGo={onGo}
              />
            ))}
          </div>
        ))}
      </div>
      {groups.some(({ found }) => found.length > most) && (
        <div className="mt-3 flex flex-wrap gap-x-5 px-3">
          {groups
            .filter(({ found }) => found.length > most)
            .map((group) => (
              <span key={group.kind}>{more(group)}</span>
            ))}
        </div>
      )}
    </div>
  )
}

interface ResultProps {
  readonly id: string
  readonly found: Found
  readonly isActive: boolean
  readonly onHover: () => void
  readonly onGo: () => void
}

function Result({ id, found, isActive, onHover, onGo }: ResultProps) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={found.path}
      prefetch={false}
      onPointerMove={onHover}
      onClick={onGo}
      className={classes(
        'search-result grid min-h-11 grid-cols-1 content-center gap-x-4 wrap-anywhere rounded-option px-3 py-2',
        isActive && 'search-result-active',
      )}
    >
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-strong">
          <Marked text={found.title} found={found} />
        </span>
        {found.of !== '' && <span className="text-small text-muted">{found.of}</span>}
      </span>
      {found.text !== '' && (
        <span className="line-clamp-2 text-small text-muted">
          <Marked text={found.text} found={{ ...found, isHand: false }} />
        </span>
      )}
    </Link>
  )
}

/** A text with the matching parts marked. */
const Marked = ({ text, found }: { readonly text: string; readonly found: Found }) =>
  markedPieces(text, found).map((piece, i) => (piece.marked ? <mark key={i}>{piece.text}</mark> : piece.text))

interface Props {
  /** The search field, whose `aria-controls` is this id. */
  readonly field: RefObject<HTMLInputElement | null>
  readonly id: string
  readonly query: string
  readonly onQuery: (query: string) => void
  /** The most results shown of a group. */
  readonly most: number
  /** Called when a result is opened. */
  readonly onGo: () => void
  readonly more: (group: FoundGroup) => ReactNode
}

/**
 * The results for what the user types. The arrow keys select one and Enter opens it. The listeners are added to the
 * field, which exists before this code is loaded.
 */
export function SearchResults({ field, id, query, onQuery, most, onGo, more }: Props) {
  const { state, asked, groups, shown } = useFound(query, most)
  const [active, choose] = useChosen(asked, shown.length)
  useListKeys({ field, id, shown, active, choose, onGo })
  return (
    <>
      <div className="search-found">
        {shown.length > 0 ? (
          <List id={id} groups={groups} most={most} active={active} onHover={choose} onGo={onGo} more={more} />
        ) : (
          <Nothing query={asked} state={state} onQuery={onQuery} />
        )}
      </div>
      <Announced text={inWords(state, asked, groups)} />
    </>
  )
}

/** The results in the index for a query: all of them in groups, and a flat list of those shown. */
function useFound(query: string, most: number) {
  const state = useSearchIndex()
  const asked = useDeferredValue(query)
  const groups = useMemo(() => (state.status === 'ready' ? inGroups(find(state.index, asked)) : []), [state, asked])
  const shown = useMemo(() => shownOf(groups, most).flatMap(({ found }) => found), [groups, most])
  return { state, asked, groups, shown }
}

/** The selected result. A new query selects the first one. */
function useChosen(asked: string, count: number): readonly [number, (at: number) => void] {
  const [chosen, setChosen] = useState({ query: asked, at: 0 })
  return [chosen.query === asked ? Math.min(chosen.at, count - 1) : 0, (at) => setChosen({ query: asked, at })]
}

interface ListKeys extends Pick<Props, 'field' | 'id' | 'onGo'> {
  readonly shown: readonly Found[]
  readonly active: number
  readonly choose: (at: number) => void
}

/** The arrow keys cycle through the list, and Enter opens the selected result. ARIA attributes of the field name it. */
function useListKeys({ field, id, shown, active, choose, onGo }: ListKeys): void {
  const go = useGo()
  const isListed = shown.length > 0
  const step = (by: 1 | -1): void => {
    const at = (active + by + shown.length) % shown.length
    choose(at)
    document.getElementById(optionId(id, at))?.scrollIntoView({ block: 'nearest' })
  }
  const open = (): void => {
    const found = shown[active]
    if (!found) return
    onGo()
    go(found.path)
  }
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    const isEnter = event.key === 'Enter' && !event.isComposing
    if (!(isArrow && isListed) && !isEnter) return
    event.preventDefault()
    if (isEnter) open()
    else step(event.key === 'ArrowDown' ? 1 : -1)
  })
  useEffect(() => {
    const input = field.current
    input?.addEventListener('keydown', onKey)
    return () => {
      input?.removeEventListener('keydown', onKey)
      input?.setAttribute('aria-expanded', 'false')
      input?.removeAttribute('aria-activedescendant')
    }
  }, [field])
  useEffect(() => {
    field.current?.setAttribute('aria-expanded', String(isListed))
    if (isListed) field.current?.setAttribute('aria-activedescendant', optionId(id, active))
    else field.current?.removeAttribute('aria-activedescendant')
  }, [field, id, isListed, active])
}

/** The announcement for screen readers. */
function inWords({ status }: IndexState, query: string, groups: readonly FoundGroup[]): string {
  if (query.trim() === '' || status === 'loading') return ''
  if (status === 'failed') return search.notLoaded
  const count = groups.reduce((sum, { found }) => sum + found.length, 0)
  if (count === 0) return search.nothing(query.trim())
  const { title, of } = groups[0]!.found[0]!
  return search.found(count, whole(count), of === '' ? title : `${title}, ${of}`)
}

interface NothingProps {
  readonly query: string
  readonly state: IndexState
  readonly onQuery: (query: string) => void
}

/** Shown before anything is typed, while the index is loading, and if nothing was found. */
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
      <ul className="flex flex-wrap gap-2">
        {search.examples.map((example) => (
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

/** The path of a language's index. */
const fileOf = (language: string): string => `${language === 'en' ? '' : `/${language}`}/search-index.json`

/** Loaded indexes by path. */
const kept = new Map<string, Promise<SearchIndex>>()

async function load(file: string): Promise<SearchIndex> {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  return readIndex((await answer.json()) as IndexFile)
}

/** The index in the page's language, loaded once. After a failure, it is requested again. */
function loadOnce(): Promise<SearchIndex> {
  const file = fileOf(languageNow())
  const index =
    kept.get(file) ??
    load(file).catch((error: unknown) => {
      kept.delete(file)
      throw error
    })
  kept.set(file, index)
  return index
}

type IndexState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly index: SearchIndex }
  | { readonly status: 'failed'; readonly offline: boolean; readonly retry: () => void }

/** The site's index, loaded when a component first needs it. */
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
