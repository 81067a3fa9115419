import { CELL, HEAD, HEAD_RIGHT, HERE, Section, WideTable } from '@/app/[game]/_guide/parts'
import { actionName } from '@/app/_felt/names'
import { CardsInText } from '@/app/_felt/cards-in-text'
import { SidesBar } from '@/app/_charts/outcome-chart'
import { type Cell, type FactRow, type FactTable, type HandSection, SECTION_IDS } from '@/content/pages/hand-page'
import { handPages as words } from '@/app/_languages/english/hand-pages'
import { classes } from '@/app/_ui/classes'
import { signedEv } from '@/app/_solver/ev-format'
import { loss, percent, whole } from '@/app/_languages/format'
import { PlainLink } from '@/app/_ui/link'
import { handPath } from '@/content/pages/index'
import type { Found } from './found'

type Of = Pick<Found, 'game' | 'answer' | 'path'>

/** The parts of a page below its answer, in the order every page has them. */
export const Sections = (of: Of) =>
  SECTION_IDS.map((id) => {
    const section = of.answer.sections.find((one) => one.id === id)
    return section && <Part key={id} section={section} {...of} />
  })

/** A chance as a percentage, with as many digits as a rare one needs. */
const chance = (share: number): string => percent(share, share === 0 || share >= 0.0995 ? 1 : share >= 0.001 ? 2 : 4)

/** A cell as text. */
function cellText({ game }: Pick<Of, 'game'>, cell: Cell): string {
  switch (cell.kind) {
    case 'text':
      return cell.text
    case 'ev':
      return signedEv(cell.ev)
    case 'gap':
      return loss(cell.value)
    case 'share':
      return chance(cell.value)
    case 'count':
      return whole(cell.value)
    case 'action':
      return actionName(game, cell.action)
  }
}

interface Props extends Of {
  readonly table: FactTable
}

/** A table of facts; a name that has a page leads there. A row that is all the page of a hand there is has its address. */
function Facts({ table, ...of }: Props) {
  const [first, ...others] = table.columns
  return (
    <WideTable label={table.caption}>
      <caption className="sr-only">{table.caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            {first}
          </th>
          {others.map((name) => (
            <th
              key={name}
              scope="col"
              className={classes(
                HEAD_RIGHT,
                table.columns.length > FEW && 'max-md:whitespace-normal!',
                isWide(table) && 'max-md:pl-2',
              )}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <Row key={row.name} row={row} isFirst={isFirst(of, table, row)} isWide={isWide(table)} {...of} />
        ))}
      </tbody>
    </WideTable>
  )
}

/** With more columns than these headings break on a phone. */
const FEW = 3

/** With so many columns a phone has room for figures only if names are as narrow as they can be. */
const isWide = ({ columns }: FactTable): boolean => columns.length > FEW + 1

/** A cell that names the play, in a row where it is another one. */
const isTurned = ({ mark }: FactRow, { kind }: Cell): boolean =>
  mark === 'flips' && (kind === 'action' || kind === 'text')

/** Texts of more letters than these are broken into lines. */
const LONG = 24

/** Whether no table before this one names the hand of a row. */
const isFirst = ({ answer }: Of, table: FactTable, { page }: FactRow): boolean =>
  answer.sections.flatMap(({ tables = [] }) => tables).find(({ rows }) => rows.some((row) => row.page === page)) ===
  table

interface RowProps extends Of {
  readonly row: FactRow
  readonly isFirst: boolean
  readonly isWide: boolean
}

function Row({ row, isFirst: first, isWide: wide, ...of }: RowProps) {
  const to = row.page === undefined ? undefined : handPath(of.game.id, row.page)
  const isHere = to === `${of.path}#${row.page}`
  return (
    <tr
      id={isHere && first ? row.page : undefined}
      className={classes('border-t', row.mark === 'here' && HERE, isHere && 'scroll-mt-20 target:bg-ink/5')}
      aria-current={row.mark === 'here' ? 'true' : undefined}
    >
      <th
        scope="row"
        className={classes(
          'pr-3 text-left font-strong',
          wide ? 'max-md:pr-1' : 'min-w-[7.5em]',
          (to === undefined || isHere) && 'py-2.5',
        )}
      >
        {to === undefined || isHere ? (
          <CardsInText>{row.name}</CardsInText>
        ) : (
          <PlainLink href={to} className="link inline-flex min-h-11 items-center">
            <CardsInText>{row.name}</CardsInText>
          </PlainLink>
        )}
        {row.mark === 'here' && <span className="ml-2 text-caption font-normal text-muted">{words.thisHand}</span>}
      </th>
      {row.cells.map((cell, i) => (
        <td
          key={i}
          className={classes(
            CELL,
            wide && 'max-md:pl-2',
            cell.kind === 'text' && cell.text.length > LONG && 'min-w-[9em] whitespace-normal!',
            isTurned(row, cell) && 'font-semibold text-mistake-ink',
          )}
        >
          {isTurned(row, cell) && <span aria-hidden="true">⇄ </span>}
          <CardsInText>{cellText(of, cell)}</CardsInText>
        </td>
      ))}
    </tr>
  )
}

function Part({ section: { id, title, text, tables = [] }, ...of }: Of & { readonly section: HandSection }) {
  return (
    <Section id={id} title={title}>
      <div className="prose grid max-w-text gap-3">
        {text.map((paragraph) => (
          <p key={paragraph}>
            <CardsInText>{paragraph}</CardsInText>
          </p>
        ))}
      </div>
      {id === 'ends' && <Ends {...of} />}
      {tables.map((table) => (
        <Facts key={table.caption} table={table} {...of} />
      ))}
    </Section>
  )
}

/** Bars of more options than these would be a list nobody reads. */
const MOST = 4

/** Lost, even and won, option by option; what ends one way only needs no bar. */
function Ends({ game, answer: { solution } }: Of) {
  const shown = solution.options.filter(({ outcomes }) => outcomes.length > 1).slice(0, MOST)
  // Options that differ in their stakes alone end alike.
  const bars = shown.filter(({ outcomes }, i) => i === 0 || sides(outcomes) !== sides(shown[i - 1]!.outcomes))
  if (bars.length === 0) return null
  return (
    <div className="grid gap-4">
      {bars.map(({ action, outcomes }) => (
        <SidesBar key={action} outcomes={outcomes} name={actionName(game, action)} />
      ))}
    </div>
  )
}

function sides(outcomes: Found['answer']['solution']['options'][number]['outcomes']): string {
  const ways = (sign: number): number =>
    outcomes.reduce((sum, [net, count]) => sum + (Math.sign(net) === sign ? count : 0), 0)
  return [-1, 0, 1].map(ways).join()
}
