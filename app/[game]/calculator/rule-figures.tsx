'use client'

import { Figure } from '@/app/_components/figure'
import { percent, plain, whole } from '@/app/_components/format'
import { useSolver, type Asked } from '@/app/_components/use-solver'
import { evValue } from '@/lib/games/ev'
import type { AnyGame, Rules } from '@/lib/games/game'
import type { Ev } from '@/lib/games/solution'

const edge = (ev: Ev): string => percent(-evValue(ev))

/** What a figure says while it is not there. */
function Pending({ asked }: { readonly asked: Asked<unknown> }) {
  if (asked.status !== 'failed') return <span className="text-muted">{asked.progress > 0 ? percent(asked.progress, 0) : '…'}</span>
  return (
    <button type="button" onClick={asked.retry} className="link min-h-11 text-small font-[450] tracking-normal">
      {asked.problem?.message ?? 'Not worked out.'} Try again
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
        <Figure label="House edge with these rules">
          <Pending asked={asked} />
        </Figure>
      </dl>
    )
  }
  const bet = evValue(figures.averageBet)
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      <Figure label="House edge with these rules" after={`of the ${game.unit}`}>
        {edge(figures.ev)}
      </Figure>
      <Figure label="Element of risk" after="of all you bet">
        {percent(-evValue(figures.ev) / bet)}
      </Figure>
      <Figure label="Average bet" after={`${game.unit}s`}>
        {plain(bet, 2)}
      </Figure>
    </dl>
  )
}

/** One side bet under its pay table, in a worker of its own, since none waits for another. */
export function SideFigure({ game, rules, bet, enabled }: FigureProps & { readonly bet: string }) {
  const asked = useSolver('side', { game: game.id, rules, bet }, { channel: `calculator-side-${bet}`, enabled })
  const figures = asked.value
  if (!figures) {
    return (
      <dl>
        <Figure label="House edge">
          <Pending asked={asked} />
        </Figure>
      </dl>
    )
  }
  const hits = figures.hits.filter(({ pay }) => pay > 0).reduce((sum, { ways }) => sum + ways, 0)
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      <Figure label="House edge" after="of the bet">
        {edge(figures.ev)}
      </Figure>
      <Figure label="Wins" after={`${whole(hits)} of ${whole(figures.deals)}`}>
        {percent(hits / figures.deals)}
      </Figure>
    </dl>
  )
}
