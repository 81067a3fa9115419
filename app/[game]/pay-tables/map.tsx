'use client'

import { type KeyboardEvent, memo, useMemo, useRef, useState } from 'react'
import { actionName, mapWords, rowName } from '@/app/_felt/names'
import { classes } from '@/app/_ui/classes'
import { DecisionLegend } from '@/app/_charts/decision-legend'
import {
  bestOption,
  type FlatLook,
  flatLook,
  inWordsOf,
  type Kinds,
  kindsOf,
  lookOf,
  sharesIn,
  toneClass,
  handName,
} from '@/app/_charts/decisions'
import { signedEv } from '@/app/_solver/ev-format'
import { percent } from '@/app/_languages/format'
import { payTables } from '@/app/_languages/words'
import type { DecisionMap, StartingClass } from '@/lib/game/figures'
import type { AnyGame, Rules } from '@/lib/game/game'
import type { Ev } from '@/lib/game/solution'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import type { Solved } from './use-table'
import type { TableFigures } from './words'

interface CellDetailsProps {
  readonly game: AnyGame
  readonly rules: Rules
  /** The chosen cell under the current table and under the usual one. */
  readonly one: StartingClass | undefined
  readonly before: StartingClass | undefined
  readonly kinds: Kinds
}

const evOf = (one: StartingClass | undefined, action: string): Ev | undefined =>
  one?.options.find((option) => option.action === action)?.ev

const written = (ev: Ev | undefined): string => (ev ? signedEv(ev, 4) : '—')

/** Details of the chosen cell: each option's EV under this table and under the usual one. */
function CellDetails({ game, one, before, kinds }: CellDetailsProps) {
  if (!one) return <p className="min-h-[5.5rem] px-1 text-small text-muted">{payTables.noSuchHand}</p>
  const best = bestOption(one)?.action
  const isMixed = sharesIn(one).length > 1
  return (
    <div aria-live="polite" className="decision-details">
      <p className="min-w-0 text-small">
        <b className="text-intro font-semibold">{handName(kinds.game, one)}</b>
        <span className="block text-muted">{inWordsOf(one, kinds, 3)}</span>
        {before && isMixed && (
          <span className="block text-caption text-muted">
            {payTables.standardTableIs(inWordsOf(before, kinds, 3))}
          </span>
        )}
      </p>
      {one.options.length > 0 && (
        <table className="text-small tabular-nums">
          <caption className="sr-only">{payTables.optionsWorth}</caption>
          <thead>
            <tr className="text-caption text-muted">
              <td />
              <th scope="col" className="pl-4 text-right font-normal">
                {payTables.thisTable}
              </th>
              <th scope="col" className="pl-4 text-right font-normal">
                {payTables.standard}
              </th>
            </tr>
          </thead>
          <tbody>
            {one.options.map(({ action, ev }) => (
              <tr key={action} className={action === best && !isMixed ? 'font-semibold' : undefined}>
                <th scope="row" className={action === best && !isMixed ? 'text-left' : 'text-left font-normal'}>
                  {actionName(game, action)}
                </th>
                <td className="pl-4 text-right">{written(ev)}</td>
                <td className="pl-4 text-right font-normal text-muted">{written(evOf(before, action))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isMixed && one.ev && (
        <p className="text-caption text-muted">
          {payTables.handByHand(
            signedEv(one.ev, 4),
            sharesIn(one)
              .map(([action, share]) => `${kinds.nameOf(action)} ${percent(share)}`)
              .join(', '),
          )}
        </p>
      )}
    </div>
  )
}

interface Props {
  readonly game: AnyTaughtGame
  readonly solved: Solved
  /** The usual table, for comparison. */
  readonly standard: TableFigures | null
}

interface At {
  readonly row: number
  readonly column: number
}

const byId = (cells: readonly StartingClass[] | undefined): ReadonlyMap<string, StartingClass> =>
  new Map((cells ?? []).map((one) => [one.id, one]))

/** The game's map of starting decisions: the best play in each cell, and how clear it is. */
export const DecisionsMap = memo(function DecisionsMap({ game, solved, standard }: Props) {
  const { map } = game
  const { rules, figures } = solved
  const cells = useMemo(() => byId(figures.cells), [figures.cells])
  const kinds = useMemo(() => kindsOf(game, rules, figures.cells ?? []), [game, rules, figures.cells])
  const looks = useMemo(
    () => new Map((figures.cells ?? []).map((one) => [one.id, flatLook(lookOf(one, kinds))])),
    [figures.cells, kinds],
  )
  const before = useMemo(() => byId(standard?.cells), [standard])
  const [at, setAt] = useState<At>(() => firstOf(map))
  const table = useRef<HTMLTableElement>(null)
  if (cells.size === 0) return null
  const move = (event: KeyboardEvent): void => {
    const next = stepFrom(map, at, event.key)
    if (!next) return
    event.preventDefault()
    setAt(next)
    table.current?.querySelector<HTMLElement>(`[data-at="${next.row}.${next.column}"]`)?.focus()
  }
  const isWordy = map.rows.some(({ id }) => rowName(game, id).length > LONGEST_NAME)
  const { name, note, rowsName, columnsName } = mapWords(game)
  const chosen = map.rows[at.row]?.cells[at.column] ?? null
  return (
    <section aria-labelledby="decisions" className="decision-map">
      <h2 id="decisions" className="sr-only">
        {name}
      </h2>
      <DecisionLegend kinds={kinds} cells={figures.cells ?? []} note={note} />
      <div className="overflow-x-auto">
        <table
          ref={table}
          role="grid"
          aria-label={payTables.bestOfEach(name)}
          onKeyDown={move}
          className={classes('decision-map-table', isWordy && 'decision-map-wordy')}
        >
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{payTables.rowsByColumns(rowsName, columnsName)}</span>
              </th>
              {map.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {map.rows.map((row, r) => (
              <tr key={row.id}>
                <th scope="row">{rowName(game, row.id)}</th>
                {row.cells.map((id, c) => {
                  const [one, look] = id === null ? [] : [cells.get(id), looks.get(id)]
                  if (!one || !look) return <td key={c} className="decision-cell-none" />
                  return (
                    <Cell
                      key={c}
                      at={`${r}.${c}`}
                      text={textOf(one, look.letter)}
                      {...look}
                      isFlipped={isFlipped(one, before)}
                      isChosen={r === at.row && c === at.column}
                      onChoose={setAt}
                    />
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <CellDetails
        game={game}
        rules={rules}
        one={chosen === null ? undefined : cells.get(chosen)}
        before={chosen === null ? undefined : before.get(chosen)}
        kinds={kinds}
      />
    </section>
  )
})

// ——— Moving ——————————————————————————————————————————————————————————————————————————————————————————————

const MOVES: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

function firstOf({ rows }: DecisionMap): At {
  const row = rows.findIndex(({ cells }) => cells.some((id) => id !== null))
  return { row, column: rows[row]?.cells.findIndex((id) => id !== null) ?? 0 }
}

/**
 * The next cell in the direction of a key, skipping empty places; with Home and End, the first and last cell of the
 * row. Null at the edge of the map or for another key.
 */
function stepFrom(map: DecisionMap, from: At, key: string): At | null {
  if (key === 'Home' || key === 'End') {
    const cells = map.rows[from.row]?.cells ?? []
    const column = key === 'Home' ? cells.findIndex((id) => id !== null) : cells.findLastIndex((id) => id !== null)
    return { row: from.row, column }
  }
  const [rows, columns] = MOVES[key] ?? [0, 0]
  if (rows === 0 && columns === 0) return null
  for (let at = from; ;) {
    at = { row: at.row + rows, column: at.column + columns }
    const cell = map.rows[at.row]?.cells[at.column]
    if (cell === undefined) return null
    if (cell !== null) return at
  }
}

// ——— Cells ———————————————————————————————————————————————————————————————————————————————————————————————

/**
 * A cell shows its name if it is short. Otherwise rows and columns give the name, and the cell shows the letter of the
 * best action.
 */
const LONGEST_NAME = 3
const textOf = ({ id }: StartingClass, letter: string): string =>
  id.length <= LONGEST_NAME ? id : letter || (id.split('-')[0] ?? '')

/** Whether the best action differs from that under the usual table. */
function isFlipped(one: StartingClass, before: ReadonlyMap<string, StartingClass>): boolean {
  const old = before.get(one.id)
  return (
    old !== undefined &&
    sharesIn(one).length < 2 &&
    sharesIn(old).length < 2 &&
    bestOption(one)?.action !== bestOption(old)?.action
  )
}

interface CellProps extends FlatLook {
  /** The position in the map: `row.column`. */
  readonly at: string
  readonly text: string
  readonly isFlipped: boolean
  readonly isChosen: boolean
  readonly onChoose: (at: At) => void
}

const Cell = memo(function Cell({
  at,
  text,
  tone,
  depth,
  isClose,
  isByCards,
  isFlipped: flipped,
  isChosen,
  label,
  mix,
  onChoose,
}: CellProps) {
  const choose = (): void => {
    const [row, column] = at.split('.').map(Number) as [number, number]
    onChoose({ row, column })
  }
  return (
    <td
      role="gridcell"
      data-at={at}
      data-tone={tone}
      tabIndex={isChosen ? 0 : -1}
      aria-selected={isChosen}
      title={label}
      onClick={choose}
      onFocus={choose}
      className={classes(
        'decision-cell',
        toneClass({ tone, depth, mix }),
        isClose && 'decision-cell-close',
        isByCards && 'decision-cell-by-cards',
        flipped && 'decision-cell-flipped',
      )}
      style={mix === '' ? undefined : { backgroundImage: mix }}
    >
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{flipped ? payTables.otherPlay(label) : label}</span>
    </td>
  )
})
