import type { Request } from '@/lib/questions/decision'
import { evValue } from '@/lib/game/ev'
import type { GameFigures, SideFigures } from '@/lib/game/figures'
import type { Ev, Solution } from '@/lib/game/solution'
import { divide, negate, toNumber } from '@/lib/math/fraction'

/**
 * An EV as the command line prints it: `num` and `den` as decimal strings, not necessarily reduced; only a double if no
 * exact value is known.
 */
export const printEv = (ev: Ev): object =>
  ev.kind === 'exact' ? { num: String(ev.num), den: String(ev.den), value: evValue(ev) } : { value: ev.value }

/** A solved decision: every option with its EV and the results of its rounds. */
export function printSolution(
  { game, variant }: Pick<Request, 'game' | 'variant'>,
  solution: Solution<string>,
): object {
  const options = solution.options.map(({ action, ev, outcomes }) => ({
    action,
    ev: printEv(ev),
    ...(outcomes.length > 0 && { outcomes }),
  }))
  const { sides } = solution
  const extra = Object.entries(solution.extra ?? {}).map(([name, ev]) => [name, printEv(ev)])
  return { game: game.id, variant, best: solution.best, options, ...Object.fromEntries(extra), ...(sides && { sides }) }
}

/** The loss per unit of all money bet. */
function elementOfRisk(ev: Ev, averageBet: Ev): number {
  if (ev.kind === 'exact' && averageBet.kind === 'exact') return toNumber(divide(negate(ev), averageBet))
  return -evValue(ev) / evValue(averageBet)
}

/** A solved whole game. */
export const printMain = (figures: GameFigures): object => ({
  ev: printEv(figures.ev),
  edge: -evValue(figures.ev),
  averageBet: evValue(figures.averageBet),
  elementOfRisk: elementOfRisk(figures.ev, figures.averageBet),
  frequencies: figures.frequencies,
  ...(figures.ends === undefined ? {} : { ends: figures.ends }),
  method: figures.method,
  ...(figures.standardError === undefined ? {} : { standardError: figures.standardError }),
  ...(figures.sample === undefined ? {} : { sample: figures.sample }),
})

/** A solved side bet. */
export const printSide = (figures: SideFigures): object => ({
  ev: printEv(figures.ev),
  edge: -evValue(figures.ev),
  ...(figures.share === undefined ? {} : { share: figures.share }),
  method: 'exact',
})

/** The extra fields of `--more`: the standard deviation of a round, in base wagers. */
export const moreOfMain = ({ variance }: GameFigures): object =>
  variance === undefined ? {} : { standardDeviation: Math.sqrt(variance) }

/** The extra fields of `--more`: each winning hand, its pay, and in how many of the deals it comes up. */
export const moreOfSide = ({ hits, deals }: SideFigures): object => ({
  hits: hits.map(({ id, pay, ways }) => ({ id, pay, ways })),
  deals,
})
