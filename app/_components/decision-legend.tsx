import { Fragment, type ReactElement, type ReactNode } from 'react'
import { decisions } from '@/app/_languages/english/decisions'
import { Called, CalledAction, Said } from '@/app/_languages/said'
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
  /** On a page that stays English. */
  readonly inEnglish?: boolean
}

/** Words in the reader's language, and inside them the same in English. */
export type Words = ReactElement<{ readonly children: ReactNode }>

/** What the colours and marks of a map of decisions mean. */
export function DecisionLegend({ kinds, cells, note, marked = false, inEnglish = false }: Props) {
  const taken = new Set(cells.flatMap((one) => [...sharesIn(one).map(([action]) => action), bestOption(one)?.action]))
  const actions = kinds.actions.filter((action) => taken.has(action))
  const tones = [...new Set(actions.map((action) => kinds.toneOf(action)))]
  const isOnly = leavesNoChoice(cells)
  const inShares = marked && tellsShares(cells)
  const say = (words: Words): ReactNode => (inEnglish ? words.props.children : words)
  const named = (of: readonly string[]): ReactNode =>
    of.map((action, i) => (
      <Fragment key={action}>
        {i > 0 && ', '}
        {marked && `${kinds.letterOf(action)} `}
        {say(<CalledAction>{kinds.nameOf(action)}</CalledAction>)}
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
        {isOnly && <Key className="decision-cell decision-act-3" name={say(<Said at="decisions.wins">wins</Said>)} />}
        {isOnly && (
          <Key className="decision-cell decision-wait-3" name={say(<Said at="decisions.loses">loses</Said>)} />
        )}
        {inShares && actions[0] !== undefined && (
          <Key
            className={`decision-cell decision-${kinds.toneOf(actions[0])}-3`}
            name={say(shares(kinds.nameOf(actions[0]), actions.slice(1).map(kinds.nameOf).join(', ')))}
          />
        )}
        {!isOnly && !inShares && <Key className="decision-cell-close" name={say(close(loss(CLOSE)))} />}
        {cells.some(({ byCards }) => byCards) && (
          <Key
            className="decision-cell decision-cell-by-cards"
            name={say(<Said at="decisions.byCards">{decisions.byCards}</Said>)}
          />
        )}
        {!isOnly && !inShares && marked && (
          <span className="print:hidden">{say(<Said at="decisions.paler">paler is closer</Said>)}</span>
        )}
      </div>
      <span className="decision-note">{say(<Called>{note}</Called>)}</span>
    </div>
  )
}

const shares = (first: string, others: string): Words => (
  <Said at="decisions.inShares" values={[first, others]}>
    {decisions.inShares(first, others)}
  </Said>
)

const close = (amount: string): Words => (
  <Said at="decisions.close" values={[amount]}>
    {decisions.close(amount)}
  </Said>
)

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
