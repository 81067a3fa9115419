'use client'

import dynamic from 'next/dynamic'
import { useMemo } from 'react'
import { chartOrWords } from '@/app/_components/chart-or-words'
import { money, percent } from '@/app/_components/format'
import { Panel } from '@/app/_components/panel'
import { usePreferences } from '@/app/_components/preferences'
import type { Dragged } from '@/lib/games/drag'
import type { AnyGame, Rules } from '@/lib/games/game'
import { makeRules, valueAt } from '@/lib/games/rules'
import { knownWorths } from './compare-tables'
import { nearestFirst, pointsOf, valueText, withValue } from './curve-points'
import { WholesState } from './curve-state'
import { speedOf, useWholes, withSolved, type SolvedTable, type Wholes, type Worth } from './curve-wholes'

const EdgeLines = dynamic(() => chartOrWords(import('./curve-chart').then((module) => module.EdgeLines)), { ssr: false })

interface Props {
  readonly game: AnyGame
  /** The table in force: the last that could be read. */
  readonly rules: Rules
  /** The value that was touched last. */
  readonly field: Dragged
  /** The last table that the page has solved itself. */
  readonly solved: SolvedTable | null
  /** Whether the page knows the game to take long. */
  readonly isLong: boolean
}

/** “Flush”; “Pays at ×5: Flush” where the game has several pay tables. */
export function valueName(game: AnyGame, { field, name }: Dragged): string {
  const tables = game.ruleFields.filter(({ kind, bet }) => kind === 'pays' && bet === undefined)
  return field.kind === 'pays' && tables.length > 1 ? `${field.name}: ${name}` : name
}

/** “Flush pays, to one” of a pay, the rule's own name of another number. */
export const axisTitle = (game: AnyGame, value: Dragged): string => (value.field.kind === 'pays' ? `${valueName(game, value)} pays, to one` : value.name)

interface Row extends Worth {
  readonly x: number
}

/** The points that are known, ascending. */
export function rowsOf(game: AnyGame, rules: Rules, path: readonly string[], points: readonly number[], { worths }: Wholes): readonly Row[] {
  return points.flatMap((x) => {
    const worth = worths.get(makeRules(game, withValue(rules, path, x)))
    return worth ? [{ x, ...worth }] : []
  })
}

/** The edge as a function of one value of the table: this one and the usual one marked, each point the whole game solved. */
export function Curve({ game, rules, field, solved, isLong }: Props) {
  const now = valueAt(rules, field.path) as number
  const usual = valueAt(game.variants[0].rules as Rules, field.path) as number
  const points = useMemo(() => pointsOf(field, usual, now), [field, usual, now])
  const wanted = useMemo(() => nearestFirst(points, now).map((x) => withValue(rules, field.path, x)), [points, now, rules, field.path])
  const atHand = useMemo(() => withSolved(game, solved, knownWorths(game)), [game, solved])
  const wholes = useWholes(game, wanted, { speed: speedOf(game, rules, solved, isLong), atHand })
  const rows = rowsOf(game, rules, field.path, points, wholes)
  const title = axisTitle(game, field)
  const marks = [{ x: now, name: 'This table' }, ...(usual === now ? [] : [{ x: usual, name: `The usual ${valueText(usual)}` }])]
  const range = { least: Math.min(field.drag.least, now), most: Math.max(field.drag.most, now) }
  return (
    <section aria-labelledby="curve">
      <Panel>
        <div className="grid gap-1">
          <h2 id="curve" className="text-verdict font-semibold tracking-[-0.01em]">
            The edge over “{valueName(game, field)}”
          </h2>
          <p className="text-small text-muted">Each point is the whole game solved again.</p>
        </div>
        <div className="h-[300px]">
          {rows.length > 0 && <EdgeLines title={title} range={range} lines={[{ name: 'House edge', points: rows, marks }]} spoken={spokenOf(title, rows)} />}
        </div>
        <WholesState wholes={wholes} what="the curve" />
        {field.field.kind === 'pays' && <p className="max-w-[52em] text-caption text-muted">{BETWEEN}</p>}
        <Table title={title} points={points} rows={rows} now={now} usual={usual} />
      </Panel>
    </section>
  )
}

/** What is known between two points, for a pay: the EV is the largest of many straight lines, so it is convex, and the edge is its negative. */
const BETWEEN =
  'Between the points: each way to play earns along a straight line as the pay grows, and the best play is the highest of them. So your EV runs in straight pieces, bends only where a decision flips, and only upwards: it is convex, and the edge never lies below the line drawn.'

function spokenOf(title: string, rows: readonly Row[]): string {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return title
  return `House edge over “${title}”: ${percent(first.edge)} at ${valueText(first.x)}, ${percent(last.edge)} at ${valueText(last.x)}. The table below has each point.`
}

const HEAD = 'py-1.5 pl-3 text-right align-bottom font-normal'
const CELL = 'py-1.5 pl-3 text-right whitespace-nowrap'

interface TableProps {
  readonly title: string
  readonly points: readonly number[]
  readonly rows: readonly Row[]
  readonly now: number
  readonly usual: number
}

function Table({ title, points, rows, now, usual }: TableProps) {
  const { stake, currency, pace } = usePreferences()
  const hour = (edge: number): string => money(edge * stake * pace, currency)
  return (
    <table className="w-full border-collapse text-small tabular-nums">
      <caption className="sr-only">House edge over “{title}”</caption>
      <thead>
        <tr className="text-caption text-muted">
          <th scope="col" className="py-1.5 text-left align-bottom font-normal">
            {title}
          </th>
          <th scope="col" className={HEAD}>
            House edge
          </th>
          <th scope="col" className={`${HEAD} max-[479px]:hidden`}>
            Element of risk
          </th>
          <th scope="col" className={HEAD}>
            Cost an hour
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map((x) => {
          const row = rows.find((one) => one.x === x)
          return (
            <tr key={x} className={x === now ? 'border-t bg-best/7 font-semibold' : 'border-t'}>
              <th scope="row" className="py-1.5 text-left font-[550]">
                {valueText(x)}{' '}
                {(x === now || x === usual) && <span className="ml-2 text-caption font-normal text-muted">{x === now ? (x === usual ? 'this one, the usual' : 'this one') : 'the usual'}</span>}
              </th>
              <td className={CELL}>{row ? percent(row.edge, 3) : '…'}</td>
              <td className={`${CELL} max-[479px]:hidden`}>{row ? percent(row.edge / row.bet, 3) : '…'}</td>
              <td className={CELL}>{row ? hour(row.edge) : '…'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
