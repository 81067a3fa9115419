'use client'

import dynamic from 'next/dynamic'
import { useId, useMemo, useState } from 'react'
import { chartOrWords } from '@/app/_components/chart-or-words'
import { inWords, percent } from '@/app/_components/format'
import { tableCurves } from '@/app/_languages/english/table-curves'
import { draggedIn, type Dragged } from '@/lib/games/drag'
import type { AnyGame, Rules } from '@/lib/games/game'
import { shortName, valueAt } from '@/lib/games/rules'
import type { Compared } from './compare-tables'
import { axisTitle, rowsOf, tipTitle, valueName } from './curve'
import { pointsOf, valueText, withValue } from './curve-points'
import { WholesState } from './curve-state'
import { useWholes, type Speed, type Worth } from './curve-wholes'

const EdgeLines = dynamic(() => chartOrWords(import('./curve-chart').then((module) => module.EdgeLines)), {
  ssr: false,
})

interface Props {
  readonly game: AnyGame
  readonly tables: readonly Compared[]
  readonly speed: Speed
  readonly atHand: ReadonlyMap<string, Worth>
}

/** The edge of several tables over one pay, chosen by the reader. */
export function CompareOver({ game, tables, speed, atHand }: Props) {
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
        <select
          id={id}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          className="h-11 max-w-85 min-w-0 rounded-option border border-line-strong bg-paper px-3 text-body"
        >
          <option value="">{tableCurves.chooseValue}</option>
          {all.map((value) => (
            <option key={shortName(value.path)} value={shortName(value.path)}>
              {valueName(game, value)}
            </option>
          ))}
        </select>
      </div>
      {field && <Lines game={game} tables={tables} field={field} speed={speed} atHand={atHand} />}
    </div>
  )
}

function Lines({ game, tables, field, speed, atHand }: Props & { readonly field: Dragged }) {
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
        <table className="w-full border-collapse text-small tabular-nums">
          <caption className="sr-only">{tableCurves.overCaption(title)}</caption>
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
        </table>
      </div>
    </>
  )
}
