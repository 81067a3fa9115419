import { without } from '@/lib/cards/deck'
import { sidePay } from '@/lib/engines/settlement/index'
import { deckOf } from '@/lib/engines/showdown/index'
import { counting } from '@/lib/game/side-bets/counted'
import { tidyNet } from '@/lib/game/ev'
import type { GameFigures, SideFigures } from '@/lib/game/figures'
import { sideFigures } from '@/lib/game/side-bets/figures'
import type { Solution } from '@/lib/game/solution'
import type { Progress, SideOptions, Solver, WholeOptions } from '@/lib/game/solver'
import { actionsOf, decisionOf, wholeOf } from './figures'
import { rankingOf } from './hands'
import { classId, madeBy } from './made'
import { cellAt, isByTopTwo } from './map'
import type { ShowdownPage } from './page'
import { dealersCards, roundOf, type ShowdownState } from './round'
import type { ShowdownRules } from './rules'
import { countRows } from './side-hands'
import { countSides } from './sides'
import { compileStrategy, rulesOf } from './strategy'

/* The solver of a page: one decision, the whole game, the side bets. */

function solve(page: ShowdownPage, rules: ShowdownRules, state: ShowdownState): Solution<string> {
  if (roundOf(page).stageOf(state) === undefined) throw new Error('the state is not at a decision')
  return decisionOf(page, rules, { hand: state.hand, up: dealersCards(state), dead: state.dead })
}

function whole(page: ShowdownPage, rules: ShowdownRules, options: WholeOptions, onProgress?: Progress): GameFigures {
  const strategy =
    options.strategy === undefined ? undefined : compileStrategy(page, rulesOf(page, options.strategy), actionsOf(page))
  const made = madeBy(rankingOf(page))
  return wholeOf(
    page,
    rules,
    {
      strategy,
      seen: options.seen,
      cellOf: (strength, up) => cellAt(page, strength, up),
      // All others are too many to list.
      ...(isByTopTwo(page) && { classOf: (strength) => classId(made[strength]!) }),
    },
    onProgress,
  )
}

/**
 * A side bet over every hand of the cards that aren't dead. Throws `RangeError` on an unknown bet, and `TooFewCards` if
 * no hand is left.
 */
function side(
  page: ShowdownPage,
  rules: ShowdownRules,
  bet: string,
  { meter, dead = [] }: SideOptions = {},
): SideFigures {
  const shares = page.sides[bet]?.meter ?? {}
  const stub = without(deckOf(rankingOf(page)), dead)
  const payOf = (row: string): number =>
    meter !== undefined && Object.hasOwn(shares, row) ? tidyNet(shares[row]! * meter) : sidePay(rules, bet, row)
  return page.settlement.sides?.[bet]?.by === undefined
    ? sideFigures(page.settlement, rules, bet, stub, payOf)
    : sideFigures(page.settlement, rules, bet, stub, payOf, (line, count, cards) =>
        countRows(line, rules.pays[bet]!, count, cards),
      )
}

export const solverOf = (page: ShowdownPage): Solver<ShowdownRules, ShowdownState, string> =>
  counting({
    solve: (rules, state) => solve(page, rules, state),
    withSides: (rules, state) => countSides(page, rules, state, solve(page, rules, state)),
    whole: (rules, options = {}, onProgress) => whole(page, rules, options, onProgress),
    side: (rules, bet, options) => side(page, rules, bet, options),
  })
