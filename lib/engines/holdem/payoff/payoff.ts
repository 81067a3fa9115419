import { Unsolvable } from '@/lib/result'
import { POKER_HANDS, type PokerHand } from '@/lib/cards/hands'
import { HAND_STARTS, LEAST_STRENGTH } from '@/lib/cards/strength'
import { scaleToIntegers } from '@/lib/math/fraction'

/*
 * A game's settlement table says what a showdown nets. Everything else that depends on pays follows: the net of every
 * way a showdown can end gives the net results of counted deals, their outcomes, and the factors that value boards.
 */

/** How a showdown ends, as far as pays depend on it. `hand` is the player's; in a tie the dealer has the same. */
export interface Showdown {
  readonly kind: 'win' | 'tie' | 'loss'
  readonly qualified: boolean
  readonly hand: PokerHand
}

export type Ending = Showdown | { readonly kind: 'fold' }

const KINDS = (['win', 'tie', 'loss'] as const).flatMap((kind) =>
  [true, false].map((qualified) => ({ kind, qualified })),
)
const HAND_COUNT = POKER_HANDS.length

/** Every way a showdown can end. A tally counts by the index in this list. */
const SHOWDOWNS: readonly Showdown[] = KINDS.flatMap((kind) => POKER_HANDS.map((hand) => ({ ...kind, hand })))

/**
 * First indexes of a win, a tie and a loss against a dealer who qualifies; add `UNQUALIFIED` for a dealer who doesn't,
 * then the index of the hand.
 */
export const WIN = 0
export const TIE = 2 * HAND_COUNT
export const LOSS = 4 * HAND_COUNT
export const UNQUALIFIED = HAND_COUNT

/** Deals counted by how their showdown ends, in the order of SHOWDOWNS. Counts are whole numbers below 2^53. */
export type Tally = Float64Array

export const emptyTally = (): Tally => new Float64Array(SHOWDOWNS.length)

export const dealsIn = (tally: Tally): number => tally.reduce((sum, deals) => sum + deals, 0)

/** The deals of a tally whose showdown satisfies `holds`. */
export const countIn = (tally: Tally, holds: (showdown: Showdown, place: number) => boolean): number =>
  tally.reduce((sum, deals, place) => (deals !== 0 && holds(SHOWDOWNS[place]!, place) ? sum + deals : sum), 0)

/** Calls back for each showdown of a tally that comes up. */
export const eachIn = (tally: Tally, visit: (showdown: Showdown, place: number, deals: number) => void): void =>
  tally.forEach((deals, place) => {
    if (deals !== 0) visit(SHOWDOWNS[place]!, place, deals)
  })

/**
 * Adds the six counts of a showdown with a hand (its index in POKER_HANDS): a win, a tie, a loss, each qualified or
 * not.
 */
export function recordShowdown(into: Tally, hand: number, counts: Float64Array): void {
  for (let kind = 0, place = hand; kind < counts.length; kind++, place += HAND_COUNT)
    into[place] = into[place]! + counts[kind]!
}

/**
 * What the six counts of a showdown with a hand net, in 1/unit. Exact, because there are at most 990 of at most 2 ·
 * 10^12 each.
 */
export function netOfCounts(nets: readonly number[], hand: number, counts: Float64Array): number {
  let net = 0
  for (let kind = 0, place = hand; kind < counts.length; kind++, place += HAND_COUNT)
    net += nets[place]! * counts[kind]!
  return net
}

/** Adds one tally to another, `times` over. */
export function addTally(into: Tally, tally: Tally, times = 1): void {
  for (let place = 0; place < into.length; place++) into[place] = into[place]! + tally[place]! * times
}

// ——— What it pays ———————————————————————————————————————————————————————————————————————————————————————

/** The net results of a game, in whole fractions of an ante. */
export interface Payoff {
  /** How many units make an ante. */
  readonly unit: number
  /** The least strength with which the dealer qualifies (0: always); at most the weakest flush. */
  readonly qualifies: number
  readonly fold: number
  /** The net of each of SHOWDOWNS, by the antes bet besides the ante. */
  readonly nets: Readonly<Record<number, readonly number[]>>
}

/** Makes a game's payoff from its rules, once for each rules object. */
export function payoffBy<R extends object>(make: (rules: R) => Payoff): (rules: R) => Payoff {
  const made = new WeakMap<R, Payoff>()
  return (rules) => {
    const payoff = made.get(rules) ?? make(rules)
    made.set(rules, payoff)
    return payoff
  }
}

/** Asks a game's `net` for every ending with each of the bets. `net` answers in antes, decimals allowed. */
export function makePayoff(
  qualifies: number,
  bets: readonly number[],
  net: (bet: number, ending: Ending) => number,
): Payoff {
  const fold = net(0, { kind: 'fold' })
  const nets = bets.map((bet) => SHOWDOWNS.map((showdown) => net(bet, showdown)))
  const decimals = [...new Set([fold, ...nets.flat()])]
  const { unit, integers } = scaleToIntegers(decimals)
  const whole = new Map(decimals.map((decimal, i) => [decimal, integers[i]!]))
  const inParts = nets.map((list) => list.map((decimal) => whole.get(decimal)!))
  return {
    unit,
    qualifies,
    fold: whole.get(fold)!,
    nets: Object.fromEntries(bets.map((bet, i) => [bet, inParts[i]!])),
  }
}

/** Throws `RangeError` on nets that aren't whole units, and `Unsolvable` on nets too large to count exactly. */
export function checkPayoff({ unit, qualifies, fold, nets }: Payoff): void {
  const all = [unit, qualifies, fold, ...Object.values(nets).flat()]
  if (!all.every(Number.isSafeInteger) || unit < 1) throw new RangeError('the nets must be whole numbers')
  if (unit > 1e7 || all.some((net) => Math.abs(net) > 2e12))
    throw new Unsolvable('pays-too-large', 'the pays are too large to be counted with exactly')
}

/** The net result of a tally's deals, in 1/unit. Exact: sums stay in doubles only while they fit. */
export function netOf(tally: Tally, nets: readonly number[]): bigint {
  let [total, part] = [0n, 0]
  for (let place = 0; place < tally.length; place++) {
    const deals = tally[place]!
    if (deals === 0) continue
    const net = deals * nets[place]!
    if (Math.abs(net) >= 2 ** 52) total += BigInt(deals) * BigInt(nets[place]!)
    else part += net
    if (Math.abs(part) < 2 ** 52) continue
    total += BigInt(part)
    part = 0
  }
  return total + BigInt(part)
}

/** The deals of one option: how its showdowns end by the antes bet besides the ante, and how many deals are folded. */
export interface Ledger {
  readonly played: readonly (readonly [bet: number, tally: Tally])[]
  readonly folded: number
}

/** The net result of all deals of a ledger, in 1/unit. */
export const totalOf = ({ fold, nets }: Payoff, { played, folded }: Ledger): bigint =>
  played.reduce((sum, [bet, tally]) => sum + netOf(tally, nets[bet]!), BigInt(folded) * BigInt(fold))

/** The net results of a ledger in antes, ascending, with the number of deals of each. */
export function outcomesOf({ unit, fold, nets }: Payoff, { played, folded }: Ledger): [net: number, deals: number][] {
  const ways = new Map<number, number>()
  const add = (net: number, deals: number): void => {
    if (deals !== 0) ways.set(net / unit, (ways.get(net / unit) ?? 0) + deals)
  }
  add(fold, folded)
  for (const [bet, tally] of played) tally.forEach((deals, place) => add(nets[bet]![place]!, deals))
  return [...ways].sort(([a], [b]) => a - b)
}

// ——— Boards ————————————————————————————————————————————————————————————————————————————————————————————

/**
 * Each of the ten hands split into the strengths that wouldn't qualify and those that would: 20 segments. With the
 * player's hand in a given segment, a board's net is linear in four counts of the dealer's hands: all, below the
 * player's, equal to it, and not qualifying.
 */
export const SEGMENTS = 2 * HAND_COUNT
export const PER_SEGMENT = 4
/** The dealer's hands on a board with a full stub. */
export const DEALERS = 990

/**
 * Four factors for each segment: for the dealer's hands in all, those below, those beside, and those that don't
 * qualify.
 */
export type Linear = Float64Array
export const makeLinear = (): Linear => new Float64Array(SEGMENTS * PER_SEGMENT)

/** The segment of each strength. Throws if `qualifies` is above a straight. */
export function segmentsOf(qualifies: number): Uint8Array {
  if (!(qualifies >= 0 && qualifies <= LEAST_STRENGTH.flush))
    throw new RangeError(`a qualifying strength of ${qualifies} is beyond a straight`)
  const segments = new Uint8Array(7462)
  for (let hand = 0; hand < HAND_COUNT; hand++) segments.fill(2 * hand, HAND_STARTS[hand], HAND_STARTS[hand + 1])
  // The second segment of each hand is the part that qualifies.
  for (let strength = qualifies; strength < segments.length; strength++) segments[strength] = segments[strength]! | 1
  return segments
}

/**
 * The net on a board as a linear, by segment. If the player's hand qualifies, a dealer's hand below it may fail to and
 * none above it does; if it doesn't, no dealer's hand below or beside it qualifies.
 */
export function linearOf(nets: readonly number[], dealers = DEALERS): Linear {
  const factors = makeLinear()
  for (let segment = 0; segment < SEGMENTS; segment++) {
    const hand = segment >> 1
    const [win, tie, loss] = [nets[WIN + hand]!, nets[TIE + hand]!, nets[LOSS + hand]!]
    const [winShort, tieShort, lossShort] = [WIN, TIE, LOSS].map((at) => nets[at + UNQUALIFIED + hand]!) as [
      number,
      number,
      number,
    ]
    const of =
      segment % 2 === 1
        ? [win - loss, tie - loss, winShort - win]
        : [winShort - lossShort, tieShort - lossShort, lossShort - loss]
    factors.set([dealers * loss, ...of], segment * PER_SEGMENT)
  }
  return factors
}

/** Inner loop: adds `weight` boards with these counts. */
export function addCounts(
  into: Float64Array,
  segment: number,
  weight: number,
  below: number,
  ties: number,
  short: number,
): void {
  const at = segment * 4
  into[at] = into[at]! + weight
  into[at + 1] = into[at + 1]! + weight * below
  into[at + 2] = into[at + 2]! + weight * ties
  into[at + 3] = into[at + 3]! + weight * short
}

/** The tally of the boards gathered from index `at` on, each with `dealers` hands of the dealer. */
export function tallyOf(gathered: Float64Array, at = 0, dealers = DEALERS): Tally {
  const tally = emptyTally()
  const add = (place: number, deals: number): void => void (tally[place] = tally[place]! + deals)
  for (let segment = 0; segment < SEGMENTS; segment++) {
    const hand = segment >> 1
    const from = at + segment * PER_SEGMENT
    const [boards, below, ties, short] = gathered.subarray(from, from + PER_SEGMENT) as unknown as [
      number,
      number,
      number,
      number,
    ]
    if (segment % 2 === 1) {
      add(WIN + hand, below - short)
      add(WIN + UNQUALIFIED + hand, short)
      add(TIE + hand, ties)
      add(LOSS + hand, dealers * boards - below - ties)
    } else {
      add(WIN + UNQUALIFIED + hand, below)
      add(TIE + UNQUALIFIED + hand, ties)
      add(LOSS + UNQUALIFIED + hand, short - below - ties)
      add(LOSS + hand, dealers * boards - short)
    }
  }
  return tally
}

// ——— Decisions —————————————————————————————————————————————————————————————————————————————————————————

/**
 * The gain of a bet on one board, over the dealer's hands:
 *   worth + min(0, gain).
 * `worth` is what the bet itself gains, and `gain` what going on later gains over folding: after a check the player can
 * still fold, after a bet they can't.
 */
export interface EdgeRule {
  readonly worth: Linear
  /** Absent if no decision follows. */
  readonly gain?: Linear
  /** The largest absolute edge on one board. */
  readonly most: number
}

const difference = (more: readonly number[], less: readonly number[]): number[] =>
  more.map((net, place) => net - less[place]!)

/** What a bet gains over folding, by SHOWDOWNS. */
export const overFold = ({ fold, nets }: Payoff, bet: number): number[] => nets[bet]!.map((net) => net - fold)

/**
 * Nets that give every sum over a board's dealers the same sign, and the same sum where it is negative: the gain of a
 * win is capped just above the loss to all other dealers. That keeps sums small whatever a royal flush pays.
 */
function lowered(gains: readonly number[]): number[] {
  const loss = Math.max(1, -Math.min(...gains))
  return gains.map((gain, place) => (place < TIE ? Math.min(gain, (DEALERS + 1) * loss) : gain))
}

const mostOf = (nets: readonly number[]): number => DEALERS * Math.max(...nets.map(Math.abs))

/** The edge of a bet with no decision after it, over the net without the bet, in steps of `parts` units. */
export function lastEdge(more: readonly number[], less: readonly number[], parts = 1, dealers = DEALERS): EdgeRule {
  const nets = difference(more, less).map((net) => net / parts)
  return { worth: linearOf(nets, dealers), most: mostOf(nets) }
}

/** The edge of betting `now` over waiting, where the player may later bet `later` or fold. */
export function edgeBefore(payoff: Payoff, now: number, later: number, dealers = DEALERS): Required<EdgeRule> {
  const nets = difference(payoff.nets[now]!, payoff.nets[later]!)
  const gains = lowered(overFold(payoff, later))
  return {
    worth: linearOf(nets, dealers),
    gain: linearOf(gains, dealers),
    most: mostOf(nets) + DEALERS * Math.max(0, -Math.min(...gains)),
  }
}
