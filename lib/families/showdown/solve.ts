import { DECK, without } from '@/lib/cards/deck'
import {
  type Action,
  type ByEnd,
  count,
  decide,
  histogram,
  price,
  type Priced,
  type Showdown,
} from '@/lib/engines/showdown/index'
import { foldNet, netsAfter, sidePay, stakesOf, tallyName } from '@/lib/engines/settlement/index'
import { bestOf, exact, tidyNet } from '@/lib/games/ev'
import type { GameFigures, SideFigures, StartingClass } from '@/lib/games/figures'
import { figuresOf } from '@/lib/games/pays'
import type { Option, Outcome, Solution } from '@/lib/games/solution'
import type { Progress, SideOptions, Solver, WholeOptions } from '@/lib/games/solver'
import { choose } from '@/lib/math/combinations'
import { scaleToIntegers } from '@/lib/math/fraction'
import { kindOf, rankingOf, rowAt } from './hands'
import type { ShowdownPage } from './page'
import { payRow, roundOf, type ShowdownState } from './round'
import { qualifyingStrength, type ShowdownRules } from './rules'
import { cellId, compileStrategy, rulesOf } from './strategy'

/* The solver of a page: one decision, the whole game, the side bets. */

const ENDINGS = ['win', 'tie', 'loss', 'unqualified'] as const

/** The actions of the decision, the cheapest last. */
export const actionsOf = ({ settlement }: ShowdownPage): readonly string[] =>
  Object.keys(settlement.decisions[0]!.actions)

/** The game of a page as the engine counts it. */
export const showdownOf = (page: ShowdownPage, rules: ShowdownRules): Showdown => ({
  ranking: rankingOf(page),
  player: page.player.cards,
  dealer: page.dealer.cards,
  up: page.dealer.up,
  qualifies: qualifyingStrength(page, rules),
})

/** The nets of a round by end, for a hand of a strength and one action. */
export function netsOf(page: ShowdownPage, rules: ShowdownRules, action: string): (strength: number) => ByEnd {
  if (action === 'fold') {
    const fold = foldNet(page.settlement, rules, [action])
    return () => ({ unqualified: fold, win: fold, tie: fold, loss: fold })
  }
  const nets = netsAfter(page.settlement, [action], ENDINGS)
  return (strength) => nets(rules, payRow(page, strength))
}

// ——— One decision ———————————————————————————————————————————————————————————————————————————————————————

function optionOf(page: ShowdownPage, action: string, nets: ByEnd, ends: ByEnd, deals: number): Option<string> {
  if (action === 'fold') return { action, ev: exact(nets.loss, 1), outcomes: [[nets.loss, deals]] }
  const { unit, integers } = scaleToIntegers(ENDINGS.map((ending) => nets[ending]))
  // Below 2^53: at most 1,712,304 hands of the dealer and a net of some million antes in millionths.
  const total = ENDINGS.reduce((sum, ending, i) => sum + BigInt(integers[i]!) * BigInt(ends[ending]), 0n)
  const ways = new Map<number, number>()
  for (const ending of ENDINGS)
    if (ends[ending] > 0) ways.set(nets[ending], (ways.get(nets[ending]) ?? 0) + ends[ending])
  return {
    action,
    ev: exact(total, BigInt(unit) * BigInt(deals)),
    outcomes: [...ways].map(([net, n]): Outcome => [net, n]).sort((a, b) => a[0] - b[0]),
    tally: ENDINGS.map((ending) => ({ name: tallyName(page.settlement, ending), ways: ends[ending] })),
  }
}

function solve(page: ShowdownPage, rules: ShowdownRules, state: ShowdownState): Solution<string> {
  if (roundOf(page).stageOf(state) === undefined) throw new Error('the state is not at a decision')
  const { strength, ends, deals } = decide(showdownOf(page, rules), {
    hand: state.hand,
    up: [...state.upcard, ...state.dealer],
    dead: state.dead,
  })
  const options = actionsOf(page).map((action) =>
    optionOf(page, action, netsOf(page, rules, action)(strength), ends, deals),
  )
  return { options, best: bestOf(options), deals }
}

// ——— The whole game —————————————————————————————————————————————————————————————————————————————————————

function cellsOf(page: ShowdownPage, priced: Priced): readonly StartingClass[] {
  const actions = actionsOf(page)
  return priced
    .cells((strength, up) => cellId(rowAt(page, strength), up))
    .map(({ id, ways, evs, taken, ev }) => {
      const options = actions.flatMap((action, i) => (evs[i] ? [{ action, ev: exact(evs[i].num, evs[i].den) }] : []))
      if (taken.some((n) => n === ways)) return { id, deals: ways, options }
      const shares = Object.fromEntries(actions.map((action, i) => [action, taken[i]! / ways]))
      return { id, deals: ways, options, shares, ev: exact(ev.num, ev.den) }
    })
}

/** The actions of the decision as the engine prices them. */
export const offeredBy = (page: ShowdownPage, rules: ShowdownRules): readonly Action[] =>
  actionsOf(page).map((action) => ({
    bet: Object.values(stakesOf(page.settlement, [action])).reduce<number>((sum, stake) => sum + (stake ?? 0), 0),
    nets: netsOf(page, rules, action),
  }))

function whole(page: ShowdownPage, rules: ShowdownRules, options: WholeOptions, onProgress?: Progress): GameFigures {
  const actions = actionsOf(page)
  const strategy =
    options.strategy === undefined ? undefined : compileStrategy(page, rulesOf(page, options.strategy), actions)
  const counted = count(showdownOf(page, rules), onProgress)
  const priced = price(counted, offeredBy(page, rules), strategy)
  onProgress?.(1)
  return {
    ev: exact(priced.ev.num, priced.ev.den),
    averageBet: exact(priced.averageBet.num, priced.averageBet.den),
    frequencies: Object.fromEntries(actions.map((action, i) => [action, priced.shares[i]!])),
    variance: priced.variance,
    outcomes: priced.outcomes,
    cells: cellsOf(page, priced),
    method: 'exact',
  }
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

export const solverOf = (page: ShowdownPage): Solver<ShowdownRules, ShowdownState, string> => ({
  solve: (rules, state) => solve(page, rules, state),
  whole: (rules, options = {}, onProgress) => whole(page, rules, options, onProgress),
  side: (rules, bet, options) => side(page, rules, bet, options),
})
