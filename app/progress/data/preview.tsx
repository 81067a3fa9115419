'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/app/_components/button'
import { whole } from '@/app/_components/format'
import { progress } from '@/app/_languages/english/progress'
import type { SavedMerge } from '@/app/house-ways/editor/saved'
import type { Archive } from '@/lib/storage/archive'
import type { Merge } from '@/lib/storage/merge'
import type { Kept } from '@/lib/teaching/quiz/record'
import { fullDay } from '../dates'
import { addedInWords, keptInWords, spanOf, stampOf } from './words'

/** A file that was read, and what merging it would do. */
export interface Opened {
  readonly name: string
  readonly archive: Archive
  readonly merge: Merge
  readonly ways: SavedMerge
}

interface Props {
  readonly opened: Opened
  readonly isMerging: boolean
  readonly onMerge: (withSettings: boolean) => void
  readonly onCancel: () => void
}

/** What a file holds and what merging it would do, before anything is done. */
export function Preview({ opened, isMerging, onMerge, onCancel }: Props) {
  const { name, archive, merge, ways } = opened
  const [withSettings, setWithSettings] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => heading.current?.focus(), [])
  const newWays = ways.ways.length + ways.unread.length
  const hasNew = merge.fresh.length + newWays > 0
  const hasWork = hasNew || withSettings
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-option border bg-paper p-4">
      <h3 id={id} ref={heading} tabIndex={-1} className="font-semibold wrap-anywhere">
        {name}
        {archive.at !== null && (
          <span className="font-normal text-muted">{progress.exportedOn(fullDay(archive.at))}</span>
        )}
      </h3>
      <dl className="grid text-small">
        <Row name={progress.fresh} count={merge.fresh.length}>
          {merge.fresh.length > 0 && `${keptInWords(merge.fresh)}, ${spanOf(merge.fresh)}`}
        </Row>
        <Row name={progress.alreadyHere} count={merge.same} />
        <Row name={progress.differing} count={merge.differing.length}>
          {merge.differing.length > 0 && progress.differingStay}
        </Row>
        <Row name={progress.unreadable} count={archive.unreadable.count}>
          {archive.unreadable.count > 0 && progress.leftOut}
        </Row>
        {archive.houseWays !== null && (
          <Row name={progress.ownWaysHead} count={newWays}>
            {ways.ways.length > 0 && <p lang="en">{ways.ways.map((way) => way.name).join(', ')}</p>}
            {ways.unread.length > 0 && <p>{progress.waysUnread(whole(ways.unread.length))}</p>}
            {ways.differing.length > 0 && <p>{progress.waysStay(ways.differing.map((way) => way.name).join(', '))}</p>}
          </Row>
        )}
      </dl>
      <Differing differing={merge.differing} />
      <Unreadable {...archive.unreadable} />
      {archive.preferences !== null && (
        <label className="flex min-h-11 items-center gap-3 text-small">
          <input
            type="checkbox"
            checked={withSettings}
            onChange={({ target }) => setWithSettings(target.checked)}
            className="h-5 w-5 accent-(--best)"
          />
          {progress.takeSettingsToo}
        </label>
      )}
      {!hasNew && <p className="text-small text-muted">{progress.nothingNew}</p>}
      <div className="flex flex-wrap gap-2">
        {hasWork && (
          <Button
            aria-disabled={isMerging}
            onClick={() => !isMerging && onMerge(withSettings)}
            className="aria-disabled:opacity-45"
          >
            {isMerging
              ? progress.adding
              : hasNew
                ? progress.add(addedInWords(merge.fresh.length, newWays))
                : progress.takeSettings}
          </Button>
        )}
        <Button
          look="quiet"
          aria-disabled={isMerging}
          onClick={() => !isMerging && onCancel()}
          className="aria-disabled:opacity-45"
        >
          {hasWork ? progress.doNothing : progress.close}
        </Button>
      </div>
    </section>
  )
}

function Row({
  name,
  count,
  children,
}: {
  readonly name: string
  readonly count: number
  readonly children?: ReactNode
}) {
  return (
    <div className="grid grid-cols-rest-auto gap-x-4 border-t py-2 first:border-t-0">
      <dt>{name}</dt>
      <dd className="font-semibold tabular-nums">{whole(count)}</dd>
      {children && <dd className="col-span-2 text-muted">{children}</dd>}
    </div>
  )
}

/** Of long lists, so many are shown. */
const SHOWN = 20

const differingFields = (theirs: Kept, kept: Kept): string => {
  const [a, b] = [theirs, kept] as unknown as readonly Readonly<Record<string, unknown>>[]
  return [...new Set([...Object.keys(a!), ...Object.keys(b!)])]
    .filter((field) => JSON.stringify(a![field]) !== JSON.stringify(b![field]))
    .join(', ')
}

function Differing({ differing }: Pick<Opened['merge'], 'differing'>) {
  if (differing.length === 0) return null
  return (
    <Folded title={progress.whatDiffers} rest={differing.length - SHOWN}>
      {differing.slice(0, SHOWN).map(({ theirs, kept }) => (
        <li key={theirs.id} className="wrap-anywhere">
          {stampOf(kept.at)}, {kept.game}: {differingFields(theirs, kept)}
        </li>
      ))}
    </Folded>
  )
}

function Unreadable({ count, first }: Opened['archive']['unreadable']) {
  if (count === 0) return null
  return (
    <Folded title={progress.whatUnreadable} rest={count - first.length}>
      {first.map((problem) => (
        <li key={problem.at} lang="en" className="wrap-anywhere">
          {problem.message}
        </li>
      ))}
    </Folded>
  )
}

function Folded({
  title,
  rest,
  children,
}: {
  readonly title: string
  readonly rest: number
  readonly children: ReactNode
}) {
  return (
    <details className="text-small">
      <summary className="min-h-11 content-center">{title}</summary>
      <ul className="grid gap-1 pb-2 text-muted">
        {children}
        {rest > 0 && <li>{progress.andMore(whole(rest))}</li>}
      </ul>
    </details>
  )
}
