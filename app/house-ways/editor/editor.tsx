'use client'

import Link from 'next/link'
import { useReducer, useState } from 'react'
import { useLiveSolver } from '@/app/_components/use-live-solver'
import { houseWays } from '@/app/_languages/english/house-ways'
import { clauseAt, type Edit, editWay, type HouseWay, problemOf } from '@/lib/engines/pai-gow/index'
import type { Problem } from '@/lib/result'
import { Checks } from './checks'
import { ClauseList, type Removed } from './clause-list'
import { INPUT } from './controls'
import { Keep } from './keep'

/** How long the hand must rest before every hand is checked again, in milliseconds. */
const PAUSE = 200

interface Written {
  readonly way: HouseWay
  /** The clause that the last edit removed; null after every other edit. */
  readonly removed: Removed | null
}

const written = ({ way }: Written, edit: Edit): Written => ({
  way: editWay(way, edit),
  removed: edit.kind === 'remove' ? { at: edit.at, before: way } : null,
})

/** A house way being written: its clauses, and beside them what they come to over every hand. */
export function Editor({ opened }: { readonly opened: HouseWay }) {
  const [{ way, removed }, edit] = useReducer(written, { way: opened, removed: null })
  const [openClause, setOpenClause] = useState<number | null>(null)
  const problem = problemOf(way)
  const live = useLiveSolver('way', problem ? null : { way }, { channel: 'house-ways', pause: PAUSE })
  const check = live.shown?.value ?? null
  const isCurrent = live.status === 'solved'
  return (
    <div className="mx-auto grid max-w-table grid-cols-1 gap-x-8 gap-y-8 px-4 py-8 md:px-8 4xl:grid-cols-[minmax(0,1fr)_380px]">
      <Head way={way} problem={problem} onEdit={edit} />
      <div className="grid content-start gap-5 4xl:sticky 4xl:top-19 4xl:col-start-2 4xl:row-span-2 4xl:row-start-1 4xl:self-start">
        <Checks way={way} problem={problem} live={live} />
        <Keep way={way} check={isCurrent ? check : null} hasProblem={problem !== undefined} onEdit={edit} />
      </div>
      <ClauseList
        way={way}
        removed={removed}
        check={check}
        isCurrent={isCurrent}
        badClause={clauseAt(problem)}
        problem={problem}
        open={openClause}
        onOpen={setOpenClause}
        onEdit={edit}
      />
    </div>
  )
}

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
function Head({ way, problem, onEdit }: Props) {
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
