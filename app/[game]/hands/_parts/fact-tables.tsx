import { CELL, HEAD, HEAD_RIGHT, HERE, WideTable } from '@/app/[game]/_guide/parts'
import { CardsInText } from '@/app/_components/cards-in-text'
import { classes } from '@/app/_components/classes'
import { signedEv } from '@/app/_components/ev-format'
import { loss, percent, whole } from '@/app/_components/format'
import { PlainLink } from '@/app/_components/plain-link'
import type { Cell, FactRow, FactTable } from '@/content/pages/hand-page'
import { handPath } from '@/content/pages/index'
import type { Found } from './found'

type Of = Pick<Found, 'game' | 'answer'>

/** A chance as a percentage, with as many digits as a rare one needs. */
const chance = (share: number): string => percent(share, share === 0 || share >= 0.0995 ? 1 : share >= 0.001 ? 2 : 4)

/** A cell as text. */
export function cellText({ game, answer }: Of, cell: Cell): string {
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
      return game.label(answer.rules, cell.action).name
  }
}

interface Props extends Of {
  readonly table: FactTable
}

/** A table of facts; a name that has a page leads there. */
export function Facts({ table, ...of }: Props) {
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
          <Row key={row.name} row={row} isWide={isWide(table)} {...of} />
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

function Row({ row, isWide: wide, ...of }: Of & { readonly row: FactRow; readonly isWide: boolean }) {
  return (
    <tr
      className={classes('border-t', row.mark === 'here' && HERE)}
      aria-current={row.mark === 'here' ? 'true' : undefined}
    >
      <th
        scope="row"
        className={classes(
          'pr-3 text-left font-strong',
          wide ? 'max-md:pr-1' : 'min-w-[7.5em]',
          row.page === undefined && 'py-2.5',
        )}
      >
        {row.page === undefined ? (
          <CardsInText>{row.name}</CardsInText>
        ) : (
          <PlainLink href={handPath(of.game.id, row.page)} className="link inline-flex min-h-11 items-center">
            <CardsInText>{row.name}</CardsInText>
          </PlainLink>
        )}
        {row.mark === 'here' && <span className="ml-2 text-caption font-normal text-muted">this hand</span>}
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
