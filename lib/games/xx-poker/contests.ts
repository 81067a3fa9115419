import type { Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { suitClasses } from '@/lib/games/xx-poker/suit-classes'
import type { Progress } from '@/lib/game/solver'
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
import { paysAt, winsContest } from './round'
import { POSITIONS, RESULTS, type XxRules } from './rules'

/*
 * The two contests of a hand, played against every pair of contest cards. Sets of the player's own cards are bits: bit
 * i is the i-th card of the hand.
 */

const CARDS = 52
const ALL_HELD = 0b111

/** A hand and a stub, with the values that decide how to play the hand. */
export interface Contests {
  readonly hand: readonly Card[]
  readonly stub: readonly Card[]
  readonly communal: Communal
  /** For each position, the worth of every pair of contest cards, summed over communal hands in parts of a Play bet. */
  readonly worth: readonly Float64Array[]
  /** For each contest card, the own cards that win against it, as bits. */
  readonly winners: Uint8Array
  /** Whether the player may keep a card that wins. */
  readonly mayHold: boolean
}

export const makeReached = (): Reached => new Uint8Array(ALL_PAIRS).fill(NOWHERE)

/** The pays of each position as integers, `unit` of which make a Play bet, and whether a card that wins may be kept. */
export interface IntegerPays extends Pick<XxRules, 'mayHold'> {
  readonly unit: number
  readonly pays: readonly (readonly number[])[]
}

export function integerPays(rules: XxRules): IntegerPays {
  const { unit, integers } = scaleToIntegers(POSITIONS.flatMap((position) => paysAt(rules, position)))
  return {
    unit,
    pays: POSITIONS.map((_, i) => integers.slice(i * RESULTS.length, (i + 1) * RESULTS.length)),
    mayHold: rules.mayHold,
  }
}

/** Prepares a hand. `stub` has the cards that the contests and the communal hand may come from. */
export function makeContests({ pays, mayHold }: IntegerPays, hand: readonly Card[], stub: readonly Card[]): Contests {
  const communal = countCommunal(hand, stub)
  const worth = pays.map((some) => worthOf(communal, stub, some))
  const winners = new Uint8Array(CARDS)
  for (const contest of stub)
    for (let i = 0; i < hand.length; i++) if (winsContest(hand[i]!, contest)) winners[contest]! |= 1 << i
  return { hand, stub, communal, worth, winners, mayHold }
}

/** How a player chooses among the cards that win a contest. */
export type Choosing = 'best' | 'lowest' | 'highest'

/**
 * The index of the position after the second contest, where `won` contests (0 or 1) were won before it. A card that
 * wins is placed. Only best play under rules that let the player hold it does so, if placing isn't worth more.
 */
function afterSecond(
  { worth, winners, mayHold }: Contests,
  choosing: Choosing,
  won: number,
  held: number,
  first: Card,
  second: Card,
): number {
  if ((winners[second]! & held) === 0) return won
  const at = pairAt(first, second)
  const places = !mayHold || choosing !== 'best' || worth[won + 1]![at]! > worth[won]![at]!
  return places ? won + 1 : won
}

/** The worth after the first contest with best play, summed over every second contest card and communal hand. */
export function worthAfterFirst(contests: Contests, first: Card, held: number): number {
  const won = held === ALL_HELD ? 0 : 1
  let sum = 0
  for (const second of contests.stub)
    if (second !== first)
      sum += contests.worth[afterSecond(contests, 'best', won, held, first, second)]![pairAt(first, second)]!
  return sum
}

/** Notes the positions that the second contest leads to. */
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

/**
 * The cards held after each choice against the first contest card: placing a card that wins, the lowest first, and
 * holding last, where the rules allow it or no card wins.
 */
export function choicesAtFirst({ hand, winners, mayHold }: Contests, first: Card): number[] {
  const bits = hand.map((card, i) => ({ card, bit: 1 << i })).filter(({ bit }) => (winners[first]! & bit) !== 0)
  const placed = bits.sort((a, b) => a.card - b.card).map(({ bit }) => ALL_HELD & ~bit)
  return mayHold || placed.length === 0 ? [...placed, ALL_HELD] : placed
}

/** The cards held after the first contest by a player who always places. */
function heldByRule(contests: Contests, first: Card, choosing: Exclude<Choosing, 'best'>): number {
  const choices = choicesAtFirst(contests, first)
  return choosing === 'lowest' ? choices[0]! : (choices.findLast((held) => held !== ALL_HELD) ?? ALL_HELD)
}

/**
 * The positions reached by a player who always places the lowest card that wins, or the highest. They don't depend on
 * the pays.
 */
function reachByRule(contests: Contests, choosing: Exclude<Choosing, 'best'>): Reached {
  const reached = makeReached()
  for (const first of contests.stub)
    noteAfterFirst(contests, first, heldByRule(contests, first, choosing), reached, choosing)
  return reached
}

/** The cards held after the first contest with best play. Of equal choices the last one is taken. */
function chooseAtFirst(contests: Contests, first: Card): { readonly held: number; readonly worth: number } {
  const choices = choicesAtFirst(contests, first)
  const worths = choices.map((held) => worthAfterFirst(contests, first, held))
  const most = worths.reduce((best, worth) => Math.max(best, worth))
  return { held: choices[worths.lastIndexOf(most)]!, worth: most }
}

/**
 * Plays both contests best against every pair of contest cards. `total` is the worth of all pairs, in parts of a Play
 * bet.
 */
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

/**
 * The ways to meet a contest that several own cards win, in the order of the options: place the lowest of them, or the
 * highest.
 */
export const MANNERS = ['place:lowest', 'place:highest'] as const
export type Manner = (typeof MANNERS)[number]

// ——— Ledgers ————————————————————————————————————————————————————————————————————————————————————————————

/*
 * How often each hand ends with each result at each position, over all its 38,137,680 deals. If every result pays at
 * least as much the further the bets have moved, placing the lowest card that wins is best: the cards that remain win
 * whatever others would have won. Then no decision depends on the pays, so the ledgers of all hands are kept, and a new
 * pay table is a sum over them.
 */

type ByRule = Exclude<Choosing, 'best'>

/**
 * The results that every hand can reach, three of a kind or not. If they pay more at a further position, reaching it is
 * worth more for every hand.
 */
const ALWAYS_POSSIBLE = ['two-pair', 'three-of-a-kind'] as const

/**
 * Whether moving on is worth more than staying, whatever the hand. Then placing the lowest card that wins is best, and
 * there are no ties to break.
 */
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

const NO_PAYS: IntegerPays = { unit: 1, pays: [], mayHold: false }

function makeLedgers(choosing: ByRule, onProgress?: Progress): readonly Ledger[] {
  const classes = suitClasses()
  return classes.map(({ hand }, i) => {
    if (i % 50 === 0) onProgress?.(i / classes.length)
    const contests = makeContests(NO_PAYS, hand, without(DECK, hand))
    return ledgerOf(contests, reachByRule(contests, choosing))
  })
}

/** The ledger of a class of hands, and the sum of its nets over all deals without an add-on, in parts of a Play bet. */
export interface Contested {
  readonly ledger: Ledger
  readonly total: bigint
}

/** Exact: a ledger counts at most 2^26 deals of one result, so only the largest pays need bigints. */
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

/** Every class of hands, in the order of `suitClasses`, with its contests played as `choosing` says. */
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
