'use client'

import dynamic from 'next/dynamic'
import { Table } from '@/app/_ui/table'
import { useMemo } from 'react'
import { draggedWords, fieldWords } from '@/app/_settings/rules-in-words'
import { chartOrWords } from '@/app/_charts/chart-or-words'
import { money, percent } from '@/app/_languages/format'
import { TitledPanel } from '@/app/_ui/panel'
import { hourlyCost, hourOf } from '@/app/_settings/pace'
import { usePreferences } from '@/app/_settings/preferences'
import { tableCurves } from '@/app/_languages/words'
import type { Dragged } from '@/lib/game/drag'
import type { AnyGame, Rules } from '@/lib/game/game'
import { makeRules, valueAt } from '@/lib/game/rules'
import { SmallButton, TextButton } from '@/app/_ui/button'
import { ProgressLine } from '@/app/_ui/progress-line'
import { problemInWords } from '@/app/_ui/problem-words'
import { knownWorths } from './compare-tables'
import {
  nearestFirst,
  pointsOf,
  type SolvedTable,
  speedOf,
  useWholes,
  valueText,
  type Wholes,
  withSolved,
  withValue,
  type Worth,
} from './curve-wholes'

const EdgeLines = dynamic(() => chartOrWords(import('./charts').then((module) => module.EdgeLines)), {
  ssr: false,
})

interface Props {
  readonly game: AnyGame
  /** The current table, or the last valid one. */
  readonly rules: Rules
  /** The value that the reader changed last. */
  readonly field: Dragged
  /** The last table that the page solved itself. */
  readonly solved: SolvedTable | null
  /** Whether solving the game takes long, as far as the page knows. */
  readonly isLong: boolean
}

/** “Flush”, or “Pays at ×5: Flush” in a game with several pay tables. */
export function valueName(game: AnyGame, value: Dragged): string {
  const tables = game.ruleFields.filter(({ kind, bet }) => kind === 'pays' && bet === undefined)
  const name = draggedWords(game, value)
  return value.field.kind === 'pays' && tables.length > 1 ? `${fieldWords(game, value.field).name}: ${name}` : name
}

/** “Flush pays, to one” for a pay; the rule's name for another number. */
export const axisTitle = (game: AnyGame, value: Dragged): string =>
  value.field.kind === 'pays' ? tableCurves.pays(valueName(game, value)) : draggedWords(game, value)

/** The same in front of a value. */
export const tipTitle = (game: AnyGame, value: Dragged): string =>
  value.field.kind === 'pays' ? tableCurves.paysShort(valueName(game, value)) : draggedWords(game, value)

interface Row extends Worth {
  readonly x: number
}

/** The points that are solved, ascending. */
export function rowsOf(
  game: AnyGame,
  rules: Rules,
  path: readonly string[],
  points: readonly number[],
  { worths }: Wholes,
): readonly Row[] {
  return points.flatMap((x) => {
    const worth = worths.get(makeRules(game, withValue(rules, path, x)))
    return worth ? [{ x, ...worth }] : []
  })
}

/**
 * The edge as a function of one value of the table. The current and the usual value are marked, and the whole game is
 * solved at each point.
 */
export function Curve({ game, rules, field, solved, isLong }: Props) {
  const now = valueAt(rules, field.path) as number
  const usual = valueAt(game.variants[0].rules as Rules, field.path) as number
  const points = useMemo(() => pointsOf(field, usual, now), [field, usual, now])
  const wanted = useMemo(
    () => nearestFirst(points, now).map((x) => withValue(rules, field.path, x)),
    [points, now, rules, field.path],
  )
  const atHand = useMemo(() => withSolved(game, solved, knownWorths(game)), [game, solved])
  const wholes = useWholes(game, wanted, { speed: speedOf(game, rules, solved, isLong), atHand })
  const rows = rowsOf(game, rules, field.path, points, wholes)
  const title = axisTitle(game, field)
  const marks = [
    { x: now, name: tableCurves.thisTable },
    ...(usual === now ? [] : [{ x: usual, name: tableCurves.theUsual(valueText(usual)) }]),
  ]
  const range = { least: Math.min(field.drag.least, now), most: Math.max(field.drag.most, now) }
  return (
    <TitledPanel
      id="curve"
      title={tableCurves.edgeOver(valueName(game, field))}
      lead={<p className="text-small text-muted">{tableCurves.eachPoint}</p>}
    >
      <div className="h-75">
        {rows.length > 0 && (
          <EdgeLines
            title={title}
            tip={tipTitle(game, field)}
            range={range}
            lines={[{ name: tableCurves.houseEdge, points: rows, marks }]}
            spoken={spokenOf(title, rows)}
          />
        )}
      </div>
      <WholesState wholes={wholes} working={tableCurves.workingOutCurve} ask={tableCurves.workOutCurve} />
      {field.field.kind === 'pays' && <p className="max-w-[52em] text-caption text-muted">{tableCurves.between}</p>}
      <CurveTable game={game} title={title} points={points} rows={rows} now={now} usual={usual} />
    </TitledPanel>
  )
}

function spokenOf(title: string, rows: readonly Row[]): string {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return title
  return tableCurves.spoken(title, [percent(first.edge), percent(last.edge)], [valueText(first.x), valueText(last.x)])
}

const HEAD = 'py-1.5 pl-3 text-right align-bottom font-normal'
const CELL = 'py-1.5 pl-3 text-right whitespace-nowrap'

interface TableProps {
  readonly game: AnyGame
  readonly title: string
  readonly points: readonly number[]
  readonly rows: readonly Row[]
  readonly now: number
  readonly usual: number
}

function CurveTable({ game, title, points, rows, now, usual }: TableProps) {
  const preferences = usePreferences()
  const hour = (edge: number): string =>
    money(hourlyCost(edge, hourOf(game, undefined, preferences)), preferences.currency)
  return (
    <Table caption={tableCurves.caption(title)}>
      <thead>
        <tr className="text-caption text-muted">
          <th scope="col" className="py-1.5 text-left align-bottom font-normal">
            {title}
          </th>
          <th scope="col" className={HEAD}>
            {tableCurves.houseEdge}
          </th>
          <th scope="col" className={`${HEAD} max-xs:hidden`}>
            {tableCurves.elementOfRisk}
          </th>
          <th scope="col" className={HEAD}>
            {tableCurves.costAnHour}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map((x) => {
          const row = rows.find((one) => one.x === x)
          return (
            <tr key={x} className={x === now ? 'border-t bg-best/7 font-semibold' : 'border-t'}>
              <th scope="row" className="py-1.5 text-left font-strong">
                {valueText(x)}{' '}
                {(x === now || x === usual) && (
                  <span className="ml-2 text-caption font-normal text-muted">
                    {x === now ? (x === usual ? tableCurves.thisOneUsual : tableCurves.thisOne) : tableCurves.usual}
                  </span>
                )}
              </th>
              <td className={CELL}>{row ? percent(row.edge, 3) : '…'}</td>
              <td className={`${CELL} max-xs:hidden`}>{row ? percent(row.edge / row.bet, 3) : '…'}</td>
              <td className={CELL}>{row ? hour(row.edge) : '…'}</td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

interface WholesStateProps {
  readonly wholes: Wholes
  /** The text while it is solved: “Working out the curve”. */
  readonly working: string
  /** The text of the button: “Work out the curve”. */
  readonly ask: string
}

/**
 * The state of a curve or comparison: a progress line, a button if it starts on request, or what went wrong. Its height
 * is constant.
 */
export function WholesState({ wholes, working, ask }: WholesStateProps) {
  const { status, problem, progress, start, cancel } = wholes
  if (status === 'done') return null
  if (status === 'working') {
    return (
      <div className="flex min-h-11 items-center gap-4">
        <div className="flex-1">
          <ProgressLine done={progress} label={working} />
        </div>
        <TextButton onClick={cancel} className="text-small">
          {tableCurves.cancel}
        </TextButton>
      </div>
    )
  }
  return (
    <div
      className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2"
      role={status === 'failed' ? 'alert' : undefined}
    >
      <p className="min-w-0 flex-[1_1_260px] text-small text-muted">
        {problem ? problemInWords(problem) : tableCurves.takesLong}
      </p>
      <SmallButton onClick={start}>{status === 'failed' ? tableCurves.tryAgain : ask}</SmallButton>
    </div>
  )
}
