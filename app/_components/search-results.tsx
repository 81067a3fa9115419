'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { search } from '@/app/_languages/english/search'
import { type Found, type FoundGroup, markedPieces } from '@/lib/search/find'
import { classes } from './classes'

export const optionId = (list: string, at: number): string => `${list}-${at}`

/** How many results are shown; the others are counted. */
export const shownOf = (groups: readonly FoundGroup[], most: number): readonly FoundGroup[] =>
  groups.map(({ kind, found }) => ({ kind, found: found.slice(0, most) }))

interface Props {
  /** The list's id, from which those of its options are made. */
  readonly id: string
  readonly groups: readonly FoundGroup[]
  /** Results of a group that are shown. */
  readonly most: number
  /** The chosen result, counted over all that are shown. */
  readonly active: number
  readonly onHover: (at: number) => void
  readonly onGo: () => void
  /** What stands below a group of which more was found. */
  readonly more: (group: FoundGroup) => ReactNode
}

/** Results by kind, as the list of the box above it. */
export function SearchResults({ id, groups, most, active, onHover, onGo, more }: Props) {
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
      lang="en"
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

/** A text with what was found in it marked. */
const Marked = ({ text, found }: { readonly text: string; readonly found: Found }) =>
  markedPieces(text, found).map((piece, i) => (piece.marked ? <mark key={i}>{piece.text}</mark> : piece.text))
