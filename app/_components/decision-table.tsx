import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import './decision-map.css'
import type { ReactNode } from 'react'
import { decisions } from '@/app/_languages/english/decisions'
import { Called, Said } from '@/app/_languages/said'
import { MapHead } from '@/app/_ui/table-head'
import { classes } from './classes'
import { DecisionLegend, type Words } from './decision-legend'
import { flatLook, type Kinds, kindsOf, lookOf, markOf, tellsShares, toneClass } from './decisions'
import type { DecisionMap, StartingClass } from '@/lib/games/figures'
import { PlainLink } from './plain-link'

interface Props {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  readonly cells: readonly StartingClass[]
  /** Within the site: the page of a cell's hand, by the cell's id. */
  readonly links?: Readonly<Record<string, string>>
  /** On a page that stays English. */
  readonly inEnglish?: boolean
}

type Rows = DecisionMap['rows']

/** Rows that belong together, in their order; all of them where the map makes no groups. */
function groupsOf({ name, rows }: DecisionMap): readonly { readonly name: string; readonly rows: Rows }[] {
  const names = [...new Set(rows.map(({ group }) => group))]
  return names.map((group) => ({ name: group ?? name, rows: rows.filter((row) => row.group === group) }))
}

/** A game's map of decisions to be read and printed: plain tables, with a mark in every cell besides its colour. Needs no script. */
export function DecisionTable({ game, rules, cells, links = {}, inEnglish = false }: Props) {
  const { map } = game
  const kinds = kindsOf(game, rules, cells)
  const byId = new Map(cells.map((one) => [one.id, one]))
  const shown = { map, kinds, byId, links, inEnglish, inShares: tellsShares(cells) }
  const groups = groupsOf(map)
  return (
    <div className="decision-map decision-map-still">
      <DecisionLegend kinds={kinds} cells={cells} note={map.note} marked inEnglish={inEnglish} />
      {groups.map(({ name, rows }) => (
        <Group key={name} name={name} rows={rows} isNamed={groups.length > 1} {...shown} />
      ))}
    </div>
  )
}

interface Shown {
  readonly map: DecisionMap
  readonly kinds: Kinds
  readonly byId: ReadonlyMap<string, StartingClass>
  readonly links: Readonly<Record<string, string>>
  readonly inShares: boolean
  readonly inEnglish: boolean
}

interface GroupProps extends Shown {
  readonly name: string
  readonly rows: Rows
  /** Whether the name is shown: one of several groups. */
  readonly isNamed: boolean
}

/** Short names stand in their cells; longer ones are said by the row and the column. */
const LONGEST_NAME = 3

function Group({ name, rows, isNamed, map, kinds, byId, links, inShares, inEnglish }: GroupProps) {
  const say = (words: Words): ReactNode => (inEnglish ? words.props.children : words)
  const isWordy = rows.some((row) => row.name.length > LONGEST_NAME)
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
        {say(<Called>{name}</Called>)}
        <span className="sr-only">
          {say(
            <Said at="decisions.bestPlays" values={[map.rowsName, map.columnsName]}>
              {decisions.bestPlays(map.rowsName, map.columnsName)}
            </Said>,
          )}
        </span>
      </caption>
      <MapHead rowsName={say(<Called>{map.rowsName}</Called>)} columns={map.columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{say(<Called>{row.name}</Called>)}</th>
            {row.cells.map((id, column) => {
              const one = id === null ? undefined : byId.get(id)
              return one ? (
                <Cell
                  key={column}
                  one={one}
                  kinds={kinds}
                  href={links[one.id]}
                  mark={markOf(one, kinds, inShares)}
                  {...(!inEnglish && { lang: 'en' })}
                />
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
  /** Of its label, which the server writes: where the page is not in English. */
  readonly lang?: string
}

function Cell({ one, kinds, href, mark, lang }: CellProps) {
  const look = flatLook(lookOf(one, kinds))
  const face = (
    <>
      {one.id.length <= LONGEST_NAME && <span className="decision-name">{one.id}</span>}
      <span className="decision-mark">{mark}</span>
    </>
  )
  return (
    <td
      {...(lang !== undefined && { lang })}
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
        <PlainLink href={href} aria-label={look.label} className="decision-link">
          {face}
        </PlainLink>
      )}
    </td>
  )
}
