import type { AnyGame, Rules } from '@/lib/game/game'
import { applyRules, rulesPatch } from '@/lib/game/rules'
import { PROBES } from '@/lib/game/side-bets/meter'
import { must } from '@/lib/result'
import type { Figure } from './published'

/* The shell command that recomputes a figure. */

/** The rules for which a figure is published. */
export const rulesOfFigure = (game: AnyGame, { variant, rules }: Figure): Rules =>
  must(applyRules<Rules>(game, variant, rules))

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

/** Kinds of figures that the command prints only with an option. */
const MORE: readonly Figure['kind'][] = ['deviation', 'one-in', 'jackpot']

const byStrategy = ({ strategy }: Figure): string => (strategy === undefined ? '' : ` --strategy ${strategy}`)

/**
 * The command with which anyone can recompute a figure, on a machine with the project. One line; two commands are
 * joined by `&&`.
 */
export function commandOf(game: AnyGame, figure: Figure): string {
  if (figure.kind === 'option') return `echo '${solveRequest(game, figure)}' | npm run -s solve`
  if (figure.kind === 'break-even')
    return PROBES.map((meter) => edgeWords(game, { ...figure, meter }).join(' ')).join(' && ')
  const edge = edgeWords(game, figure).join(' ')
  if (figure.kind === 'gain') return `${edge} && ${edge}${byStrategy(figure)}`
  return `${edge}${byStrategy(figure)}${MORE.includes(figure.kind) ? ' --more' : ''}`
}
