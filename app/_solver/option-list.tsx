import { answer, proof } from '@/app/_languages/words'
import { type CSSProperties, type ReactNode, type Ref, useId } from 'react'
import type { Mark } from '@/lib/teaching/quiz/grade'
import { barShare } from '@/app/_charts/bar-scale'
import { CardsInText, hasCards } from '@/app/_felt/cards-in-text'
import { classes } from '@/app/_ui/classes'
import { signed, whole } from '@/app/_languages/format'
import { GRADE_LOOKS } from './grade'

/**
 * An option as a row: its name before the answer, and its EV afterwards. Both use the same box, so that the answer
 * appears where the question was.
 */
export interface OptionRow {
  readonly id: string
  readonly name: string
  /** The letter key besides the number. */
  readonly letter?: string
  /** The bet it makes, in money. */
  readonly costs?: string
  readonly worth?: {
    /** The EV in base wagers. */
    readonly ev: number
    /** The EV in the reader's money. If present, it replaces the EV in base wagers. */
    readonly money?: string
    /** How far it is below the best option, in base wagers. */
    readonly loss: number
    readonly best: boolean
    /** The grade of the answer, on the chosen row. */
    readonly chosen?: Mark
    /** A note: “house way”. */
    readonly also?: string
    /** Its rank by EV, from 1, if the rows are only some of many options. */
    readonly place?: number
    /** How its deals end: “wins”, and how many. */
    readonly facts?: readonly { readonly name: string; readonly ways: number }[]
  }
}

interface Props {
  readonly rows: readonly OptionRow[]
  /** The group's name for screen readers: “Your decision: before the flop”. */
  readonly label: string
  /** Absent if nothing can be chosen, because the question is answered or the page only shows the options. */
  readonly onChoose?: (id: string) => void
  /** The chosen row while its EV is being computed. */
  readonly waiting?: string
  /** Hides the keys on pages where keys choose nothing. */
  readonly keyless?: true
  readonly ref?: Ref<HTMLUListElement>
}

/** The options of a decision, as rows with EV bars. */
export function OptionList({ rows, label, onChoose, waiting, keyless, ref }: Props) {
  return (
    <ul
      ref={ref}
      aria-label={label}
      tabIndex={-1}
      className={classes('grid gap-2.25 rounded-option', rows.some((row) => !row.worth) && columns(rows.length))}
    >
      {rows.map((row, i) => (
        <li key={row.id}>
          {row.worth ? (
            <Worth row={row} index={i} worth={row.worth} />
          ) : (
            <Choice
              row={row}
              index={i}
              chosen={row.id === waiting}
              hasKeys={!keyless}
              {...(onChoose && waiting === undefined ? { onChoose } : {})}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** On a phone, the options are a row of buttons near the thumb, or two columns if there are many. */
const columns = (count: number): string =>
  count <= 3 ? 'phone:auto-cols-fr phone:grid-flow-col' : 'phone:max-h-[44dvh] phone:grid-cols-2 phone:overflow-y-auto'

const BOX =
  'grid w-full min-h-15 grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-x-3 rounded-option border px-3 py-2.5 text-left'

function Key({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return (
    <kbd
      aria-hidden="true"
      className={classes(
        'h-6 w-6 self-center rounded-key border border-b-2 text-center font-sans text-tag/[21px] font-semibold text-muted',
        className,
      )}
    >
      {children}
    </kbd>
  )
}

interface ChoiceProps {
  readonly row: OptionRow
  readonly index: number
  readonly chosen: boolean
  readonly hasKeys: boolean
  readonly onChoose?: (id: string) => void
}

function Choice({ row, index, chosen, hasKeys, onChoose }: ChoiceProps) {
  const costs = useId()
  const shortcuts = [index < 9 ? String(index + 1) : null, row.letter?.toUpperCase()].filter(Boolean).join(' ')
  return (
    <button
      type="button"
      className={classes(
        BOX,
        'phone:h-full phone:flex phone:min-h-14 phone:justify-center phone:px-2 phone:text-center',
        chosen
          ? 'border-line-strong bg-ink/4 forced-colors:border-2 forced-colors:border-[Highlight]'
          : onChoose
            ? 'bg-raised hover:border-line-strong hover:bg-ink/3 active:bg-ink/6'
            : 'bg-raised',
      )}
      aria-keyshortcuts={shortcuts === '' || !hasKeys ? undefined : shortcuts}
      aria-describedby={row.costs === undefined ? undefined : costs}
      aria-disabled={onChoose === undefined}
      onClick={() => onChoose?.(row.id)}
    >
      {hasKeys && <Key className="phone:hidden">{index < 9 ? index + 1 : '·'}</Key>}
      <span className={classes('font-strong', !hasKeys && 'col-span-3 text-center')}>
        <Name row={row} />
        {row.costs !== undefined && (
          <span
            id={costs}
            aria-hidden="true"
            className="font-normal text-muted tabular-nums phone:block phone:text-caption"
          >
            <span className="phone:hidden"> · </span>
            {row.costs}
          </span>
        )}
      </span>
      {hasKeys && row.letter !== undefined && (
        <span aria-hidden="true" className="text-caption text-muted uppercase phone:hidden [@media(hover:none)]:hidden">
          {row.letter}
        </span>
      )}
    </button>
  )
}

interface WorthProps {
  readonly row: OptionRow
  readonly index: number
  readonly worth: NonNullable<OptionRow['worth']>
}

function Worth({ row, index, worth }: WorthProps) {
  const own = worth.chosen === undefined ? null : GRADE_LOOKS[worth.chosen]
  const look = worth.best ? GRADE_LOOKS.best : own
  return (
    <div className={classes(BOX, look?.border, worth.best && 'bg-best/6')}>
      <Key>{worth.place ?? (index < 9 ? index + 1 : '·')}</Key>
      <span className="flex flex-wrap items-center gap-x-2 font-strong">
        <span>
          <Name row={row} />
        </span>
        {worth.best && <Tag look={GRADE_LOOKS.best}>{answer.best}</Tag>}
        {own && <Tag look={own}>{answer.you}</Tag>}
        {worth.also !== undefined && (
          <span className="rounded-full bg-ink/7 px-2 py-px text-micro font-semibold text-muted">{worth.also}</span>
        )}
      </span>
      <span className={classes('font-semibold tabular-nums', worth.best && GRADE_LOOKS.best.text)}>
        {worth.money ?? signed(worth.ev)}
      </span>
      <span className="col-start-2 col-end-4 mt-1.25 block h-2 overflow-hidden rounded-full bg-ink/8">
        <span
          className={classes('ev-bar-fill block h-full rounded-full', look?.bar ?? 'bg-muted/60')}
          style={
            {
              width: `${(barShare(worth.loss) * 100).toFixed(1)}%`,
              animationDelay: `${index * 40}ms`,
            } satisfies CSSProperties
          }
        />
      </span>
      {worth.facts && <Facts facts={worth.facts} />}
    </div>
  )
}

/** How the deals end, in about three columns. */
function Facts({ facts }: { readonly facts: readonly { readonly name: string; readonly ways: number }[] }) {
  return (
    <dl className="col-start-2 col-end-4 mt-2 grid auto-cols-fr grid-flow-col text-tag/label text-muted tabular-nums">
      {facts.map(({ name, ways }) => (
        <div key={name}>
          <dt>{proof.fact(name)}</dt>
          <dd className="text-ink">{whole(ways)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Tag({ look, children }: { readonly look: (typeof GRADE_LOOKS)[Mark]; readonly children: ReactNode }) {
  return (
    <span className={classes('rounded-full px-2 py-px text-micro font-semibold', look.tint, look.text)}>
      {children}
    </span>
  )
}

/** The name of an option, with cards drawn. */
const Name = ({ row: { name } }: Pick<WorthProps, 'row'>) => (hasCards(name) ? <CardsInText>{name}</CardsInText> : name)
