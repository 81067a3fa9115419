import type { Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { suitClasses } from '@/lib/cards/suit-classes'
import type { Progress } from '@/lib/games/solver'
import { scaleToIntegers } from '@/lib/math/fraction'
import {
  ALL_PAIRS,
  type Communal,
  countCommunal,
  countResults,
  type Ledger,
  NOWHERE,
  pairAt,
  type Reached,
  worthOf,
} from './communal'
import { paysAt, RESULTS, winsContest } from './round'
import { POSITIONS, type XxRules } from './rules'

/*
 * The two contests of a hand, played best against every pair of contest cards. Hands are sets of the own cards as bits: bit i is
 * the i-th of the hand.
 */

const CARDS = 52
const ALL_HELD = 0b111

/** A hand against a stub, with the rules that tell how to play it. */
export interface Contests {
  readonly hand: readonly Card[]
  readonly stub: readonly Card[]
  readonly communal: Communal
  /** For each position: the worth of every pair of contest cards, in parts of a Play bet. */
  readonly worth: readonly Float64Array[]
  /** For each contest card: which own cards win against it. */
  readonly winners: Uint8Array
}

export const makeReached = (): Reached => new Uint8Array(ALL_PAIRS).fill(NOWHERE)

/** The pays of each position as integers, and the unit that makes them so. */
export interface IntegerPays {
  readonly unit: number
  readonly pays: readonly (readonly number[])[]
}

export function integerPays(rules: XxRules): IntegerPays {
  const { unit, integers } = scaleToIntegers(POSITIONS.flatMap((position) => paysAt(rules, position)))
  return { unit, pays: POSITIONS.map((_, i) => integers.slice(i * RESULTS.length, (i + 1) * RESULTS.length)) }
}

/** A hand against the cards that the contests and the communal hand may come from. */
export function makeContests({ pays }: IntegerPays, hand: readonly Card[], stub: readonly Card[]): Contests {
  const communal = countCommunal(hand, stub)
  const worth = pays.map((some) => worthOf(communal, stub, some))
  const winners = new Uint8Array(CARDS)
  for (const contest of stub)
    for (let i = 0; i < hand.length; i++) if (winsContest(hand[i]!, contest)) winners[contest]! |= 1 << i
  return { hand, stub, communal, worth, winners }
}

/** How a player chooses among the cards that win a contest. */
export type Choosing = 'best' | 'lowest' | 'highest'

/** The position after the second contest, from one won in the first (1) or none (0): placed if that is worth more, for an exact tie is not. */
function afterSecond(
  { worth, winners }: Contests,
  choosing: Choosing,
  won: number,
  held: number,
  first: Card,
  second: Card,
): number {
  if ((winners[second]! & held) === 0) return won
  const at = pairAt(first, second)
  return choosing !== 'best' || worth[won + 1]![at]! > worth[won]![at]! ? won + 1 : won
}

/** The worth of what follows the first contest, over every second contest card and communal hand. */
export function worthAfterFirst(contests: Contests, first: Card, held: number): number {
  const won = held === ALL_HELD ? 0 : 1
  let sum = 0
  for (const second of contests.stub)
    if (second !== first)
      sum += contests.worth[afterSecond(contests, 'best', won, held, first, second)]![pairAt(first, second)]!
  return sum
}

/** Notes what follows the first contest. */
export function noteAfterFirst(
  contests: Contests,
  first: Card,
  held: number,
  reached: Reached,
  choosing: Choosing = 'best',
): void {
  const won = held === ALL_HELD ? 0 : 1
  for (const second of contests.stub)
    if (second !== first) reached[pairAt(first, second)] = afterSecond(contests, choosing, won, held, first, second)
}

/** What is held after each way to meet the first contest card, the lowest card that wins placed first, holding last. */
export function choicesAtFirst({ hand, winners }: Contests, first: Card): number[] {
  const bits = hand.map((card, i) => ({ card, bit: 1 << i })).filter(({ bit }) => (winners[first]! & bit) !== 0)
  return [...bits.sort((a, b) => a.card - b.card).map(({ bit }) => ALL_HELD & ~bit), ALL_HELD]
}

/** What a player who places by rule holds after the first contest. */
function heldByRule(contests: Contests, first: Card, choosing: Exclude<Choosing, 'best'>): number {
  if (contests.winners[first] === 0) return ALL_HELD
  const choices = choicesAtFirst(contests, first)
  return choosing === 'lowest' ? choices[0]! : choices.at(-2)!
}

/** What is reached by one who always places, the lowest card that wins or the highest: no pay decides anything. */
function reachByRule(contests: Contests, choosing: Exclude<Choosing, 'best'>): Reached {
  const reached = makeReached()
  for (const first of contests.stub)
    noteAfterFirst(contests, first, heldByRule(contests, first, choosing), reached, choosing)
  return reached
}

/** What a player holds after the first contest. Of equal choices the last: the cheaper. */
function chooseAtFirst(contests: Contests, first: Card): { readonly held: number; readonly worth: number } {
  const choices = contests.winners[first] === 0 ? [ALL_HELD] : choicesAtFirst(contests, first)
  const worths = choices.map((held) => worthAfterFirst(contests, first, held))
  const most = worths.reduce((best, worth) => Math.max(best, worth))
  return { held: choices[worths.lastIndexOf(most)]!, worth: most }
}

/** Plays both contests best against every pair of cards: what it is all worth, in parts of a Play bet, and what is reached. */
export function playContests(contests: Contests): { readonly total: bigint; readonly reached: Reached } {
  const reached = makeReached()
  let total = 0n
  for (const first of contests.stub) {
    const { held, worth } = chooseAtFirst(contests, first)
    total += BigInt(worth)
    noteAfterFirst(contests, first, held, reached)
  }
  return { total, reached }
}

export const ledgerOf = ({ communal }: Contests, reached: Reached): Ledger => countResults(communal, reached)

/** The ways to meet a contest that several own cards win, in the order of the options: the lowest card that wins, the highest, none. */
export const MANNERS = ['place:lowest', 'place:highest', 'hold'] as const
export type Manner = (typeof MANNERS)[number]

// ——— Ledgers ————————————————————————————————————————————————————————————————————————————————————————————

/*
 * How often each hand comes to each result at each position, over all its 38,137,680 deals. Where every result pays more, or as much,
 * the further the bets have moved, the lowest card that wins is the best one to place: the cards that it leaves win whatever others
 * would have won. Then no decision depends on the pays, the ledgers of all hands are kept, and a new pay table is a sum over them.
 */

type ByRule = Exclude<Choosing, 'best'>

/** Which of RESULTS come of every hand, three of a kind or not: if these pay more further on, being there is worth more. */
const ALWAYS_POSSIBLE = ['two-pair', 'three-of-a-kind'] as const

/** Whether each move is worth more than staying, with whatever hand: so that placing the lowest card that wins is best, and no tie is to be broken. */
export function isRising({ pays }: IntegerPays): boolean {
  return pays.slice(1).every((further, i) => {
    const before = pays[i]!
    return (
      further.every((pay, at) => pay >= before[at]!) &&
      ALWAYS_POSSIBLE.every((result) => further[RESULTS.indexOf(result)]! > before[RESULTS.indexOf(result)]!)
    )
  })
}

const kept: Partial<Record<ByRule, readonly Ledger[]>> = {}

const NO_PAYS: IntegerPays = { unit: 1, pays: [] }

function makeLedgers(choosing: ByRule, onProgress?: Progress): readonly Ledger[] {
  const classes = suitClasses()
  return classes.map(({ hand }, i) => {
    if (i % 50 === 0) onProgress?.(i / classes.length)
    const contests = makeContests(NO_PAYS, hand, without(DECK, hand))
    return ledgerOf(contests, reachByRule(contests, choosing))
  })
}

/** A hand class with its ledger, and the sum over all deals of the net without an add-on, in parts of a Play bet. */
export interface Contested {
  readonly ledger: Ledger
  readonly total: bigint
}

/** Exact: a ledger counts at most 2^26 deals of one result, so that even their sums are bigints only to hold the largest pays. */
function contested({ pays }: IntegerPays, ledger: Ledger): Contested {
  let total = 0n
  pays.forEach((some, position) =>
    some.forEach((pay, result) => {
      const ways = ledger[position * RESULTS.length + result]!
      if (pay !== 0 && ways > 0) total += BigInt(pay) * BigInt(ways)
    }),
  )
  return { ledger, total }
}

/** Every class of hands, in the order of `suitClasses`, with its contests played so. */
export function playHands(pays: IntegerPays, choosing: Choosing, onProgress?: Progress): readonly Contested[] {
  const classes = suitClasses()
  const rule = choosing === 'best' ? (isRising(pays) ? 'lowest' : undefined) : choosing
  if (rule) return (kept[rule] ??= makeLedgers(rule, onProgress)).map((ledger) => contested(pays, ledger))
  return classes.map(({ hand }, i) => {
    if (i % 50 === 0) onProgress?.(i / classes.length)
    const contests = makeContests(pays, hand, without(DECK, hand))
    const { total, reached } = playContests(contests)
    return { ledger: ledgerOf(contests, reached), total }
  })
}
