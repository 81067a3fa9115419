'use client'

import type { AnyTaughtGame } from '@/lib/games/teaching'
import { memo, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { classes } from '@/app/_components/classes'
import { DecisionLegend } from '@/app/_components/decision-legend'
import { bestOption, type FlatLook, flatLook, kindsOf, lookOf, sharesIn, toneClass } from '@/app/_components/decisions'
import { called } from '@/app/_languages/area'
import { payTables } from '@/app/_languages/english/pay-tables'
import type { DecisionMap, StartingClass } from '@/lib/games/figures'
import { CellDetails, nameLanguage } from './cell-details'
import type { Solved } from './use-table'
import type { TableFigures } from './words'

interface Props {
  readonly game: AnyTaughtGame
  readonly solved: Solved
  /** The usual table, to compare with. */
  readonly standard: TableFigures | null
}

interface At {
  readonly row: number
  readonly column: number
}

const byId = (cells: readonly StartingClass[] | undefined): ReadonlyMap<string, StartingClass> =>
  new Map((cells ?? []).map((one) => [one.id, one]))

/** The game's map of starting decisions: each cell by what is best with it and how clearly. */
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
  const isWordy = map.rows.some(({ name }) => name.length > LONGEST_NAME)
  const chosen = map.rows[at.row]?.cells[at.column] ?? null
  return (
    <section aria-labelledby="decisions" className="decision-map">
      <h2 id="decisions" className="sr-only">
        {called(map.name)}
      </h2>
      <DecisionLegend kinds={kinds} cells={figures.cells ?? []} note={map.note} />
      <div className="overflow-x-auto">
        <table
          ref={table}
          role="grid"
          aria-label={payTables.bestOfEach(called(map.name))}
          onKeyDown={move}
          className={classes('decision-map-table', isWordy && 'decision-map-wordy')}
        >
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">
                  {payTables.rowsByColumns(called(map.rowsName), called(map.columnsName))}
                </span>
              </th>
              {map.columns.map((name) => (
                <th key={name} scope="col">
                  {called(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {map.rows.map((row, r) => (
              <tr key={row.name}>
                <th scope="row">{called(row.name)}</th>
                {row.cells.map((id, c) => {
                  const [one, look] = id === null ? [] : [cells.get(id), looks.get(id)]
                  if (!one || !look) return <td key={c} className="decision-cell-none" />
                  return (
                    <Cell
                      key={c}
                      at={`${r}.${c}`}
                      text={textOf(one, look.letter)}
                      language={nameLanguage(one)}
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

/** The next cell in the direction of a key, over places that have none; null where the map ends or the key is another. */
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

/** Short names stand in their cells; where rows and columns say it, the letter of what is best does. */
const LONGEST_NAME = 3
const textOf = ({ id }: StartingClass, letter: string): string =>
  id.length <= LONGEST_NAME ? id : letter || (id.split('-')[0] ?? '')

/** Whether another action is best than under the usual table. */
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
  /** `row.column`. */
  readonly at: string
  readonly text: string
  readonly language: 'en' | undefined
  readonly isFlipped: boolean
  readonly isChosen: boolean
  readonly onChoose: (at: At) => void
}

const Cell = memo(function Cell({
  at,
  text,
  language,
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
      <span lang={language} className="sr-only">
        {flipped ? payTables.otherPlay(label) : label}
      </span>
    </td>
  )
})
