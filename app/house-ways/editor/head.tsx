'use client'

import Link from 'next/link'
import { houseWays } from '@/app/_languages/english/house-ways'
import type { Edit, HouseWay } from '@/lib/engines/pai-gow/index'
import type { Problem } from '@/lib/result'
import { INPUT } from './controls'

interface Props {
  readonly way: HouseWay
  readonly problem: Problem | undefined
  readonly onEdit: (edit: Edit) => void
}

const FIELDS = [
  { field: 'name', hint: 'nameHint' },
  { field: 'id', hint: 'idHint' },
  { field: 'source', hint: 'sourceHint' },
] as const

/** What the way is called and where it comes from. */
export function Head({ way, problem, onEdit }: Props) {
  return (
    <div className="grid content-start gap-4">
      <p className="text-small">
        <Link href="/house-ways" className="link">
          {houseWays.toWays}
        </Link>
      </p>
      <h1 className="font-serif text-headline/headline font-semibold tracking-headline">{houseWays.title}</h1>
      <p className="max-w-lead text-muted">{houseWays.about}</p>
      <div className="grid gap-3 md:grid-cols-2">
        {FIELDS.map(({ field, hint }) => {
          const wrong = problem?.at === field ? problem.message : undefined
          return (
            <label key={field} className="grid content-start gap-1">
              <span className="text-small font-strong">{houseWays[field]}</span>
              <input
                value={way[field]}
                onChange={(event) => onEdit({ kind: 'text', field, text: event.target.value })}
                aria-invalid={wrong !== undefined}
                autoComplete="off"
                className={`${INPUT} ${wrong === undefined ? '' : 'border-2 border-blunder'}`}
              />
              <span
                lang={wrong && 'en'}
                className={wrong === undefined ? 'text-caption text-muted' : 'text-caption text-blunder-ink'}
              >
                {wrong ?? houseWays[hint]}
              </span>
            </label>
          )
        })}
        <label className="grid content-start gap-1 md:col-span-2">
          <span className="text-small font-strong">{houseWays.notes}</span>
          <textarea
            value={way.note}
            rows={2}
            onChange={(event) => onEdit({ kind: 'text', field: 'note', text: event.target.value })}
            className={`${INPUT} h-auto py-2`}
          />
          {problem?.at === 'note' && (
            <span lang="en" className="text-caption text-blunder-ink">
              {problem.message}
            </span>
          )}
        </label>
      </div>
    </div>
  )
}
