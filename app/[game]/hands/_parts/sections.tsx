import { CELL, HEAD, HEAD_RIGHT, HERE, Section, WideTable } from '@/app/[game]/_guide/parts'
import { actionName } from '@/app/_felt/names'
import { CardsInText } from '@/app/_felt/cards-in-text'
import { SidesBar } from '@/app/_charts/outcome-chart'
import {
  type Cell,
  type FactRow,
  type FactTable,
  type HandSection,
  SECTION_IDS,
  type HandAnswer,
} from '@/content/pages/hand-page'
import { handPages as words, numbers } from '@/app/_languages/words'
import { classes } from '@/app/_ui/classes'
import { signedEv } from '@/app/_solver/ev-format'
import { loss, percent, whole } from '@/app/_languages/format'
import { PlainLink } from '@/app/_ui/link'
import { handPath } from '@/content/pages/index'
import type { Found } from './found'
import { barShare } from '@/app/_charts/bar-scale'
import { GRADE_LOOKS } from '@/app/_solver/grade'
import { evValue } from '@/lib/game/ev'

type Of = Pick<Found, 'game' | 'answer' | 'path'>

/** The sections of a page below its answer, in the same order on every page. */
export const Sections = (of: Of) =>
  SECTION_IDS.map((id) => {
    const section = of.answer.sections.find((one) => one.id === id)
    return section && <Part key={id} section={section} {...of} />
  })

/** A chance as a percentage. Rare ones have more decimals. */
const chance = (share: number): string => percent(share, share === 0 || share >= 0.0995 ? 1 : share >= 0.001 ? 2 : 4)

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

/**
 * A table of facts. A name that has a page links to it. If a hand has no page besides its row here, the first such row
 * has its anchor.
 */
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

/** With more columns, the headings wrap on phones. */
const FEW = 3

/** With so many columns, phones have room for the figures only if the names are as narrow as possible. */
const isWide = ({ columns }: FactTable): boolean => columns.length > FEW + 1

/** Whether a cell names the play in a row where the best play is another one. */
const isTurned = ({ mark }: FactRow, { kind }: Cell): boolean =>
  mark === 'flips' && (kind === 'action' || kind === 'text')

/** Longer texts wrap. */
const LONG = 24

/** Whether this is the first table with the hand of a row. */
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

/** More bars would be too long a list to read. */
const MOST_ENDINGS = 4

/** The shares lost, even and won of each option. Options with a single result need no bar. */
function Ends({ game, answer: { solution } }: Of) {
  const shown = solution.options.filter(({ outcomes }) => outcomes.length > 1).slice(0, MOST_ENDINGS)
  // Options that differ only in their stakes end alike.
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

/** If there are more options, the others are folded up below these. */
const MOST_BARS = 4

/** The value of each option as a bar, the best first, like the trainer's bars but drawn without a script. */
export function OptionBars({ game, answer }: Pick<Found, 'game' | 'answer'>) {
  const { solution } = answer
  const ranked = [...solution.options].sort((a, b) => evValue(b.ev) - evValue(a.ev))
  const top = evValue(ranked[0]!.ev)
  const rows = ranked.map(({ action, ev }) => {
    const best = solution.best.includes(action)
    const name = actionName(game, action)
    const badge = best ? badgeOf(answer) : undefined
    return { action, name, ev: signedEv(ev), below: best ? 0 : top - evValue(ev), best, badge }
  })
  return (
    <div className="grid gap-2">
      <ul aria-label={words.worths(numbers.units(game.unit))} className="grid gap-2">
        {rows.slice(0, MOST_BARS).map((row) => (
          <Bar key={row.action} {...row} />
        ))}
      </ul>
      {rows.length > MOST_BARS && (
        <details>
          <summary className="min-h-11 py-2.5 text-small text-muted">
            {words.theOther(String(rows.length - MOST_BARS))}
          </summary>
          <ul className="grid gap-2">
            {rows.slice(MOST_BARS).map((row) => (
              <Bar key={row.action} {...row} />
            ))}
          </ul>
        </details>
      )}
      <p className="text-caption text-muted">{words.expected(numbers.units(game.unit))}</p>
    </div>
  )
}

/** The badge of the best option; undefined if it is the only one and the answer is an average. */
export function badgeOf({
  solution,
  onAverage = false,
}: Pick<HandAnswer, 'solution' | 'onAverage'>): string | undefined {
  if (!onAverage) return words.best
  return solution.options.length > 1 ? words.betterOnAverage : undefined
}

interface BarProps {
  readonly name: string
  readonly ev: string
  readonly below: number
  readonly best: boolean
  /** Shown beside the best option. */
  readonly badge: string | undefined
}

function Bar({ name, ev, below, best, badge }: BarProps) {
  const look = GRADE_LOOKS.best
  return (
    <li
      className={classes(
        'grid grid-cols-rest-auto items-center gap-x-3 gap-y-1.5 rounded-option border px-3 py-2.5',
        best && look.border,
        best && 'bg-best/6',
      )}
    >
      <span className="flex flex-wrap items-center gap-x-2 font-strong">
        <CardsInText>{name}</CardsInText>
        {best ? (
          badge !== undefined && (
            <span className={classes('rounded-full px-2 py-px text-micro font-semibold', look.tint, look.text)}>
              {badge}
            </span>
          )
        ) : (
          <span className="text-caption font-normal text-muted tabular-nums">{words.costs(loss(below))}</span>
        )}
      </span>
      <span className={classes('font-semibold tabular-nums', best && look.text)}>{ev}</span>
      <span aria-hidden="true" className="col-span-2 block h-2 overflow-hidden rounded-full bg-ink/8">
        <span
          className={classes('block h-full rounded-full', best ? look.bar : 'bg-muted/60')}
          style={{ width: `${(barShare(below) * 100).toFixed(1)}%` }}
        />
      </span>
    </li>
  )
}
