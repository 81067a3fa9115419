import { Fragment, type ReactNode } from 'react'
import { decisions } from '@/app/_languages/words'
import { CLOSE } from '@/lib/game/ev'
import type { StartingClass } from '@/lib/game/figures'
import { classes } from '@/app/_ui/classes'
import { bestOption, type Kinds, leavesNoChoice, sharesIn, tellsShares } from './decisions'
import { loss } from '@/app/_languages/format'

interface Props {
  readonly kinds: Kinds
  readonly cells: readonly StartingClass[]
  /** In the page's language. */
  readonly note: string
  /** Whether cells have marks besides their colors. */
  readonly marked?: boolean
}

/** The meaning of the colors and marks of a decision map. */
export function DecisionLegend({ kinds, cells, note, marked = false }: Props) {
  const taken = new Set(cells.flatMap((one) => [...sharesIn(one).map(([action]) => action), bestOption(one)?.action]))
  const actions = kinds.actions.filter((action) => taken.has(action))
  const tones = [...new Set(actions.map((action) => kinds.toneOf(action)))]
  const isOnly = leavesNoChoice(cells)
  const inShares = marked && tellsShares(cells)
  const nameOf = (action: string): string => kinds.nameOf(action)
  const named = (of: readonly string[]): ReactNode =>
    of.map((action, i) => (
      <Fragment key={action}>
        {i > 0 && ', '}
        {marked && `${kinds.letterOf(action)} `}
        {nameOf(action)}
      </Fragment>
    ))
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 px-1 text-caption text-muted">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {!isOnly &&
          !inShares &&
          tones.map((tone) => (
            <Key
              key={tone}
              tone={tone}
              className={`decision-cell decision-${tone}-3`}
              name={named(actions.filter((action) => kinds.toneOf(action) === tone))}
            />
          ))}
        {isOnly && <Key className="decision-cell decision-act-3" name={decisions.wins} />}
        {isOnly && <Key className="decision-cell decision-wait-3" name={decisions.loses} />}
        {inShares && actions[0] !== undefined && (
          <Key
            className={`decision-cell decision-${kinds.toneOf(actions[0])}-3`}
            name={decisions.inShares(nameOf(actions[0]), actions.slice(1).map(nameOf).join(', '))}
          />
        )}
        {!isOnly && !inShares && <Key className="decision-cell-close" name={decisions.close(loss(CLOSE))} />}
        {cells.some(({ byCards }) => byCards) && (
          <Key className="decision-cell decision-cell-by-cards" name={decisions.byCards} />
        )}
        {!isOnly && !inShares && marked && <span className="print:hidden">{decisions.paler}</span>}
      </div>
      <span className="decision-note">{note}</span>
    </div>
  )
}

function Key({
  className,
  name,
  tone,
}: {
  readonly className: string
  readonly name: ReactNode
  readonly tone?: string
}) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden="true" data-tone={tone} className={classes(className, 'decision-key')} />
      {name}
    </span>
  )
}
