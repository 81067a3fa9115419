import { type Card, suitOf } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { type SuitClass, suitClasses } from '@/lib/games/xx-poker/suit-classes'
import { gatherClasses } from '@/lib/game/strategy/cells'
import { bestOf, exact, tidyNet } from '@/lib/game/ev'
import type { GameFigures, SideFigures } from '@/lib/game/figures'
import { threeCardCell } from '@/lib/game/strategy/maps'
import { meanOf, varianceOf } from '@/lib/game/outcomes'
import { figuresOf } from '@/lib/game/side-bets/pays'
import type { Option, Outcome, Solution } from '@/lib/game/solution'
import type { Progress, SideOptions, Solver, WholeOptions } from '@/lib/game/solver'
import { choose } from '@/lib/math/combinations'
import { exactDecimal, fraction } from '@/lib/math/fraction'
import { type Ledger, pairAt } from './communal'
import {
  choicesAtFirst,
  type Contested,
  type Contests,
  integerPays,
  type IntegerPays,
  ledgerOf,
  makeContests,
  makeReached,
  noteAfterFirst,
  playContests,
  playHands,
} from './contests'
import {
  actionsAt,
  addedBy,
  adding,
  MIX_NAMES,
  mixPay,
  payOf,
  paysAt,
  placedBy,
  positionOf,
  stageOf,
  stubOf,
  type XxAction,
  type XxState,
} from './round'
import {
  type AddOn,
  MIX_AND_MATCH,
  MIX_RESULTS,
  type MixResult,
  POSITION_NAMES,
  POSITIONS,
  RESULTS,
  type XxRules,
} from './rules'
import { findStrategy, type Strategy } from './strategy'

type XxOption = Option<XxAction>

/** An entry of a ledger with its pay. */
interface Entry {
  readonly position: number
  readonly pay: number
  readonly ways: number
}

function entriesOf(rules: XxRules, ledger: Ledger): Entry[] {
  const entries: Entry[] = []
  POSITIONS.forEach((at, position) =>
    RESULTS.forEach((result, i) =>
      entries.push({ position, pay: payOf(rules, at, result), ways: ledger[position * RESULTS.length + i]! }),
    ),
  )
  return entries.filter(({ ways }) => ways > 0)
}

function tallyOf(entries: readonly Entry[]): NonNullable<XxOption['tally']> {
  const fact = (name: string, holds: (entry: Entry) => boolean) => ({
    name,
    ways: entries.filter(holds).reduce((sum, { ways }) => sum + ways, 0),
  })
  return [
    fact('wins', ({ pay }) => pay > 0),
    fact('pushes', ({ pay }) => pay === 0),
    fact('loses', ({ pay }) => pay < 0),
    ...POSITIONS.map((at, position) =>
      fact(`ends at ${POSITION_NAMES[at]}`, (entry) => entry.position === position),
    ).filter(({ ways }) => ways > 0),
  ]
}

/** An option from its ledger, with `stake` Play bets in action. */
function optionOf(rules: XxRules, action: XxAction, ledger: Ledger, stake: number, deals: number): XxOption {
  const entries = entriesOf(rules, ledger)
  const ways = new Map<number, number>()
  for (const entry of entries) {
    const net = tidyNet(entry.pay * stake)
    ways.set(net, (ways.get(net) ?? 0) + entry.ways)
  }
  const outcomes = [...ways].sort((a, b) => a[0] - b[0])
  return { action, ev: meanOf(outcomes, deals), outcomes, tally: tallyOf(entries) }
}

/** The ledger of each action of a contest, in the order of the actions. */
function contestLedgers(contests: Contests, state: XxState, actions: readonly XxAction[]): Ledger[] {
  const [first, second] = state.dealer as readonly [Card, Card?]
  if (second === undefined)
    return choicesAtFirst(contests, first).map((held) => {
      const reached = makeReached()
      noteAfterFirst(contests, first, held, reached)
      return ledgerOf(contests, reached)
    })
  return actions.map((action) => {
    const reached = makeReached()
    const position = positionOf({ placed: [...state.placed, placedBy(state, action)] })
    reached[pairAt(first, second)] = POSITIONS.indexOf(position)
    return ledgerOf(contests, reached)
  })
}

/**
 * Every option of a decision, exactly. EVs are in Play bets over all equally likely deals of the unseen cards, and
 * include an add-on that was made. Throws if the state isn't a decision.
 */
export function solve(rules: XxRules, state: XxState): Solution<XxAction> {
  const stage = stageOf(state)
  if (stage === undefined) throw new Error('the state is not at a decision')
  const actions = actionsAt(rules, state)
  // The contest cards turned count as part of the stub here, because the ledger excludes contest cards from the
  // community cards itself.
  const contests = makeContests(integerPays(rules), state.hand, [...stubOf(state), ...state.dealer])
  const unseen = stubOf(state).length
  if (stage === 'add-on') {
    const ledger = ledgerOf(contests, playContests(contests).reached)
    const deals = unseen * (unseen - 1) * choose(unseen - 2, 3)
    return solutionOf(
      actions.map((action) => optionOf(rules, action, ledger, 1 + addedBy(action), deals)),
      deals,
    )
  }
  const deals = stage === 'contest-one' ? unseen * choose(unseen - 1, 3) : choose(unseen, 3)
  const ledgers = contestLedgers(contests, state, actions)
  return solutionOf(
    actions.map((action, i) => optionOf(rules, action, ledgers[i]!, 1 + (state.addOn ?? 0), deals)),
    deals,
  )
}

const solutionOf = (options: readonly XxOption[], deals: number): Solution<XxAction> => ({
  options,
  best: bestOf(options),
  deals,
})

// ——— The whole game —————————————————————————————————————————————————————————————————————————————————————

const HANDS = choose(52, 3)
const DEALS_PER_HAND = 49 * 48 * choose(47, 3)
const DEALS = BigInt(HANDS) * BigInt(DEALS_PER_HAND)

interface Played extends SuitClass, Contested {
  readonly adds: boolean
}

/** All hands with their worth. An exact tie declines the add-on, which is cheaper. */
function play(pays: IntegerPays, { adds, choosing }: Strategy, onProgress?: Progress): readonly Played[] {
  const contests = playHands(pays, choosing, onProgress)
  return suitClasses().map((one, i) => ({
    ...one,
    ...contests[i]!,
    adds: adds === undefined ? contests[i]!.total > 0n : adds(one.hand),
  }))
}

/** How often each result occurs at each position, over the hands that add on or over those that don't. */
function sumLedgers(played: readonly Played[], adds: boolean): Ledger {
  const sum = new Float64Array(POSITIONS.length * RESULTS.length)
  for (const one of played)
    if (one.adds === adds) one.ledger.forEach((ways, at) => (sum[at] = sum[at]! + ways * one.hands))
  return sum
}

function outcomesOf(
  rules: XxRules,
  stakes: readonly { readonly stake: number; readonly ledger: Ledger }[],
): readonly Outcome[] {
  const pays = POSITIONS.flatMap((position) => paysAt(rules, position))
  const ways = new Map<number, number>()
  for (const { stake, ledger } of stakes)
    ledger.forEach((n, at) => {
      const net = tidyNet(pays[at]! * stake)
      if (n > 0) ways.set(net, (ways.get(net) ?? 0) + n)
    })
  return [...ways].sort((a, b) => a[0] - b[0])
}

/** One entry for each class of hands with its suits renamed, and one for each cell of the map. */
function startingClasses(
  rules: XxRules,
  played: readonly Played[],
  unit: number,
): Pick<GameFigures, 'classes' | 'cells'> {
  const most = adding(Math.max(...rules.addOns) as AddOn)
  const stakes = [
    ...rules.addOns.map((addOn) => ({ action: adding(addOn), stake: exactDecimal(1 + addOn) })),
    { action: 'decline', stake: exactDecimal(1) },
  ]
  const den = BigInt(DEALS_PER_HAND) * BigInt(unit)
  const parts = played.map(({ id, hand, hands, total, adds }) => ({
    id,
    hand,
    deals: hands,
    options: stakes.map(({ action, stake }) => ({ action, ev: exact(total * stake.num, den * stake.den) })),
    taken: adds ? most : 'decline',
  }))
  return {
    classes: gatherClasses(parts.map((part) => ({ ...part, into: part.id }))),
    cells: gatherClasses(parts.map((part) => ({ ...part, into: threeCardCell(part.hand) }))),
  }
}

function sharesOf(ledgers: readonly Ledger[]): Readonly<Record<string, number>> {
  const waysAt = (position: number): number =>
    ledgers.reduce(
      (sum, ledger) =>
        sum +
        ledger.slice(position * RESULTS.length, (position + 1) * RESULTS.length).reduce((all, ways) => all + ways, 0),
      0,
    )
  return Object.fromEntries(POSITIONS.map((position, i) => [position, waysAt(i) / Number(DEALS)]))
}

function figures(rules: XxRules, played: readonly Played[], unit: number): GameFigures {
  const most = Math.max(...rules.addOns) as AddOn
  const part = exactDecimal(most)
  const sum = played.reduce(
    (all, { total, hands, adds }) => all + total * BigInt(hands) * (part.den + (adds ? part.num : 0n)),
    0n,
  )
  const added = played.reduce((all, { adds, hands }) => all + (adds ? hands : 0), 0)
  const averageBet = fraction(BigInt(HANDS) * part.den + BigInt(added) * part.num, BigInt(HANDS) * part.den)
  const [declined, raised] = [sumLedgers(played, false), sumLedgers(played, true)]
  const outcomes = outcomesOf(rules, [
    { stake: 1, ledger: declined },
    { stake: 1 + most, ledger: raised },
  ])
  return {
    ev: exact(sum, DEALS * BigInt(unit) * part.den),
    averageBet: exact(averageBet.num, averageBet.den),
    frequencies: { [adding(most)]: added / HANDS, decline: (HANDS - added) / HANDS },
    ends: sharesOf([declined, raised]),
    variance: varianceOf(outcomes, DEALS),
    outcomes,
    ...startingClasses(rules, played, unit),
    method: 'exact',
  }
}

/**
 * The whole game over all 22,100 × 38,137,680 deals: best play, or one of STRATEGIES by its id. Hands that add on make
 * the largest add-on offered. Throws `RangeError` on an unknown id.
 */
export function whole(rules: XxRules, options: WholeOptions = {}, onProgress?: Progress): GameFigures {
  const strategy = findStrategy(options.strategy)
  const pays = integerPays(rules)
  const played = play(pays, strategy, onProgress)
  onProgress?.(1)
  return figures(rules, played, pays.unit)
}

// ——— The side bet ———————————————————————————————————————————————————————————————————————————————————————

/**
 * The number of choices of four cards by result. Any of the four may be the dealer's, so all deals of them end alike.
 */
function countMixes(stub: readonly Card[]): Readonly<Record<MixResult, number>> {
  const suits = [0, 1, 2, 3].map((suit) => stub.filter((card) => suitOf(card) === suit).length)
  return {
    mix: suits.reduce((product, n) => product * n, 1),
    match: suits.reduce((sum, n) => sum + choose(n, 4), 0),
  }
}

/**
 * Mix & Match over every deal of the cards that aren't dead. Throws `RangeError` on any other bet, and `TooFewCards` if
 * no deal is left.
 */
function side(rules: XxRules, bet: string, options: SideOptions = {}): SideFigures {
  if (bet !== MIX_AND_MATCH) throw new RangeError(`“${bet}” is no side bet of XX Poker`)
  const stub = without(DECK, options.dead ?? [])
  const ways = countMixes(stub)
  return figuresOf(
    MIX_RESULTS.map((id) => ({ id, name: MIX_NAMES[id], pay: mixPay(rules, id), ways: ways[id] })),
    choose(stub.length, 4),
  )
}

// ——— The solver —————————————————————————————————————————————————————————————————————————————————————————

export const solver: Solver<XxRules, XxState, XxAction> = { solve, whole, side }
