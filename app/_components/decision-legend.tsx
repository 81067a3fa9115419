import { classes } from './classes'
import { bestOption, CLOSE, type Kinds, leavesNoChoice, sharesIn, tellsShares } from './decisions'
import { loss } from './format'
import type { StartingClass } from '@/lib/games/figures'

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
  const lettered = (action: string): string => (marked && !inShares ? `${kinds.letterOf(action)} ${kinds.nameOf(action)}` : kinds.nameOf(action))
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 px-1 text-caption text-muted">
      {!isOnly && !inShares && tones.map((tone) => <Key key={tone} tone={tone} className={`decision-cell decision-${tone}-3`} name={actions.filter((action) => kinds.toneOf(action) === tone).map(lettered).join(', ')} />)}
      {isOnly && <Key className="decision-cell decision-act-3" name="wins" />}
      {isOnly && <Key className="decision-cell decision-wait-3" name="loses" />}
      {inShares && actions[0] !== undefined && <Key className={`decision-cell decision-${kinds.toneOf(actions[0])}-3`} name={`${kinds.nameOf(actions[0])} on so many in a hundred; ${actions.slice(1).map(kinds.nameOf).join(', ').toLowerCase()} on the others`} />}
      {!isOnly && !inShares && <Key className="decision-cell-close" name={`close: within ${loss(CLOSE)}`} />}
      {!isOnly && !inShares && marked && <span className="print:hidden">paler is closer</span>}
      <span className="decision-note min-[1000px]:ml-auto">{note}</span>
    </div>
  )
}

function Key({ className, name, tone }: { readonly className: string; readonly name: string; readonly tone?: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden="true" data-tone={tone} className={classes(className, 'decision-key')} />
      {name}
    </span>
  )
}
