import { ruleOf } from './clauses'
import { type Card, cardOf } from '@/lib/cards/card'
import { DECK_WITH_JOKER, without } from '@/lib/cards/deck'
import {
  clausesIn,
  type Dealing,
  duel,
  type DuelCounts,
  eachFlushHand,
  eachFlushRun,
  eachRankHand,
  eachRankRun,
  FLUSH_CLASSES,
  knownClauseHands,
  knownDuel,
  RANK_CLASSES,
  rankCounts,
  readSeven,
  type Showdowns,
  showdowns,
  sortHand,
  suitsOf,
  tableOf,
} from '@/lib/engines/pai-gow/index'
import { bestOf, exact } from '@/lib/game/ev'
import type { GameFigures, SideFigures, StartingClass } from '@/lib/game/figures'
import { varianceOf } from '@/lib/game/outcomes'
import type { Option, Outcome, Solution } from '@/lib/game/solution'
import type { Progress, SideOptions, Solver, WholeOptions } from '@/lib/game/solver'
import { TooFewCards } from '@/lib/game/too-few-cards'
import { choose } from '@/lib/math/combinations'
import { exactDecimal, scaleToIntegers } from '@/lib/math/fraction'
import { paidRow, rowsMade, ROYAL_MATCH } from './bonus'
import { FOLLOW, OPTIMAL, wayOf } from './strategy'
import { wholeOptimal } from './optimal'
import {
  type Ending,
  endingNets,
  ENDINGS,
  HAND,
  type PaiGowAction,
  type PaiGowState,
  settingsOf,
  stubOf,
  TALLY_NAMES,
} from './round'
import { BONUS_ROWS, dealingOf, type PaiGowRules } from './rules'

/** Net results with their ways. Equal nets are merged: with a commission of 1, a win is a push. */
function outcomesOf(
  nets: Readonly<Record<Ending, number>>,
  ways: Readonly<Record<Ending, number>>,
): readonly Outcome[] {
  const sums = new Map<number, number>()
  for (const ending of ENDINGS)
    if (ways[ending] > 0) sums.set(nets[ending], (sums.get(nets[ending]) ?? 0) + ways[ending])
  return [...sums].sort((a, b) => a[0] - b[0])
}

function optionOf(
  rules: PaiGowRules,
  action: PaiGowAction,
  { wins, pushes, losses }: Showdowns,
  deals: number,
): Option<PaiGowAction> {
  const nets = endingNets(rules)
  const ways = { win: wins, push: pushes, loss: losses }
  const { unit, integers } = scaleToIntegers(ENDINGS.map((ending) => nets[ending]))
  const total = ENDINGS.reduce((sum, ending, i) => sum + BigInt(integers[i]!) * BigInt(ways[ending]), 0n)
  return {
    action,
    ev: exact(total, BigInt(unit) * BigInt(deals)),
    outcomes: outcomesOf(nets, ways),
    tally: ENDINGS.map((ending) => ({ name: TALLY_NAMES[ending], ways: ways[ending] })),
  }
}

/** Every legal setting, over every hand of the other side. Throws if the state isn't the decision. */
export function solve(rules: PaiGowRules, state: PaiGowState): Solution<PaiGowAction> {
  if (state.hand.length !== HAND || state.low.length > 0) throw new Error('the state is not at a decision')
  const stub = stubOf(state)
  const settings = settingsOf(rules, state.hand)
  const counts = showdowns(settings, tableOf(dealingOf(rules)), stub, rules.banking)
  const deals = choose(stub.length, HAND)
  const options = settings.map(({ action }, i) => optionOf(rules, action, counts[i]!, deals))
  return { options, best: bestOf<PaiGowAction>(options), deals }
}

// ——— The whole game —————————————————————————————————————————————————————————————————————————————————————

/** In how many of the 8,250,459,031,214,400 deals of the whole game the player wins, pushes and loses. */
interface Endings {
  readonly win: bigint
  readonly push: bigint
  readonly loss: bigint
}

// ——— Duels ———————————————————————————————————————————————————————————————————————————————————————————————

const MOST_KEPT = 8
const kept: {
  readonly player: Dealing
  readonly other: Dealing
  readonly banking: boolean
  readonly counts: DuelCounts
}[] = []

const areSame = (a: Dealing, b: Dealing): boolean =>
  a.way === b.way && a.wheel === b.wheel && a.keepComplete === b.keepComplete

/**
 * The player's way against the other side's, over every deal. Takes some seconds the first time; the last few duels are
 * kept.
 */
export function playDuel(player: Dealing, other: Dealing, banking: boolean, onProgress?: Progress): DuelCounts {
  const known = kept.find((one) => areSame(one.player, player) && areSame(one.other, other) && one.banking === banking)
  if (known) return known.counts
  const counts = duel(tableOf(player), tableOf(other), banking, onProgress)
  kept.push({ player, other, banking, counts })
  if (kept.length > MOST_KEPT) kept.shift()
  return counts
}

const sumOf = (counts: readonly bigint[]): bigint => counts.reduce((sum, n) => sum + n, 0n)

function endingsOf({ wins, losses, deals }: DuelCounts): Endings {
  const [win, loss] = [sumOf(wins), sumOf(losses)]
  return { win, push: deals - win - loss, loss }
}

/** How the deals of a duel end. Whoever banks wins the copies. */
export const endingsOfDuel = (player: Dealing, other: Dealing, banking: boolean, onProgress?: Progress): Endings =>
  endingsOf(playDuel(player, other, banking, onProgress))

// ——— Figures —————————————————————————————————————————————————————————————————————————————————————————————

/** How many hands each clause of a way sets. */
const clauseHandsOf = (dealing: Dealing): readonly number[] =>
  knownClauseHands(dealing) ?? Array.from(tableOf(dealing).clauseHands)

/** The share of hands that each clause of a way sets. */
function clauseShares(dealing: Dealing): Readonly<Record<string, number>> {
  const clauseHands = clauseHandsOf(dealing)
  const all = clauseHands.reduce((sum, n) => sum + n, 0)
  return Object.fromEntries(clausesIn(dealing).map(({ id }, i) => [id, clauseHands[i]! / all]))
}

/** The number of hands that the other side can have. */
const OTHER_HANDS = BigInt(choose(46, 7))

/** Each clause with the EV of the hands that it sets. Clauses that set no hand are left out. */
function clauseCells(
  { commission }: PaiGowRules,
  player: Dealing,
  { wins, losses }: DuelCounts,
): readonly StartingClass[] {
  const clauseHands = clauseHandsOf(player)
  const { num, den } = exactDecimal(commission)
  return clausesIn(player).flatMap((clause, i) => {
    const { id } = clause
    const deals = clauseHands[i]!
    if (deals === 0) return []
    const ev = exact(wins[i]! * (den - num) - losses[i]! * den, BigInt(deals) * OTHER_HANDS * den)
    return [{ id, says: clause.sentence, ...ruleOf(clause), deals, options: [{ action: FOLLOW, ev }] }]
  })
}

/** Net results with their ways, ascending. Equal nets are merged: with a commission of 1, a win is a push. */
function gameOutcomes(rules: PaiGowRules, ends: Endings): readonly Outcome[] {
  const nets = endingNets(rules)
  const ways = new Map<number, number>()
  for (const ending of ENDINGS) ways.set(nets[ending], (ways.get(nets[ending]) ?? 0) + Number(ends[ending]))
  return [...ways].sort((a, b) => a[0] - b[0])
}

function figuresOf(rules: PaiGowRules, player: Dealing, counts: DuelCounts): GameFigures {
  const ends = endingsOf(counts)
  const { num, den } = exactDecimal(rules.commission)
  const outcomes = gameOutcomes(rules, ends)
  return {
    ev: exact(ends.win * (den - num) - ends.loss * den, counts.deals * den),
    averageBet: exact(1, 1),
    frequencies: clauseShares(player),
    variance: varianceOf(outcomes, counts.deals),
    outcomes,
    cells: clauseCells(rules, player, counts),
    method: 'exact',
  }
}

/**
 * The whole game. A strategy is a house way that plays against the house way of the rules, over every deal: at once for
 * ways on file, otherwise in some seconds. `optimal` is the best setting of every hand, from a sample. Without a
 * strategy the player sets by the same way as the other side. Throws `RangeError` on an unknown strategy.
 */
export function whole(rules: PaiGowRules, { strategy }: WholeOptions = {}, onProgress?: Progress): GameFigures {
  const other = dealingOf(rules)
  const player = strategy === undefined || strategy === OPTIMAL ? other : { ...other, way: wayOf(strategy) }
  const share = strategy === OPTIMAL ? DUEL_SHARE : 1
  const counts =
    knownDuel(player, other, rules.banking) ??
    playDuel(player, other, rules.banking, (done) => onProgress?.(share * done))
  const figures = figuresOf(rules, player, counts)
  if (strategy === OPTIMAL) return wholeOptimal(rules, figures, (done) => onProgress?.(share + (1 - share) * done))
  onProgress?.(1)
  return figures
}

/** The largest share of the time of `optimal` that the duel takes. */
const DUEL_SHARE = 0.05

// ——— The side bet ———————————————————————————————————————————————————————————————————————————————————————

/** The rows that each class of hands makes; computed once. */
interface RowTable {
  readonly ranks: Uint16Array
  readonly flushes: Uint16Array
  /** For each flush class, the rows of its rank class. */
  readonly plain: Uint16Array
}

let table: RowTable | undefined

function makeTable(): RowTable {
  const ranks = new Uint16Array(RANK_CLASSES)
  const flushes = new Uint16Array(FLUSH_CLASSES)
  const plain = new Uint16Array(FLUSH_CLASSES)
  eachRankHand((hand, at) => {
    ranks[at] = rowsMade(hand)
  })
  eachFlushHand((hand, at, rankClass) => {
    flushes[at] = rowsMade(hand)
    plain[at] = ranks[rankClass]!
  })
  return { ranks, flushes, plain }
}

const ROYAL_RANKS = [8, 9, 10, 11, 12]

/**
 * The twelve hands of a royal flush with a king and queen that share another suit. The classes can't tell whether those
 * two share one.
 */
const ROYAL_MATCHES: readonly (readonly Card[])[] = [0, 1, 2, 3].flatMap((suit) =>
  [0, 1, 2, 3]
    .filter((other) => other !== suit)
    .map((other) => [...ROYAL_RANKS.map((rank) => cardOf(rank, suit)), cardOf(11, other), cardOf(10, other)]),
)

/** The number of hands of the stub by the rows that they make. */
function countRows(stub: readonly Card[]): ReadonlyMap<number, number> {
  const { ranks, flushes, plain } = (table ??= makeTable())
  const counts = new Float64Array(1 << BONUS_ROWS.length)
  const { suits, joker } = suitsOf(stub)
  eachRankRun(rankCounts(stub), joker, (at, scale, ways) => {
    for (let i = 0; i < ways.length; i++) counts[ranks[at + i]!]! += scale * ways[i]!
  })
  eachFlushRun(suits, joker, (at, ways) => {
    for (let i = 0; i < ways.length; i++) {
      counts[flushes[at + i]!]! += ways[i]!
      counts[plain[at + i]!]! -= ways[i]!
    }
  })
  for (const hand of ROYAL_MATCHES) {
    if (!hand.every((card) => stub.includes(card))) continue
    const rows = rowsMade(readSeven(sortHand(hand)))
    counts[rows]!--
    counts[rows | ROYAL_MATCH]!++
  }
  return new Map([...counts.entries()].filter(([, ways]) => ways > 0))
}

/**
 * The bonus over every hand of the cards that aren't dead: 154,143,080 in a whole deck. Throws `RangeError` on any
 * other bet, and `TooFewCards` if no deal is left.
 */
export function side(rules: PaiGowRules, bet: string, options: SideOptions = {}): SideFigures {
  if (bet !== 'bonus') throw new RangeError(`“${bet}” is no side bet of Pai Gow Poker`)
  const stub = without(DECK_WITH_JOKER, options.dead ?? [])
  const deals = choose(stub.length, 7)
  if (deals === 0) throw new TooFewCards()
  const ways = new Map<string, number>()
  for (const [rows, n] of countRows(stub)) {
    const row = paidRow(rules, rows)
    if (row !== undefined) ways.set(row, (ways.get(row) ?? 0) + n)
  }
  const hits = BONUS_ROWS.map(({ id }) => ({
    id,
    pay: id === 'three-pair-push' ? 0 : rules.pays.bonus[id]!,
    ways: ways.get(id) ?? 0,
  }))
    .filter(({ ways: n }) => n > 0)
    .reverse()
  const { unit, integers } = scaleToIntegers(hits.map(({ pay }) => pay))
  const lost = deals - hits.reduce((sum, hit) => sum + hit.ways, 0)
  const won = hits.reduce((sum, hit, i) => sum + BigInt(integers[i]!) * BigInt(hit.ways), 0n)
  return { ev: exact(won - BigInt(unit) * BigInt(lost), BigInt(unit) * BigInt(deals)), hits, deals }
}

// ——— The solver —————————————————————————————————————————————————————————————————————————————————————————

export const solver: Solver<PaiGowRules, PaiGowState, PaiGowAction> = { solve, whole, side }
