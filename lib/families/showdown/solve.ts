import { DECK, without } from '@/lib/cards/deck'
import { histogram } from '@/lib/engines/showdown/index'
import { sidePay } from '@/lib/engines/settlement/index'
import { counting } from '@/lib/games/counted-sides'
import { exact, tidyNet } from '@/lib/games/ev'
import type { GameFigures, SideFigures } from '@/lib/games/figures'
import { figuresOf } from '@/lib/games/pays'
import type { Solution } from '@/lib/games/solution'
import type { Progress, SideOptions, Solver, WholeOptions } from '@/lib/games/solver'
import { choose } from '@/lib/math/combinations'
import { scaleToIntegers } from '@/lib/math/fraction'
import { actionsOf, decisionOf, wholeOf } from './figures'
import { kindOf, rankingOf, rowAt } from './hands'
import type { ShowdownPage } from './page'
import { roundOf, type ShowdownState } from './round'
import type { ShowdownRules } from './rules'
import { countSides } from './sides'
import { cellId, compileStrategy, rulesOf } from './strategy'

/* The solver of a page: one decision, the whole game, the side bets. */

function solve(page: ShowdownPage, rules: ShowdownRules, state: ShowdownState): Solution<string> {
  if (roundOf(page).stageOf(state) === undefined) throw new Error('the state is not at a decision')
  const { hand, upcard, dealer, dead } = state
  return decisionOf(page, rules, { hand, up: [...upcard, ...dealer], dead })
}

function whole(page: ShowdownPage, rules: ShowdownRules, options: WholeOptions, onProgress?: Progress): GameFigures {
  const strategy =
    options.strategy === undefined ? undefined : compileStrategy(page, rulesOf(page, options.strategy), actionsOf(page))
  const cellOf = (strength: number, up: number | undefined): string => cellId(rowAt(page, strength), up)
  return wholeOf(page, rules, { strategy, seen: options.seen, cellOf }, onProgress)
}

// ——— The side bets ——————————————————————————————————————————————————————————————————————————————————————

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
  if (!page.sides[bet]) throw new RangeError(`“${bet}” is no side bet of ${page.name}`)
  const ranking = rankingOf(page)
  const stub = without(DECK, dead)
  const ways = new Map<string, number>(ranking.categories.map(({ id }) => [id, 0]))
  histogram(ranking, page.player.cards, [], stub).forEach((n, strength) => {
    const kind = kindOf(ranking, strength)
    ways.set(kind, ways.get(kind)! + n)
  })
  const hits = [...ways].map(([id, n]) => ({ id, pay: paidBy(page, rules, bet, id, meter), ways: n }))
  const deals = choose(stub.length, page.player.cards)
  return page.settlement.sides?.[bet]?.prizes ? figuresOfPrizes(hits, deals) : figuresOf(hits, deals)
}

/** What the table or the meter of a side bet pays a hand. */
function paidBy(
  page: ShowdownPage,
  rules: ShowdownRules,
  bet: string,
  hand: string,
  meter: number | undefined,
): number {
  const share = page.sides[bet]!.meter?.[hand]
  return share !== undefined && meter !== undefined ? tidyNet(share * meter) : sidePay(rules, bet, hand)
}

/** The figures of a bet whose stake is gone, and that wins prizes: a small one may be less than the stake. */
function figuresOfPrizes(all: SideFigures['hits'], deals: number): SideFigures {
  const hits = all.filter(({ pay }) => pay > 0)
  const { unit, integers } = scaleToIntegers(hits.map(({ pay }) => pay))
  const won = hits.reduce((sum, { ways }, i) => sum + BigInt(integers[i]!) * BigInt(ways), 0n)
  const staked = BigInt(unit) * BigInt(deals)
  return { ev: exact(won - staked, staked), hits: hits.map((hit) => ({ ...hit, pay: tidyNet(hit.pay - 1) })), deals }
}

export const solverOf = (page: ShowdownPage): Solver<ShowdownRules, ShowdownState, string> =>
  counting({
    solve: (rules, state) => solve(page, rules, state),
    withSides: (rules, state) => countSides(page, rules, state, solve(page, rules, state)),
    whole: (rules, options = {}, onProgress) => whole(page, rules, options, onProgress),
    side: (rules, bet, options) => side(page, rules, bet, options),
  })
