'use client'

import dynamic from 'next/dynamic'
import { useMemo, useState } from 'react'
import { chartOrWords } from '@/app/_components/chart-or-words'
import { money, percent } from '@/app/_components/format'
import { hourlyCost, hourOf } from '@/app/_components/pace'
import { TitledPanel } from '@/app/_components/panel'
import { PillRow } from '@/app/_components/pill-row'
import { usePreferences, type Preferences } from '@/app/_components/preferences'
import { tableCurves } from '@/app/_languages/english/table-curves'
import { TableHead } from '@/app/_ui/table-head'
import type { AnyGame, Rules } from '@/lib/games/game'
import { makeRules } from '@/lib/games/rules'
import { Keep } from './compare-keep'
import { useKept } from './compare-kept'
import { CompareOver } from './compare-over'
import { comparedTables, knownWorths, mainOf, type Compared } from './compare-tables'
import { WholesState } from './curve-state'
import { speedOf, useWholes, withSolved, type SolvedTable, type Worth } from './curve-wholes'

const CompareBars = dynamic(() => chartOrWords(import('./compare-bars').then((module) => module.CompareBars)), {
  ssr: false,
})

interface Props {
  readonly game: AnyGame
  /** The table in force: the last that could be read. */
  readonly rules: Rules
  /** The last table that the page has solved itself. */
  readonly solved: SolvedTable | null
  /** Whether the page knows the game to take long. */
  readonly isLong: boolean
}

type Measure = 'edge' | 'risk' | 'hour'

const measures = (): readonly { readonly id: Measure; readonly name: string }[] => [
  { id: 'edge', name: tableCurves.houseEdge },
  { id: 'risk', name: tableCurves.elementOfRisk },
  { id: 'hour', name: tableCurves.costAnHour },
]

/** A figure of a table, and how it is written; a cost below nothing is what the player gains. */
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

/** Several tables of a game side by side: this one, those set aside, and known ones. */
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
      <table className="w-full border-collapse text-small tabular-nums">
        <caption className="sr-only">{tableCurves.comparedCaption}</caption>
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
      </table>
    </div>
  )
}
