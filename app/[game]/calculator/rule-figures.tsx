'use client'

import { Figure } from '@/app/_components/figure'
import { percent, plain, whole } from '@/app/_components/format'
import { ProgressLine } from '@/app/_components/progress-line'
import { useSolver, type Asked } from '@/app/_components/use-solver'
import { calculator } from '@/app/_languages/english/calculator'
import { numbers } from '@/app/_languages/english/numbers'
import { evValue } from '@/lib/games/ev'
import type { AnyGame, Rules } from '@/lib/games/game'
import { isUnknownTable } from '@/lib/games/usual-tables'
import type { Ev } from '@/lib/games/solution'

const edge = (ev: Ev): string => percent(-evValue(ev))

/** What stands in place of a figure until it is known. Progress is a bar: a percentage here would read as the house edge. */
export function Pending({
  asked,
}: {
  readonly asked: Pick<Asked<unknown>, 'status' | 'progress' | 'problem' | 'retry'>
}) {
  if (asked.status !== 'failed')
    return (
      <span className="grid h-[1.5em] w-28 content-center">
        <ProgressLine done={asked.progress} label={calculator.workingOut} />
      </span>
    )
  return (
    <button type="button" onClick={asked.retry} className="link min-h-11 text-small font-book tracking-normal">
      {asked.problem ? <span lang="en">{asked.problem.message}</span> : calculator.notWorkedOut} {calculator.tryAgain}
    </button>
  )
}

interface FigureProps {
  readonly game: AnyGame
  readonly rules: Rules
  /** False until the hand itself is answered: that comes first. */
  readonly enabled: boolean
}

/** The whole game solved under the rules in force. */
export function WholeFigure({ game, rules, enabled }: FigureProps) {
  const asked = useSolver('whole', { game: game.id, rules }, { channel: 'calculator-whole', enabled })
  const figures = asked.value
  if (!figures) {
    return (
      <dl>
        <Figure label={calculator.edgeOfRules}>
          <Pending asked={asked} />
        </Figure>
      </dl>
    )
  }
  const bet = evValue(figures.averageBet)
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      <Figure label={calculator.edgeOfRules} after={calculator.ofUnit(numbers.unit(game.unit))}>
        {edge(figures.ev)}
      </Figure>
      <Figure label={calculator.risk} after={calculator.ofAllBet}>
        {percent(-evValue(figures.ev) / bet)}
      </Figure>
      <Figure label={calculator.averageBet} after={numbers.units(game.unit)}>
        {plain(bet, 2)}
      </Figure>
    </dl>
  )
}

/** One side bet under its pay table, in a worker of its own, since none waits for another. */
export function SideFigure({ game, rules, bet, enabled }: FigureProps & { readonly bet: string }) {
  const isUnknown = isUnknownTable(game, rules, bet)
  const asked = useSolver(
    'side',
    { game: game.id, rules, bet },
    { channel: `calculator-side-${bet}`, enabled: enabled && !isUnknown },
  )
  const figures = asked.value
  if (isUnknown) return <p className="text-small text-muted">{calculator.prizesUnknown}</p>
  if (!figures) {
    return (
      <dl>
        <Figure label={calculator.edge}>
          <Pending asked={asked} />
        </Figure>
      </dl>
    )
  }
  const hits = figures.hits.filter(({ pay }) => pay > 0).reduce((sum, { ways }) => sum + ways, 0)
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      <Figure label={calculator.edge} after={calculator.ofBet}>
        {edge(figures.ev)}
      </Figure>
      <Figure label={calculator.wins} after={calculator.outOf(whole(hits), whole(figures.deals))}>
        {percent(hits / figures.deals)}
      </Figure>
    </dl>
  )
}
