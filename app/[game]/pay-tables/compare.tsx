'use client'

import { Input, Select } from '@/app/_ui/field'
import { IconButton, SmallButton } from '@/app/_ui/button'
import { X } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useId, useMemo, useState } from 'react'
import { chartOrWords } from '@/app/_charts/chart-or-words'
import { inWords, money, percent } from '@/app/_languages/format'
import { hourlyCost, hourOf } from '@/app/_settings/pace'
import { TitledPanel } from '@/app/_ui/panel'
import { PillRow } from '@/app/_ui/pill-row'
import { type Preferences, usePreferences } from '@/app/_settings/preferences'
import { tableWords } from '@/app/_settings/rules-in-words'
import { tableCurves } from '@/app/_languages/words'
import { TableHead, Table } from '@/app/_ui/table'
import { type Dragged, draggedIn } from '@/lib/game/drag'
import type { AnyGame, Rules } from '@/lib/game/game'
import { knownTables, makeMainRules } from '@/lib/game/precomputed/known-tables'
import { makeRules, shortName, valueAt } from '@/lib/game/rules'
import {
  type Compared,
  comparedTables,
  type Keeping,
  keptName,
  knownWorths,
  LONGEST_NAME,
  mainOf,
  MOST_KEPT,
  tableName,
  useKept,
} from './compare-tables'
import { axisTitle, rowsOf, tipTitle, valueName, WholesState } from './curve'
import {
  pointsOf,
  type SolvedTable,
  type Speed,
  speedOf,
  useWholes,
  valueText,
  withSolved,
  withValue,
  type Worth,
} from './curve-wholes'

const EdgeLines = dynamic(() => chartOrWords(import('./charts').then((module) => module.EdgeLines)), {
  ssr: false,
})

interface CompareOverProps {
  readonly game: AnyGame
  readonly tables: readonly Compared[]
  readonly speed: Speed
  readonly atHand: ReadonlyMap<string, Worth>
}

/** The edges of several tables by one pay, which the reader chooses. */
function CompareOver({ game, tables, speed, atHand }: CompareOverProps) {
  const id = useId()
  const [chosen, setChosen] = useState('')
  const all = draggedIn(game)
  const field = all.find(({ path }) => shortName(path) === chosen)
  if (all.length === 0) return null
  return (
    <div className="grid gap-3 border-t pt-4">
      <div className="grid gap-1">
        <label htmlFor={id} className="text-caption text-muted">
          {tableCurves.overOne}
        </label>
        <Select
          id={id}
          value={chosen}
          options={all.map((value) => ({ value: shortName(value.path), name: valueName(game, value) }))}
          none={tableCurves.chooseValue}
          onChoose={setChosen}
          className="max-w-85"
        />
      </div>
      {field && <Lines game={game} tables={tables} field={field} speed={speed} atHand={atHand} />}
    </div>
  )
}

function Lines({ game, tables, field, speed, atHand }: CompareOverProps & { readonly field: Dragged }) {
  const usual = valueAt(game.variants[0].rules as Rules, field.path) as number
  const points = useMemo(() => pointsOf(field, usual, usual), [field, usual])
  const wanted = useMemo(
    () => points.flatMap((x) => tables.map(({ rules }) => withValue(rules, field.path, x))),
    [points, tables, field.path],
  )
  const wholes = useWholes(game, wanted, { speed, atHand })
  const lines = tables.map(({ name, rules }) => ({
    name,
    points: rowsOf(game, rules, field.path, points, wholes),
    marks: [],
  }))
  const title = axisTitle(game, field)
  return (
    <>
      <div className="h-80">
        <EdgeLines
          title={title}
          tip={tipTitle(game, field)}
          lines={lines}
          range={field.drag}
          spoken={tableCurves.overSpoken(title, inWords(tables.length))}
        />
      </div>
      <WholesState wholes={wholes} working={tableCurves.workingOutLines} ask={tableCurves.workOutLines} />
      <div role="region" aria-label={tableCurves.edgesOver(title)} tabIndex={0} className="overflow-x-auto">
        <Table caption={tableCurves.overCaption(title)}>
          <thead>
            <tr className="text-caption text-muted">
              <th scope="col" className="min-w-23 py-1.5 text-left align-bottom font-normal">
                {title}
              </th>
              {lines.map(({ name }, i) => (
                <th key={i} scope="col" className="min-w-23 py-1.5 pl-3 text-right align-bottom font-normal">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((x) => (
              <tr key={x} className="border-t">
                <th scope="row" className="py-1.5 text-left font-strong">
                  {valueText(x)}
                </th>
                {lines.map((line, i) => {
                  const point = line.points.find((one) => one.x === x)
                  return (
                    <td key={i} className="py-1.5 pl-3 text-right">
                      {point ? percent(point.edge, 3) : '…'}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </>
  )
}

interface KeepProps {
  readonly game: AnyGame
  readonly rules: Rules
  readonly keeping: Keeping
}

/** Sets the current table aside under a name, or a known table; and removes tables. */
function Keep({ game, rules, keeping }: KeepProps) {
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
              <span className="truncate">{keptName(game, table)}</span>
              <IconButton
                onClick={() => keeping.remove(table.rules)}
                aria-label={tableCurves.takeOut(keptName(game, table))}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function KeepThis({ game, rules, keeping, isFull }: KeepProps & { readonly isFull: boolean }) {
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
        <Input
          id={id}
          value={name}
          maxLength={LONGEST_NAME}
          onChange={(event) => setName(event.target.value)}
          className="flex-1"
        />
        <SmallButton type="submit" disabled={isIn} aria-describedby={isFull ? `${id}-full` : undefined}>
          {tableCurves.add}
        </SmallButton>
      </div>
    </form>
  )
}

function KeepKnown({ game, rules, keeping }: KeepProps & { readonly isFull: boolean }) {
  const id = useId()
  const here = [makeMainRules(game, rules), ...keeping.tables.map((one) => one.rules)]
  const known = knownTables(game).filter((table) => !here.includes(makeMainRules(game, table.rules)))
  if (known.length === 0) return null
  const add = (tableId: string): void => {
    const table = known.find((one) => one.id === tableId)
    if (table) keeping.add({ name: tableWords(game, table), known: table.id, rules: makeRules(game, table.rules) })
  }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-caption text-muted">
        {tableCurves.addKnown}
      </label>
      <Select
        id={id}
        value=""
        options={known.map((table) => ({ value: table.id, name: tableWords(game, table) }))}
        none={tableCurves.chooseOne}
        onChoose={add}
      />
    </div>
  )
}

const CompareBars = dynamic(() => chartOrWords(import('./charts').then((module) => module.CompareBars)), {
  ssr: false,
})

interface Props {
  readonly game: AnyGame
  /** The current table, or the last valid one. */
  readonly rules: Rules
  /** The last table that the page solved itself. */
  readonly solved: SolvedTable | null
  /** Whether solving the game takes long, as far as the page knows. */
  readonly isLong: boolean
}

type Measure = 'edge' | 'risk' | 'hour'

const measures = (): readonly { readonly id: Measure; readonly name: string }[] => [
  { id: 'edge', name: tableCurves.houseEdge },
  { id: 'risk', name: tableCurves.elementOfRisk },
  { id: 'hour', name: tableCurves.costAnHour },
]

/** A figure of a table, and its text. A negative cost is a gain for the player. */
function measured(
  measure: Measure,
  { edge, bet }: Worth,
  { game, preferences }: { readonly game: AnyGame; readonly preferences: Preferences },
): { readonly value: number; readonly text: string } {
  switch (measure) {
    case 'edge':
      return { value: edge, text: percent(edge, 3) }
    case 'risk':
      return { value: edge / bet, text: percent(edge / bet, 3) }
    case 'hour': {
      const cost = hourlyCost(edge, hourOf(game, undefined, preferences))
      return { value: cost, text: money(cost, preferences.currency) }
    }
  }
}

const ROW = 44

/** Several tables of a game side by side: the current one and those set aside. */
export function Compare({ game, rules, solved, isLong }: Props) {
  const keeping = useKept(game)
  const tables = useMemo(() => comparedTables(game, rules, keeping.tables), [game, rules, keeping.tables])
  const atHand = useMemo(
    () => withSolved(game, solved && { ...solved, rules: mainOf(game, solved.rules) }, knownWorths(game)),
    [game, solved],
  )
  const speed = speedOf(game, rules, solved, isLong)
  const wanted = useMemo(() => tables.map((table) => table.rules), [tables])
  const wholes = useWholes(game, wanted, { speed, atHand })
  const rows = tables.map((table) => ({ table, worth: wholes.worths.get(makeRules(game, table.rules)) ?? null }))
  return (
    <TitledPanel
      id="compare"
      title={tableCurves.compare}
      lead={<p className="text-small text-muted">{tableCurves.compareHow}</p>}
    >
      <Keep game={game} rules={rules} keeping={keeping} />
      {tables.length > 1 && <Chart game={game} rows={rows} />}
      {tables.length > 1 && (
        <WholesState wholes={wholes} working={tableCurves.workingOutTables} ask={tableCurves.workOutTables} />
      )}
      {tables.length > 1 && <CompareOver game={game} tables={tables} speed={speed} atHand={atHand} />}
    </TitledPanel>
  )
}

interface Row {
  readonly table: Compared
  readonly worth: Worth | null
}

function Chart({ game, rows }: { readonly game: AnyGame; readonly rows: readonly Row[] }) {
  const [measure, setMeasure] = useState<Measure>('edge')
  const preferences = usePreferences()
  const bars = rows.map(({ table, worth }) => ({
    name: table.name,
    ...(worth ? measured(measure, worth, { game, preferences }) : { value: null, text: '…' }),
  }))
  const all = measures()
  const what = all.find(({ id }) => id === measure)!.name
  return (
    <div className="grid gap-3">
      <PillRow label={tableCurves.compared} pills={all} chosen={measure} onChoose={setMeasure} />
      <div style={{ height: rows.length * ROW + 16 }}>
        <CompareBars
          rows={bars}
          spoken={tableCurves.comparedSpoken(what, bars.map(({ name, text }) => `${name} ${text}`).join(', '))}
        />
      </div>
      <Table caption={tableCurves.comparedCaption}>
        <TableHead columns={[tableCurves.table, ...all.map(({ name }) => name)]} />
        <tbody>
          {rows.map(({ table, worth }) => (
            <tr key={table.text} className="border-t">
              <th scope="row" className="py-2 text-left font-strong">
                {table.name}
              </th>
              {all.map(({ id }) => (
                <td key={id} className="py-2 pl-3 text-right">
                  {worth ? measured(id, worth, { game, preferences }).text : '…'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
