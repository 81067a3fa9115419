import { type Card, cardOf, RANKS } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { strengthOfSum5 } from '@/lib/cards/evaluate/five'
import { CARD_KEYS } from '@/lib/cards/evaluate/keys'
import { startingClass } from '@/lib/cards/hole-cards'
import { STRENGTHS } from '@/lib/cards/strength'
import { FOLDED, netOf } from '@/lib/engines/settlement/index'
import { addSides, rowsOf } from '@/lib/game/side-bets/counted'
import { bestOf, compareEv, exact, tidyNet } from '@/lib/game/ev'
import type { GameFigures, SideFigures } from '@/lib/game/figures'
import { varianceOf } from '@/lib/game/outcomes'
import { sideFigures } from '@/lib/game/side-bets/figures'
import type { Ev, Option, Outcome, Solution } from '@/lib/game/solution'
import type { Progress, SideOptions, Solver } from '@/lib/game/solver'
import { TooFewCards } from '@/lib/game/too-few-cards'
import { choose as combinationsOf } from '@/lib/math/combinations'
import { scaleToIntegers } from '@/lib/math/fraction'
import {
  actionOf,
  ACTIONS,
  type Bet,
  betOf,
  type MississippiAction,
  type MississippiRules,
  PAYING_HANDS,
  STREETS,
  TABLE,
} from './rules'
import { betsOf, type MississippiState, rowOf, stageOf, TALLY, unseen } from './round'
import { type Policy, policyOf } from './strategy'

/*
 * Mississippi Stud, exactly. The player doesn't play against another hand, so a decision is a walk over the community
 * cards to come: at most 50 × 49 × 48 orders of them. Every bet of a round gets the same pay, so the round's net is its
 * stake (the ante and the bets) times what its five cards pay. A fold loses the stake. Bets already made therefore
 * matter: the larger the stake, the weaker the hands that play on.
 */

// ——— The pay table ——————————————————————————————————————————————————————————————————————————————————————————

/** The ways a round can end: the rows of the pay table, a hand below all of them, a fold. */
const ROWS = PAYING_HANDS.length + 2
const LOSES = ROWS - 2
const FOLDS = ROWS - 1

let rowsMade: Uint8Array | undefined
/** The row of every strength of five cards. */
const rowsOfStrengths = (): Uint8Array =>
  (rowsMade ??= Uint8Array.from({ length: STRENGTHS }, (_, strength) => {
    const row = rowOf(strength)
    return row < 0 ? LOSES : row
  }))

interface Pays {
  /** What each row pays for an ante of stake, in parts of an ante: whole numbers, `unit` of which make an ante. */
  readonly integers: readonly number[]
  readonly unit: number
  /** The same in antes. */
  readonly pays: readonly number[]
}

function paysOf(rules: MississippiRules): Pays {
  const stakes = { ante: 1 }
  const ends = [...PAYING_HANDS.map(({ id }) => id), 'high-card'].map((hand) => ({ ending: 'played', hand }) as const)
  const pays = [...ends, FOLDED].map((end) => netOf(TABLE, rules, { ...end, stakes }))
  return { ...scaleToIntegers(pays), pays }
}

// ——— The cards to come ——————————————————————————————————————————————————————————————————————————————————————

/** A decision that a round may reach, and what may follow it. */
interface Ahead {
  /** The community cards; their order doesn't matter. */
  readonly board: readonly Card[]
  /** The number of orders in which the cards to come may be dealt. */
  readonly deals: number
  /** The decision after each next card; empty before the last card. */
  readonly next: readonly Ahead[]
  /** Before the last card: how many last cards give each row. */
  readonly counts: Uint8Array
  /** Before the last card: what a stake of one ante wins, summed over the last cards, in parts of an ante. */
  readonly gain: number
  /** Results of `worthOf` by stake, where already computed. */
  readonly worth: number[]
}

const NO_COUNTS = new Uint8Array(0)

/** The decision before the last card. `stub` may hold the cards of the board, which are skipped. */
function beforeLast(hand: readonly Card[], board: readonly Card[], stub: readonly Card[], { integers }: Pays): Ahead {
  const rows = rowsOfStrengths()
  const [a, b, c, d] = [...hand, ...board] as [Card, Card, Card, Card]
  const keys = CARD_KEYS
  const sum = keys[a]! + keys[b]! + keys[c]! + keys[d]!
  const counts = new Uint8Array(ROWS)
  for (let i = 0; i < stub.length; i++) {
    const card = stub[i]!
    if (card === c || card === d) continue
    const row = rows[strengthOfSum5((sum + keys[card]!) | 0, a, b, c, d, card)]!
    counts[row] = counts[row]! + 1
  }
  let [deals, gain] = [0, 0]
  for (let row = 0; row < ROWS; row++) {
    deals += counts[row]!
    gain += counts[row]! * integers[row]!
  }
  return { board, deals, next: NONE, counts, gain, worth: NO_WORTH }
}

/** Shared by all decisions before the last card: nothing follows them, and `gain` already gives their worth. */
const NONE: readonly Ahead[] = []
const NO_WORTH: number[] = []

const before = (board: readonly Card[], next: readonly Ahead[]): Ahead => ({
  board,
  deals: next.reduce((sum, { deals }) => sum + deals, 0),
  next,
  counts: NO_COUNTS,
  gain: 0,
  worth: [],
})

/** The decision with zero to two community cards known. Throws `TooFewCards` if the stub can't finish the board. */
function aheadOf(hand: readonly Card[], board: readonly Card[], stub: readonly Card[], pays: Pays): Ahead {
  if (stub.length < 3 - board.length) throw new TooFewCards()
  if (board.length === 2) return beforeLast(hand, board, stub, pays)
  if (board.length === 1)
    return before(
      board,
      stub.map((card) => beforeLast(hand, [...board, card], stub, pays)),
    )
  // Two community cards make the same decision in either order, so it is built once.
  const shared = stub.map((one, i) => stub.slice(0, i).map((other) => beforeLast(hand, [other, one], stub, pays)))
  return before(
    board,
    stub.map((card, i) => before([card], [...shared[i]!, ...shared.slice(i + 1).map((withLater) => withLater[i]!)])),
  )
}

// ——— Best play ——————————————————————————————————————————————————————————————————————————————————————————————

/**
 * What a round with this stake is worth once the bet is made, with best play afterwards, summed over `deals` in parts
 * of an ante. It is below 2^53 before the fourth card: at most 2,352 deals of 10 antes at 100,000 in millionths.
 */
function worthOf(at: Ahead, stake: number, unit: number): number {
  if (at.next.length === 0) return stake * at.gain
  return (at.worth[stake] ??= at.next.reduce((sum, next) => sum + worthOfBest(next, stake, unit), 0))
}

const afterBet = (at: Ahead, stake: number, bet: 0 | Bet, unit: number): number =>
  bet === 0 ? -stake * unit * at.deals : worthOf(at, stake + bet, unit)

const worthOfBest = (at: Ahead, stake: number, unit: number): number =>
  Math.max(
    afterBet(at, stake, 0, unit),
    worthOf(at, stake + 1, unit),
    worthOf(at, stake + 2, unit),
    worthOf(at, stake + 3, unit),
  )

const SMALLER_FIRST = [0, 1, 2, 3] as const

/** The best bet before the fourth or the fifth card; of equal ones the smallest, or the largest if `larger`. */
const bestBet =
  (unit: number, larger = false): Choose =>
  (at, stake) =>
    SMALLER_FIRST.reduce<0 | Bet>((best, bet) => {
      const gain = afterBet(at, stake, bet, unit) - afterBet(at, stake, best, unit)
      return gain > 0 || (larger && gain === 0) ? bet : best
    }, 0)

// ——— Playing on —————————————————————————————————————————————————————————————————————————————————————————————

/** Chooses the bet at a decision after the first: 0 folds. */
type Choose = (at: Ahead, stake: number, bets: readonly Bet[]) => 0 | Bet

const MOST_STAKE = 10

/** Counts of how rounds went. */
interface Tally {
  /** The deals that end with a stake in a row, at index `stake × ROWS + row`. */
  readonly ends: Float64Array
  /** The deals in which a bet is made, at index `4 × community cards + bet`. */
  readonly bets: Float64Array
}

const makeTally = (): Tally => ({
  ends: new Float64Array((MOST_STAKE + 1) * ROWS),
  bets: new Float64Array(4 * STREETS.length),
})

/** Makes a bet and counts every round that can follow it. */
function playOn(tally: Tally, at: Ahead, stake: number, bet: 0 | Bet, bets: readonly Bet[], choose: Choose): void {
  const { ends } = tally
  const street = 4 * at.board.length + bet
  tally.bets[street] = tally.bets[street]! + at.deals
  const after = stake + bet
  const from = after * ROWS
  if (bet === 0) ends[from + FOLDS] = ends[from + FOLDS]! + at.deals
  else if (at.next.length === 0)
    for (let row = 0; row < FOLDS; row++) ends[from + row] = ends[from + row]! + at.counts[row]!
  else {
    const made = [...bets, bet]
    for (const next of at.next) playOn(tally, next, after, choose(next, after, made), made, choose)
  }
}

function addTally(to: Tally, tally: Tally, times: number): void {
  for (const part of ['ends', 'bets'] as const)
    for (let i = 0; i < to[part].length; i++) to[part][i]! += times * tally[part][i]!
}

/** The mean net result of the rounds of a tally, in antes. */
function evOf({ ends }: Tally, { integers, unit }: Pays): Ev {
  let [sum, deals] = [0n, 0]
  ends.forEach((ways, at) => {
    if (ways === 0) return
    sum += BigInt(ways) * BigInt(Math.floor(at / ROWS) * integers[at % ROWS]!)
    deals += ways
  })
  return exact(sum, BigInt(unit) * BigInt(deals))
}

function outcomesOf({ ends }: Tally, { pays }: Pays): readonly Outcome[] {
  const ways = new Map<number, number>()
  ends.forEach((count, at) => {
    const net = tidyNet(Math.floor(at / ROWS) * pays[at % ROWS]!)
    if (count > 0) ways.set(net, (ways.get(net) ?? 0) + count)
  })
  return [...ways].sort((a, b) => a[0] - b[0])
}

/** An action's counts for the proof line. */
function factsOf({ ends }: Tally, { pays }: Pays): NonNullable<Option<MississippiAction>['tally']> {
  const fact = (name: string, holds: (row: number) => boolean) => ({
    name,
    ways: ends.reduce((sum, ways, at) => sum + (holds(at % ROWS) ? ways : 0), 0),
  })
  return [
    fact(TALLY.wins, (row) => pays[row]! > 0),
    fact(TALLY.pushes, (row) => pays[row] === 0),
    fact(TALLY.loses, (row) => row === LOSES),
    fact(TALLY.folds, (row) => row === FOLDS),
  ]
}

/** Each action at a decision, with the rounds that can follow it. */
const playAll = (at: Ahead, bets: readonly Bet[], pays: Pays, choose: Choose): readonly Played[] =>
  ACTIONS.map((action) => {
    const tally = makeTally()
    const stake = bets.reduce<number>((sum, bet) => sum + bet, 1)
    playOn(tally, at, stake, betOf(action), bets, choose)
    return { action, tally, ev: evOf(tally, pays) }
  })

interface Played {
  readonly action: MississippiAction
  readonly tally: Tally
  readonly ev: Ev
}

// ——— One decision ———————————————————————————————————————————————————————————————————————————————————————————

/** What the player knows at a decision. */
export interface MississippiSpot {
  readonly hand: readonly Card[]
  /** Zero, one or two community cards. */
  readonly board: readonly Card[]
  /** The bet made before each community card, in antes. */
  readonly bets: readonly Bet[]
  readonly dead?: readonly Card[]
}

/**
 * Every action at a decision, over every order of the cards to come. EVs and nets are of the whole round, in antes. Of
 * later bets that are worth the same, the smallest is made. Throws `RangeError` if the cards and bets make no decision,
 * and `TooFewCards` if the cards left can't finish the round.
 */
export function decision(
  rules: MississippiRules,
  { hand, board, bets, dead = [] }: MississippiSpot,
): Solution<MississippiAction> {
  const seen = [...hand, ...board, ...dead]
  const stub = without(DECK, seen)
  const isDecision = hand.length === 2 && board.length <= 2 && bets.length === board.length
  if (!isDecision || stub.length + seen.length !== DECK.length)
    throw new RangeError('these cards and bets make no decision')
  const pays = paysOf(rules)
  const at = aheadOf(hand, board, stub, pays)
  const played = playAll(at, bets, pays, bestBet(pays.unit))
  const options = played.map(({ action, tally, ev }) => ({
    action,
    ev,
    outcomes: outcomesOf(tally, pays),
    ...(action === 'fold' ? {} : { tally: factsOf(tally, pays) }),
  }))
  return { options, best: bestOf(options), deals: at.deals }
}

// ——— The whole game —————————————————————————————————————————————————————————————————————————————————————————

export interface MississippiFigures extends GameFigures {
  /**
   * The antes bet in a round if, of bets worth the same, the largest is made; `averageBet` assumes the smallest. Absent
   * if a strategy decides.
   */
  readonly largestAverageBet?: Ev
}

/** One hand of each of the 169 classes, and how many of the 1,326 hands its class holds. */
const STARTING: readonly { readonly hand: readonly [Card, Card]; readonly hands: number }[] = RANKS.flatMap((_, low) =>
  RANKS.slice(low).flatMap((__, above) => {
    const high = low + above
    const offsuit = { hand: [cardOf(high, 0), cardOf(low, 1)] as const, hands: high === low ? 6 : 12 }
    return high === low ? [offsuit] : [offsuit, { hand: [cardOf(high, 0), cardOf(low, 0)] as const, hands: 4 }]
  }),
)

/** The action with the highest EV; of equal ones the cheapest, or the most expensive if `larger`. */
function bestOfPlayed(played: readonly Played[], larger: boolean): Played {
  const ordered = larger ? played : played.toReversed()
  return ordered.reduce((best, one) => (compareEv(one.ev, best.ev) > 0 ? one : best))
}

/** The figures that follow from a tally of all rounds. */
function figuresOfTally(tally: Tally, deals: number, pays: Pays): Omit<GameFigures, 'classes' | 'cells'> {
  const outcomes = outcomesOf(tally, pays)
  const frequencies = STREETS.flatMap((street, cards) =>
    ACTIONS.map((action) => [`${street}:${action}`, tally.bets[4 * cards + betOf(action)]! / deals] as const),
  )
  return {
    ev: evOf(tally, pays),
    averageBet: exact(stakesOf(tally), deals),
    frequencies: Object.fromEntries(frequencies),
    variance: varianceOf(outcomes, deals),
    outcomes,
    method: 'exact',
  }
}

const stakesOf = ({ ends }: Tally): number => ends.reduce((sum, ways, at) => sum + ways * Math.floor(at / ROWS), 0)

/** The whole game over its 155,937,600 deals: best play, or play by `policy`. */
export function whole(rules: MississippiRules, policy?: Policy, onProgress?: Progress): MississippiFigures {
  const pays = paysOf(rules)
  const [all, larger] = [makeTally(), makeTally()]
  const classes = STARTING.map(({ hand, hands }, i) => {
    onProgress?.(i / STARTING.length)
    const at = aheadOf(hand, [], without(DECK, hand), pays)
    const choose: Choose = policy ? (next, _, bets) => policy(hand, next.board, bets) : bestBet(pays.unit)
    const played = playAll(at, [], pays, choose)
    const taken = policy
      ? played.find(({ action }) => action === actionOf(policy(hand, [], [])))!
      : bestOfPlayed(played, false)
    addTally(all, taken.tally, hands)
    if (!policy) {
      const tally = makeTally()
      playOn(tally, at, 1, betOf(bestOfPlayed(played, true).action), [], bestBet(pays.unit, true))
      addTally(larger, tally, hands)
    }
    return { id: startingClass(hand), deals: hands, options: played.map(({ action, ev }) => ({ action, ev })) }
  })
  onProgress?.(1)
  const deals = combinationsOf(DECK.length, 2) * BOARDS
  return {
    ...figuresOfTally(all, deals, pays),
    ...(policy ? {} : { largestAverageBet: exact(stakesOf(larger), deals) }),
    classes,
    cells: classes,
  }
}

// ——— Every decision of the best play ————————————————————————————————————————————————————————————————————————

/** A decision that best play reaches. It stands for `hands` starting hands that differ only in their suits. */
export interface MetDecision {
  readonly hand: readonly Card[]
  readonly board: readonly Card[]
  readonly bets: readonly Bet[]
  readonly hands: number
  /** The number of orders in which the cards to come may be dealt. */
  readonly deals: number
  /** The worth of each of `ACTIONS`, summed over the deals in parts of an ante. */
  readonly sums: readonly number[]
}

/** The number of orders in which the community cards may be dealt. */
export const BOARDS = 50 * 49 * 48

/**
 * Visits every decision of best play, which makes the smallest of equal bets. Returns how many of the parts in the sums
 * make an ante.
 */
export function eachDecision(rules: MississippiRules, visit: (met: MetDecision) => void, show?: Progress): number {
  const pays = paysOf(rules)
  const { unit } = pays
  const choose = bestBet(unit)
  const meet = (hand: readonly Card[], hands: number, at: Ahead, bets: readonly Bet[]): void => {
    const stake = bets.reduce<number>((sum, bet) => sum + bet, 1)
    const sums = ACTIONS.map((action) => afterBet(at, stake, betOf(action), unit))
    visit({ hand, board: at.board, bets, hands, deals: at.deals, sums })
    const bet = choose(at, stake, bets)
    if (bet !== 0) for (const next of at.next) meet(hand, hands, next, [...bets, bet])
  }
  STARTING.forEach(({ hand, hands }, i) => {
    show?.(i / STARTING.length)
    meet(hand, hands, aheadOf(hand, [], without(DECK, hand), pays), [])
  })
  return unit
}

// ——— The side bet ———————————————————————————————————————————————————————————————————————————————————————————

/**
 * The Three Card Bonus over every three community cards that aren't dead. Throws `TooFewCards` if fewer than three are
 * left.
 */
export const threeCardBonus = (rules: MississippiRules, dead: readonly Card[] = []): SideFigures =>
  sideFigures(TABLE, rules, 'three-card', without(DECK, dead))

// ——— The solver ——————————————————————————————————————————————————————————————————————————————————————————————

const side = (rules: MississippiRules, bet: string, { dead = [] }: SideOptions = {}): SideFigures =>
  sideFigures(TABLE, rules, bet, without(DECK, dead))

function solve(rules: MississippiRules, state: MississippiState): Solution<MississippiAction> {
  if (stageOf(state) === undefined) throw new Error('this state is not at a decision')
  return decision(rules, { ...state, bets: betsOf(state.did) })
}

export const solver: Solver<MississippiRules, MississippiState, MississippiAction> = {
  solve,
  withSides: (rules, state) =>
    addSides(solve(rules, state), TABLE, rules, state.sides, (bet) => rowsOf(TABLE, bet, state, unseen(state))),
  whole: (rules, { strategy } = {}, onProgress) =>
    whole(rules, strategy === undefined ? undefined : policyOf(strategy), onProgress),
  side,
}
