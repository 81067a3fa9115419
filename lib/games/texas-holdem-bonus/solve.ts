import type { Card } from '@/lib/cards/card'
import { countHands } from '@/lib/cards/counts'
import { DECK, without } from '@/lib/cards/deck'
import { POKER_HANDS } from '@/lib/cards/hands'
import {
  BONUS_STAKES,
  type BonusMemory,
  type BonusWhole,
  bonusWhole,
  dealsIn,
  type HandOption,
  type HandPlan,
  type Ledger,
  ledgerOf,
  outcomesOf,
  readyKernel,
  type Starter,
} from '@/lib/engines/holdem/index'
import { sidePay, tallyOf } from '@/lib/engines/settlement/index'
import { gatherClasses } from '@/lib/game/strategy/cells'
import { addSides, counting, type Rows, rowsOf } from '@/lib/game/side-bets/counted'
import { exact } from '@/lib/game/ev'
import type { GameFigures, SideFigures, StartingClass } from '@/lib/game/figures'
import { endingFacts, fact, type Facts, holdemDecisions, makeOptionOf } from '@/lib/families/holdem/solver'
import { twoCardClass } from '@/lib/game/strategy/maps'
import { varianceOf } from '@/lib/game/outcomes'
import { figuresOf } from '@/lib/game/side-bets/pays'
import { sideFigures } from '@/lib/game/side-bets/figures'
import type { Solution } from '@/lib/game/solution'
import type { Progress, SideOptions, Solver, WholeOptions } from '@/lib/game/solver'
import { choose, combinations } from '@/lib/math/combinations'
import { add, divide, exactDecimal, fraction, multiply, toNumber } from '@/lib/math/fraction'
import type { Ways } from './lists'
import {
  betSoFar,
  type BonusAction,
  bonusHandOf,
  type BonusStage,
  type BonusState,
  holdsAces,
  payoffOf,
  round,
} from './round'
import { BONUS_HANDS, type BonusHand, type BonusRules, TABLE } from './rules'
import { findWay } from './strategy'
import { TALLY } from './words'

// ——— One decision ———————————————————————————————————————————————————————————————————————————————————————

/** Two antes are bet before the flop. One more may be bet on the flop, and one on the turn. */
export const planOf = (rules: BonusRules): HandPlan => ({
  payoff: payoffOf(rules),
  stakes: BONUS_STAKES,
  asks: ['flop', 'turn'],
})

function does(action: BonusAction, stage: BonusStage, { did }: BonusState): HandOption {
  if (action === 'fold') return 'fold'
  if (stage === 'preflop') return { on: 0 }
  const more = action === 'bet' ? 1 : 0
  return stage === 'flop' ? { on: more } : { bet: betSoFar(did) + more }
}

const factsOf: Facts<BonusAction> = ({ nets, unit }, action, ledger) => {
  if (action === 'fold') return undefined
  const met = ledger.played.filter(([, tally]) => dealsIn(tally) > 0).map(([bet]) => bet)
  const most = Math.max(...met)
  return [
    ...endingFacts(tallyOf(TABLE), ledger),
    fact(ledger, TALLY.paid, ({ kind }, place, bet) => kind === 'win' && nets[bet]![place]! / unit > bet),
    ...(met.some((bet) => bet !== most) ? [fact(ledger, TALLY.most, (_, __, bet) => bet === most)] : []),
  ]
}

export const optionOf = makeOptionOf(factsOf)

const decisions = holdemDecisions<BonusRules, BonusState, BonusAction, BonusStage>({
  round,
  planOf,
  cardsOf: (state) => state,
  does,
  optionOf,
})
export const { solve } = decisions

// ——— The whole game —————————————————————————————————————————————————————————————————————————————————————

/** The classes of starting hands. `starts` decides which hands bet; without it, best play does. */
function classesOf({ classes, dealsPerHand }: BonusWhole, starts: Starter | undefined): readonly StartingClass[] {
  return gatherClasses(
    classes.map((one) => ({
      into: twoCardClass(one.high, one.low, one.suited),
      deals: one.hands,
      options: [
        { action: 'bet', ev: exact(one.betTotal, dealsPerHand) },
        { action: 'fold', ev: exact(one.foldTotal, dealsPerHand) },
      ],
      taken: (starts ? starts(one) : one.betTotal > one.foldTotal) ? 'bet' : 'fold',
    })),
  )
}

/** The classes of starting hands if best play follows the start; nothing for other strategies. */
function mapped(solved: BonusWhole, { starts, flop, turn }: Ways): Pick<GameFigures, 'classes' | 'cells'> {
  if (flop ?? turn) return {}
  const classes = classesOf(solved, starts)
  return { classes, cells: classes }
}

/** Shares of rounds by the antes bet besides the ante: 2, 3, 4, or none after a fold. */
const endsOf = ({ played, folded }: Ledger, deals: number): Record<string, number> => ({
  ...Object.fromEntries(played.map(([bet, tally]) => [`bet-${bet}x`, dealsIn(tally) / deals])),
  fold: folded / deals,
})

/** The decisions on flops and turns of the last solve. They are reused while a reader drags the ante's pay. */
const memory: BonusMemory = new Map()

/**
 * The whole game over all 55,627,620,048,000 deals: best play, which takes the cheaper action on an exact tie, or one
 * of STRATEGIES by its id. Throws `RangeError` on an unknown id.
 */
export function whole(
  rules: BonusRules,
  { strategy, outcomes: wanted = true }: WholeOptions = {},
  onProgress?: Progress,
): GameFigures {
  const ways = strategy === undefined ? {} : findWay(strategy).ways(rules)
  const payoff = payoffOf(rules)
  const solved = bonusWhole(payoff, onProgress, ways, memory)
  const { deals, folded, flopBets, turnBets, total } = solved
  const played = deals - folded
  const ledger = wanted ? ledgerOf(solved.results(), folded) : undefined
  const outcomes = ledger && outcomesOf(payoff, ledger)
  onProgress?.(1)
  return {
    ev: exact(total, BigInt(deals)),
    averageBet: exact(deals + BONUS_STAKES[0] * played + flopBets + turnBets, deals),
    frequencies: { bet: played / deals, fold: folded / deals },
    ...(ledger && outcomes && { ends: endsOf(ledger, deals), variance: varianceOf(outcomes, deals), outcomes }),
    ...mapped(solved, ways),
    method: 'exact',
  }
}

// ——— Side bets ——————————————————————————————————————————————————————————————————————————————————————————

/**
 * The bonus bet over every two hole cards, and against aces over every hand of the dealer. Deals are of both hands:
 * C(n, 2) · C(n − 2, 2).
 */
function bonusFigures(rules: BonusRules, stub: readonly Card[]): SideFigures {
  const dealers = choose(stub.length - 2, 2)
  const ways = new Map<BonusHand, number>()
  const put = (hand: BonusHand, n: number): unknown => n > 0 && ways.set(hand, (ways.get(hand) ?? 0) + n)
  for (const hand of combinations(stub, 2)) {
    const held = bonusHandOf(hand, [])
    if (held === undefined) continue
    const acesToo =
      held === 'aces' ? choose(stub.filter((card) => holdsAces([card]) && !hand.includes(card)).length, 2) : 0
    put(held, dealers - acesToo)
    put('aces-both', acesToo)
  }
  const hits = BONUS_HANDS.map((id) => ({
    id,
    pay: sidePay(rules, 'bonus', id),
    ways: ways.get(id) ?? 0,
  }))
  return figuresOf(hits, choose(stub.length, 2) * dealers)
}

/**
 * The First 5 Jackpot over every two cards and flop. A royal flush wins `meter` bets, the stake among them, so a meter
 * of 1 just returns the stake. Without a meter it pays the fixed prize of the table. Everybody at a live table plays the
 * same hand, so all `players` who made the bet win the meter together, and each gets the same share.
 */
function firstFiveFigures(
  rules: BonusRules,
  stub: readonly Card[],
  { meter: given, players = 1 }: Pick<SideOptions, 'meter' | 'players'>,
): SideFigures {
  const ways = countHands(stub, 5)
  const deals = choose(stub.length, 5)
  if (given === undefined && players === 1) return sideFigures(TABLE, rules, 'first-five', stub)
  const lines = POKER_HANDS.map((id, place) => ({ id, pay: sidePay(rules, 'first-five', id), ways: ways[place]! }))
  const meter = given ?? sidePay(rules, 'first-five', 'royal-flush') + 1
  const fixed = figuresOf(
    lines.map((line) => (line.id === 'royal-flush' ? { ...line, pay: 0 } : line)),
    deals,
  )
  const won = divide(exactDecimal(meter), fraction(players))
  const royals = ways.at(-1)!
  if (fixed.ev.kind !== 'exact') throw new Error('pays are decimals')
  // `fixed` counts a royal flush as a lost stake. The meter returns that stake and pays the rest.
  const ev = add(fixed.ev, multiply(won, fraction(royals, deals)))
  const hit = { id: 'royal-flush', pay: players === 1 ? Math.max(0, meter - 1) : toNumber(won) - 1, ways: royals }
  const share = players === 1 ? {} : { share: 1 / players }
  return { ...fixed, ev: exact(ev.num, ev.den), hits: [...fixed.hits, hit], ...share }
}

/**
 * The figures of a side bet over every deal of the cards that aren't dead. Throws `RangeError` on an unknown bet, and
 * `TooFewCards` if no deal is left.
 */
export function side(rules: BonusRules, bet: string, options: SideOptions = {}): SideFigures {
  const stub = without(DECK, options.dead ?? [])
  if (bet === 'bonus') return bonusFigures(rules, stub)
  return bet === 'first-five' ? firstFiveFigures(rules, stub, options) : sideFigures(TABLE, rules, bet, stub)
}

/** The rows of the bonus bet with a hand. Only with two aces do the dealer's cards matter. */
function bonusRows({ hand }: BonusState, stub: readonly Card[]): Rows {
  const held = bonusHandOf(hand, [])
  const both = held === 'aces' ? choose(stub.filter((card) => holdsAces([card])).length, 2) : 0
  const rows = [[held, choose(stub.length, 2) - both] as const, ['aces-both', both] as const]
  return new Map<string | undefined, number>(rows.filter(([, ways]) => ways > 0))
}

function withSides(rules: BonusRules, state: BonusState): Solution<BonusAction> {
  const stub = round.unseen(state)
  return addSides(solve(rules, state), TABLE, rules, state.sides, (bet) =>
    bet === 'bonus' ? bonusRows(state, stub) : rowsOf(TABLE, bet, state, stub),
  )
}

export const solver: Solver<BonusRules, BonusState, BonusAction> = counting({
  solve,
  withSides,
  worths: decisions.worths,
  whole,
  side,
  ready: readyKernel,
})
