import { Fragment, type ReactNode } from 'react'
import { decisions } from '@/app/_languages/english/decisions'
import { Called, Said } from '@/app/_languages/said'
import type { StartingClass } from '@/lib/games/figures'
import { classes } from './classes'
import { bestOption, CLOSE, type Kinds, leavesNoChoice, sharesIn, tellsShares } from './decisions'
import { loss } from './format'

interface Props {
  readonly kinds: Kinds
  readonly cells: readonly StartingClass[]
  readonly note: string
  /** Whether the cells have marks besides their colours. */
  readonly marked?: boolean
}

/** What the colours and marks of a map of decisions mean. */
export function DecisionLegend({ kinds, cells, note, marked = false }: Props) {
  const taken = new Set(cells.flatMap((one) => [...sharesIn(one).map(([action]) => action), bestOption(one)?.action]))
  const actions = kinds.actions.filter((action) => taken.has(action))
  const tones = [...new Set(actions.map((action) => kinds.toneOf(action)))]
  const isOnly = leavesNoChoice(cells)
  const inShares = marked && tellsShares(cells)
  const named = (of: readonly string[]): ReactNode =>
    of.map((action, i) => (
      <Fragment key={action}>
        {i > 0 && ', '}
        {marked && `${kinds.letterOf(action)} `}
        <Called>{kinds.nameOf(action)}</Called>
      </Fragment>
    ))
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 px-1 text-caption text-muted">
      {!isOnly && !inShares && tones.map((tone) => <Key key={tone} tone={tone} className={`decision-cell decision-${tone}-3`} name={named(actions.filter((action) => kinds.toneOf(action) === tone))} />)}
      {isOnly && <Key className="decision-cell decision-act-3" name={<Said at="decisions.wins">wins</Said>} />}
      {isOnly && <Key className="decision-cell decision-wait-3" name={<Said at="decisions.loses">loses</Said>} />}
      {inShares && actions[0] !== undefined && <Key className={`decision-cell decision-${kinds.toneOf(actions[0])}-3`} name={<Shares first={kinds.nameOf(actions[0])} others={actions.slice(1).map(kinds.nameOf)} />} />}
      {!isOnly && !inShares && <Key className="decision-cell-close" name={<Close />} />}
      {!isOnly && !inShares && marked && (
        <span className="print:hidden">
          <Said at="decisions.paler">paler is closer</Said>
        </span>
      )}
      <span className="decision-note min-[1000px]:ml-auto">
        <Called>{note}</Called>
      </span>
    </div>
  )
}

function Shares({ first, others }: { readonly first: string; readonly others: readonly string[] }) {
  const rest = others.join(', ')
  return (
    <Said at="decisions.inShares" values={[first, rest]}>
      {decisions.inShares(first, rest)}
    </Said>
  )
}

function Close() {
  return (
    <Said at="decisions.close" values={[loss(CLOSE)]}>
      {decisions.close(loss(CLOSE))}
    </Said>
  )
}

function Key({ className, name, tone }: { readonly className: string; readonly name: ReactNode; readonly tone?: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden="true" data-tone={tone} className={classes(className, 'decision-key')} />
      {name}
    </span>
  )
}
