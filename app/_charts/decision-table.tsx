import { mapWords, rowName } from '@/app/_felt/names'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import './decision-map.css'
import { decisions } from '@/app/_languages/words'
import { MapHead } from '@/app/_ui/table'
import { classes } from '@/app/_ui/classes'
import { DecisionLegend } from './decision-legend'
import { flatLook, type Kinds, kindsOf, lookOf, markOf, tellsShares, toneClass } from './decisions'
import type { DecisionMap, StartingClass } from '@/lib/game/figures'
import { PlainLink } from '@/app/_ui/link'

interface Props {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  readonly cells: readonly StartingClass[]
  /** Paths of the pages of hands, by the cell's id. */
  readonly links?: Readonly<Record<string, string>>
}

type Rows = DecisionMap['rows']

/** Groups of rows in order; a single group if the map has none. */
function groupsOf(game: AnyTaughtGame): readonly { readonly name: string; readonly rows: Rows }[] {
  const { name, groups } = mapWords(game)
  const { rows } = game.map
  return [...new Set(rows.map(({ group }) => group))].map((group) => ({
    name: group === undefined ? name : groups![group]!,
    rows: rows.filter((row) => row.group === group),
  }))
}

/**
 * A game's decision map for reading and printing: plain tables, with a mark in every cell besides its color. Works
 * without scripts.
 */
export function DecisionTable({ game, rules, cells, links = {} }: Props) {
  const { map } = game
  const kinds = kindsOf(game, rules, cells)
  const byId = new Map(cells.map((one) => [one.id, one]))
  const shown = { game, map, kinds, byId, links, inShares: tellsShares(cells) }
  const groups = groupsOf(game)
  return (
    <div className="decision-map decision-map-still">
      <DecisionLegend kinds={kinds} cells={cells} note={mapWords(game).note} marked />
      {groups.map(({ name, rows }) => (
        <Group key={name} name={name} rows={rows} isNamed={groups.length > 1} {...shown} />
      ))}
    </div>
  )
}

interface Shown {
  readonly game: AnyTaughtGame
  readonly map: DecisionMap
  readonly kinds: Kinds
  readonly byId: ReadonlyMap<string, StartingClass>
  readonly links: Readonly<Record<string, string>>
  readonly inShares: boolean
}

interface GroupProps extends Shown {
  readonly name: string
  readonly rows: Rows
  /** Whether to show the group's name, because there are several groups. */
  readonly isNamed: boolean
}

/** Names up to this length are shown in their cells. Longer ones follow from the row and column. */
const LONGEST_NAME = 3

function Group({ game, name, rows, isNamed, map, kinds, byId, links, inShares }: GroupProps) {
  const { rowsName, columnsName } = mapWords(game)
  const isWordy = rows.some((row) => rowName(game, row.id).length > LONGEST_NAME)
  const isTight = !isNamed && map.columns.length > 10
  return (
    <table
      className={classes(
        'decision-map-table',
        isNamed && 'decision-map-wordy',
        isWordy && 'decision-map-wordy',
        isTight && 'decision-map-tight',
      )}
    >
      <caption className={isNamed ? 'decision-map-caption' : 'sr-only'}>
        {name}
        <span className="sr-only">{decisions.bestPlays(rowsName, columnsName)}</span>
      </caption>
      <MapHead rowsName={rowsName} columns={map.columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{rowName(game, row.id)}</th>
            {row.cells.map((id, column) => {
              const one = id === null ? undefined : byId.get(id)
              return one ? (
                <Cell key={column} one={one} kinds={kinds} href={links[one.id]} mark={markOf(one, kinds, inShares)} />
              ) : (
                <td key={column} className="decision-cell-none" />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps {
  readonly one: StartingClass
  readonly kinds: Kinds
  readonly href: string | undefined
  readonly mark: string
}

function Cell({ one, kinds, href, mark }: CellProps) {
  const look = flatLook(lookOf(one, kinds))
  const face = (
    <>
      {one.id.length <= LONGEST_NAME && <span>{one.id}</span>}
      <span className="decision-mark">{mark}</span>
    </>
  )
  return (
    <td
      data-tone={look.tone}
      title={look.label}
      className={classes(
        'decision-cell',
        toneClass(look),
        look.isClose && 'decision-cell-close',
        look.isByCards && 'decision-cell-by-cards',
      )}
      {...(look.mix !== '' && { style: { backgroundImage: look.mix } })}
    >
      {href === undefined ? (
        <>
          <span aria-hidden="true" className="decision-face">
            {face}
          </span>
          <span className="sr-only">{look.label}</span>
        </>
      ) : (
        <PlainLink href={href} aria-label={look.label}>
          {face}
        </PlainLink>
      )}
    </td>
  )
}
