import type { AnyGame, Rules } from '@/lib/games/game'
import { applyRules, rulesPatch } from '@/lib/games/rules'
import { must } from '@/lib/result'
import type { Figure } from './published'

/* The shell command that works a figure out again, and where in its answer the figure stands. */

/** The rules that a figure is meant under. */
export const rulesOfFigure = (game: AnyGame, { variant, rules }: Figure): Rules =>
  must(applyRules<Rules>(game, variant, rules))

export interface Recompute {
  /** Without line breaks; two commands are joined by `&&`. */
  readonly command: string
  /** What to read in its answer, by the answer’s own names. */
  readonly read: string
}

function edgeWords(game: AnyGame, figure: Figure): readonly string[] {
  const { variant, patch } = rulesPatch(game, rulesOfFigure(game, figure))
  return [
    `npm run -s edge -- ${game.id}`,
    ...(variant === game.variants[0].id ? [] : [`--variant ${variant}`]),
    ...(Object.keys(patch).length === 0 ? [] : [`--rules '${JSON.stringify(patch)}'`]),
    ...(figure.bet === undefined ? [] : [`--bet ${figure.bet}`]),
    ...(figure.meter === undefined ? [] : [`--meter ${figure.meter}`]),
  ]
}

/** A request of `solve`, as JSON. */
function solveRequest(game: AnyGame, figure: Extract<Figure, { readonly kind: 'option' }>): string {
  const { variant, patch } = rulesPatch(game, rulesOfFigure(game, figure))
  return JSON.stringify({
    game: game.id,
    ...(variant === game.variants[0].id ? {} : { variant }),
    ...(Object.keys(patch).length === 0 ? {} : { rules: patch }),
    ...figure.spot,
  })
}

/** Kinds of figures that the command prints only when it is asked for more. */
const MORE: readonly Figure['kind'][] = ['deviation', 'one-in', 'jackpot']

const byStrategy = ({ strategy }: Figure): string => (strategy === undefined ? '' : ` --strategy ${strategy}`)

function readOf(figure: Figure): string {
  switch (figure.kind) {
    case 'edge':
      return 'edge'
    case 'return':
      return '1 − edge'
    case 'risk':
      return 'elementOfRisk'
    case 'return-on-all':
      return '1 − elementOfRisk'
    case 'average-bet':
      return 'averageBet'
    case 'deviation':
      return 'standardDeviation'
    case 'share':
      return `${figure.of} in frequencies`
    case 'gain':
      return 'the first edge less the second'
    case 'one-in':
      return 'deals, divided by the ways of the hits together'
    case 'jackpot':
      return `deals, divided by the ways of ${figure.of}: as many bets between two jackpots, times ${figure.share}, and ${figure.seed}`
    case 'option':
      return `the ev of ${figure.of}`
    case 'suit-apart':
      return 'the pays of the bet'
  }
}

/** How anybody works a figure out again, on a machine with the project. */
export function recompute(game: AnyGame, figure: Figure): Recompute {
  const read = readOf(figure)
  if (figure.kind === 'option') return { command: `echo '${solveRequest(game, figure)}' | npm run -s solve`, read }
  const edge = edgeWords(game, figure).join(' ')
  if (figure.kind === 'gain') return { command: `${edge} && ${edge}${byStrategy(figure)}`, read }
  return { command: `${edge}${byStrategy(figure)}${MORE.includes(figure.kind) ? ' --more' : ''}`, read }
}
