'use client'

import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { called } from '@/app/_languages/area'
import { tableCurves } from '@/app/_languages/english/table-curves'
import type { AnyGame, Rules } from '@/lib/games/game'
import { knownTables, makeMainRules } from '@/lib/games/known-tables'
import { makeRules } from '@/lib/games/rules'
import { LONGEST_NAME, MOST_KEPT, type Keeping } from './compare-kept'
import { tableName } from './compare-tables'

const FIELD = 'h-11 min-w-0 rounded-option border border-line-strong bg-paper px-3 text-body'
const PLAIN =
  'min-h-11 shrink-0 rounded-button border border-line-strong px-4 text-small font-semibold hover:bg-ink/5 disabled:opacity-45'

interface Props {
  readonly game: AnyGame
  readonly rules: Rules
  readonly keeping: Keeping
}

/** Sets the table in force aside under a name, or a known one; and takes tables out again. */
export function Keep({ game, rules, keeping }: Props) {
  const isFull = keeping.tables.length >= MOST_KEPT
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-x-6 gap-y-3 *:min-w-[min(250px,100%)] *:flex-1">
        <KeepThis key={makeMainRules(game, rules)} game={game} rules={rules} keeping={keeping} isFull={isFull} />
        <KeepKnown game={game} rules={rules} keeping={keeping} isFull={isFull} />
      </div>
      {isFull && <p className="text-caption text-muted">{tableCurves.full}</p>}
      {keeping.tables.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={tableCurves.kept}>
          {keeping.tables.map((table) => (
            <li key={table.rules} className="flex max-w-full items-center rounded-full border pl-3.5 text-small">
              <span className="truncate">{called(table.name)}</span>
              <button
                type="button"
                onClick={() => keeping.remove(table.rules)}
                aria-label={tableCurves.takeOut(called(table.name))}
                className="grid h-11 w-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
              >
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function KeepThis({ game, rules, keeping, isFull }: Props & { readonly isFull: boolean }) {
  const id = useId()
  const proposed = tableName(game, rules).slice(0, LONGEST_NAME)
  const [name, setName] = useState(proposed)
  const text = makeRules(game, rules)
  const isIn = keeping.tables.some((one) => one.rules === text && one.name === name)
  return (
    <form
      className="grid grid-cols-1 gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        keeping.add({ name: name.trim() || proposed, rules: text })
      }}
    >
      <label htmlFor={id} className="text-caption text-muted">
        {tableCurves.keepAs}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          className={`${FIELD} flex-1`}
        />
        <button type="submit" disabled={isIn} aria-describedby={isFull ? `${id}-full` : undefined} className={PLAIN}>
          {tableCurves.add}
        </button>
      </div>
    </form>
  )
}

function KeepKnown({ game, rules, keeping }: Props & { readonly isFull: boolean }) {
  const id = useId()
  const here = [makeMainRules(game, rules), ...keeping.tables.map((one) => one.rules)]
  const known = knownTables(game).filter((table) => !here.includes(makeMainRules(game, table.rules)))
  if (known.length === 0) return null
  const add = (tableId: string): void => {
    const table = known.find((one) => one.id === tableId)
    if (table) keeping.add({ name: table.name, rules: makeRules(game, table.rules) })
  }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-caption text-muted">
        {tableCurves.addKnown}
      </label>
      <select id={id} value="" onChange={(event) => add(event.target.value)} className={FIELD}>
        <option value="">{tableCurves.chooseOne}</option>
        {known.map((table) => (
          <option key={table.id} value={table.id}>
            {called(table.name)}
          </option>
        ))}
      </select>
    </div>
  )
}
