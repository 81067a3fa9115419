import { cardOf, type Card, rankOfValue } from '@/lib/cards/card'
import {
  addRounds,
  type Adviser,
  cardsOfDeal,
  emptyTally,
  FIRST_HANDS,
  type FirstHand,
  firstHandSlug,
  freshCounts,
  INSURANCE_PAYS,
  INSURANCE_STAKE,
  makeShoe,
  type Play,
  type Playing,
  playHands,
  solvePlay,
  totalDependent,
} from '@/lib/engines/blackjack/index'
import { evValue } from '@/lib/game/ev'
import type { BlackjackGameRules } from './rules'

/*
 * What a Hi-Lo count is worth. Twos to sixes count +1, sevens to nines 0, tens and aces −1. The true count is the
 * running count divided by the decks left.
 *
 * The shoe at a true count: each set of unseen cards with that count is weighted by the number of ways to choose it,
 * which gives exact means for the numbers of low, middle and high cards. Cards of one group are alike, so each rank
 * gets its share of the group. Plays are solved on a shoe of these means, which needn't be whole numbers. The mean
 * value over all such shoes differs from the value on the mean shoe by a few ten-thousandths of a bet:
 * `tests/games/blackjack/counting.test.ts` draws shoes and compares.
 */

const DECK_SIZE = 52
/** The Hi-Lo tag of each value: ace, 2 to 9, ten. */
export const TAGS: readonly number[] = [-1, 1, 1, 1, 1, 1, 0, 0, 0, -1]

/** ln n!, by n. Shoes hold at most eight decks. */
const LOG_FACTORIALS: readonly number[] = Array.from({ length: 8 * DECK_SIZE }).reduce<number[]>(
  (logs, _, i) => [...logs, logs[i]! + Math.log(i + 1)],
  [0],
)
const logChoose = (n: number, k: number): number => LOG_FACTORIALS[n]! - LOG_FACTORIALS[k]! - LOG_FACTORIALS[n - k]!

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
const groupSize = (counts: readonly number[], tag: number): number =>
  sum(counts.filter((_, place) => TAGS[place] === tag))

/**
 * The mean number of cards of each value among `left` cards drawn from `pool` (counts by value) whose tags add up to
 * `tags`, the negative of the running count of the cards that are gone. Throws `RangeError` if no such cards have that
 * count.
 */
export function meanShoe(pool: readonly number[], left: number, tags: number): readonly number[] {
  const [low, middle, high] = [1, 0, -1].map((tag) => groupSize(pool, tag)) as [number, number, number]
  const ways: { readonly of: readonly [number, number, number]; readonly log: number }[] = []
  for (let highs = 0; highs <= high; highs++) {
    const lows = highs + tags
    const middles = left - lows - highs
    if (lows < 0 || lows > low || middles < 0 || middles > middle) continue
    ways.push({
      of: [lows, middles, highs],
      log: logChoose(low, lows) + logChoose(middle, middles) + logChoose(high, highs),
    })
  }
  if (ways.length === 0) throw new RangeError(`no ${left} cards of the shoe have a count of ${-tags}`)
  const most = Math.max(...ways.map(({ log }) => log))
  const weights = ways.map(({ log }) => Math.exp(log - most))
  const mean = (group: number): number =>
    ways.reduce((total, { of }, i) => total + weights[i]! * of[group]!, 0) / sum(weights)
  const shares = { 1: mean(0) / low, 0: mean(1) / middle, '-1': mean(2) / high }
  return pool.map((count, place) => count * shares[TAGS[place] as 1 | 0 | -1])
}

/** The chance of each running count after `seen` cards of a fresh shoe, keyed by the count. */
export function runningCounts(decks: number, seen: number): ReadonlyMap<number, number> {
  const pool = freshCounts(decks)
  const [low, middle, high] = [1, 0, -1].map((tag) => groupSize(pool, tag)) as [number, number, number]
  const all = logChoose(low + middle + high, seen)
  const chances = new Map<number, number>()
  for (let lows = 0; lows <= Math.min(low, seen); lows++)
    for (let highs = 0; highs <= Math.min(high, seen - lows); highs++) {
      const middles = seen - lows - highs
      if (middles > middle) continue
      const log = logChoose(low, lows) + logChoose(middle, middles) + logChoose(high, highs) - all
      chances.set(lows - highs, (chances.get(lows - highs) ?? 0) + Math.exp(log))
    }
  return chances
}

// ——— Plays at a count ————————————————————————————————————————————————————————————————————————————————————————

export interface CountOptions {
  /** Decks left in the shoe on which plays are solved. */
  readonly decksLeft: number
  /** Decks dealt before the shuffle. */
  readonly decksDealt: number
  /** The lowest and the highest true count solved, whole numbers. */
  readonly least: number
  readonly most: number
}

export const HALF_SHOE: CountOptions = { decksLeft: 3, decksDealt: 4.5, least: -6, most: 8 }

/** A play that the count changes. */
export interface IndexPlay {
  /** The slug of a first hand, `16-against-10`, or `insurance`. */
  readonly cell: string
  /** The best play from a fresh shoe, and the play that the count makes better. */
  readonly basic: Play | 'decline'
  readonly play: Play | 'insure'
  /**
   * The true count at which `play` is worth the same as the play next to it, and the true count, rounded down, from
   * which `play` gains: over all exact counts that round down to the index, it gains on balance, and over those that
   * round down to the one before it loses.
   */
  readonly even: number
  readonly index: number
  /** `up`: `play` is right at the index and above; `down`: at the index and below. */
  readonly from: 'up' | 'down'
  /** How much more `play` is worth than `basic` at a true count two past the index, in bets. */
  readonly gainPast: number
  /** What a player gains in 100 rounds of one bet by following the index, in bets. */
  readonly gain: number
}

/**
 * The EV of each play with two cards of a cell at one true count, in bets, and the chance that the cell is dealt at
 * that count.
 */
interface CellAt {
  readonly evs: ReadonlyMap<Play, number>
  readonly chance: number
}

const cardOfValue = (value: number): Card => cardOf(rankOfValue(value), 0)

const without = (counts: readonly number[], values: readonly number[]): readonly number[] =>
  counts.map((count, place) => count - values.filter((value) => value === place + 1).length)

/** The chance that a shoe deals two cards of these values, in either order, and an up card of this value (1 to 10). */
function chanceOf(shoe: readonly number[], a: number, b: number, upcard: number): number {
  const all = sum(shoe)
  const one = shoe[a - 1]! / all
  const two = without(shoe, [a])[b - 1]! / (all - 1)
  const three = without(shoe, [a, b])[upcard - 1]! / (all - 2)
  return (a === b ? 1 : 2) * one * two * three
}

/** The EV of every play with a first hand, in bets. `unseen` counts the cards left by value. */
function playsOf(
  rules: BlackjackGameRules,
  [a, b]: readonly [number, number],
  upcard: number,
  unseen: readonly number[],
): readonly (readonly [Play, number])[] {
  const side = playHands({ hand: [cardOfValue(a), cardOfValue(b)], did: [], drawn: [] })
  const { options } = solvePlay({ rules, unseen, upcard, side, insured: false })
  return options.map(({ action, ev }) => [action, evValue(ev)] as const)
}

/** The unseen cards at a true count, by value. The count includes the cards on the table. */
function unseenAt(decks: number, table: readonly number[], trueCount: number, left: number): readonly number[] {
  return meanShoe(without(freshCounts(decks), table), left, -Math.round((trueCount * left) / DECK_SIZE))
}

function cellAt(rules: BlackjackGameRules, cell: FirstHand, trueCount: number, left: number): CellAt {
  const evs = new Map<Play, number>()
  let chance = 0
  const all = meanShoe(freshCounts(rules.decks), left, -Math.round((trueCount * left) / DECK_SIZE))
  for (const deal of cell.deals) {
    const [a, b] = cardsOfDeal(deal)
    const weight = chanceOf(all, a, b, cell.upcard)
    chance += weight
    const unseen = unseenAt(rules.decks, [a, b, cell.upcard], trueCount, left)
    for (const [play, ev] of playsOf(rules, [a, b], cell.upcard, unseen))
      evs.set(play, (evs.get(play) ?? 0) + weight * ev)
  }
  for (const [play, ev] of evs) evs.set(play, ev / chance)
  return { evs, chance }
}

/** The EV of insurance at a true count, in main bets, and the chance that an ace is up. */
function insuranceAt(rules: BlackjackGameRules, trueCount: number, left: number): CellAt {
  const unseen = unseenAt(rules.decks, [1], trueCount, left)
  const all = meanShoe(freshCounts(rules.decks), left, -Math.round((trueCount * left) / DECK_SIZE))
  const tens = unseen[9]! / sum(unseen)
  return {
    evs: new Map<Play | 'insure' | 'decline', number>([
      ['decline', 0],
      ['insure', INSURANCE_STAKE * (tens * INSURANCE_PAYS - (1 - tens))],
    ]) as ReadonlyMap<Play, number>,
    chance: all[0]! / sum(all),
  }
}

/**
 * True counts over the part of a shoe that is dealt, each with its chance, taken at the middle of every quarter deck.
 * One count may appear several times.
 */
function trueCounts({ decksDealt }: CountOptions, decks: number): readonly (readonly [number, number])[] {
  const chances: (readonly [number, number])[] = []
  const step = DECK_SIZE / 4
  const depths = Math.floor((decksDealt * DECK_SIZE) / step)
  for (let depth = 0; depth < depths; depth++) {
    const seen = Math.round((depth + 0.5) * step)
    const left = decks * DECK_SIZE - seen
    for (const [running, chance] of runningCounts(decks, seen))
      chances.push([(running * DECK_SIZE) / left, chance / depths])
  }
  return chances
}

type CountedPlay = IndexPlay['basic'] | IndexPlay['play']

/** A cell's EVs and chances at every whole true count, lowest first. */
interface Counted {
  readonly cell: string
  readonly basic: CountedPlay
  readonly evs: readonly ReadonlyMap<CountedPlay, number>[]
  readonly chances: readonly number[]
}

const bestAt = (evs: ReadonlyMap<CountedPlay, number>): CountedPlay =>
  [...evs].reduce((best, one) => (one[1] > best[1] ? one : best))[0]

/**
 * How much better one play is than another at a count, given as steps above the lowest: linear between whole counts,
 * and extrapolated beyond the first and the last.
 */
function lead({ evs }: Counted, play: CountedPlay, than: CountedPlay, at: number): number {
  const i = Math.min(Math.max(Math.floor(at), 0), evs.length - 2)
  const [low, high] = [evs[i]!, evs[i + 1]!].map((all) => all.get(play)! - all.get(than)!) as [number, number]
  return low + (at - i) * (high - low)
}

/** Where the best play changes from `before` to `play`. Counts are steps above the lowest. */
interface Change {
  readonly play: CountedPlay
  readonly before: CountedPlay
  readonly from: IndexPlay['from']
  readonly even: number
  readonly index: number
}

/** The changes of the best play away from the basic one, in the order of the counts. */
function changesOf(
  { basic, evs }: Counted,
  gainAt: (floor: number, play: CountedPlay, than: CountedPlay) => number,
): readonly Change[] {
  const best = evs.map(bestAt)
  const [first, last] = [best.indexOf(basic), best.lastIndexOf(basic)]
  if (first < 0) return []
  return best.flatMap((play, i): Change[] => {
    const from = i > last ? 'up' : 'down'
    const step = from === 'up' ? 1 : -1
    const before = best[i - step]
    if (play === basic || (i > first && i < last) || before === undefined || before === play) return []
    const [here, there] = [i, i - step].map((at) => evs[at]!.get(play)! - evs[at]!.get(before)!) as [number, number]
    const even = i - (step * here) / (here - there)
    const floor = Math.floor(even)
    return [{ play, before, from, even, index: gainAt(floor, play, before) > 0 ? floor : floor + step }]
  })
}

/**
 * The plays other than the basic one that are best at some counts, each with its gain. Empty if the basic play is best
 * at none.
 */
function indexPlaysOf(counted: Counted, options: CountOptions, decks: number): readonly IndexPlay[] {
  const { cell, basic, chances } = counted
  const dealt = trueCounts(options, decks).map(([count, chance]) => {
    const at = count - options.least
    return { at, chance: chance * chances[Math.min(Math.max(Math.round(at), 0), chances.length - 1)]! }
  })
  /** What a play gains in a round over another, at the counts whose floor is asked for. */
  const gainWhere = (isAsked: (floor: number) => boolean, play: CountedPlay, than: CountedPlay): number =>
    dealt
      .filter(({ at }) => isAsked(Math.floor(at)))
      .reduce((total, { at, chance }) => total + chance * lead(counted, play, than, at), 0)
  const changes = changesOf(counted, (floor, play, than) => gainWhere((one) => one === floor, play, than))
  return changes.map(({ play, from, even, index }) => {
    // The next change further out ends the play's counts.
    const end = changes.find((one) => one.from === from && one.before === play)?.index
    const isIn = (floor: number): boolean =>
      from === 'up'
        ? floor >= index && (end === undefined || floor < end)
        : floor <= index && (end === undefined || floor > end)
    return {
      cell,
      basic: basic as IndexPlay['basic'],
      play: play as IndexPlay['play'],
      even: even + options.least,
      index: index + options.least,
      from,
      gainPast: lead(counted, play, basic, index + (from === 'up' ? 2 : -2)),
      gain: 100 * gainWhere(isIn, play, basic),
    }
  })
}

const range = ({ least, most }: CountOptions): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i)

/** The best play from a fresh shoe with a cell, averaged over the deals that make it. */
function basicPlay(rules: BlackjackGameRules, cell: FirstHand): Play {
  const fresh = freshCounts(rules.decks)
  const evs = new Map<Play, number>()
  for (const deal of cell.deals) {
    const [a, b] = cardsOfDeal(deal)
    const weight = chanceOf(fresh, a, b, cell.upcard)
    for (const [play, ev] of playsOf(rules, [a, b], cell.upcard, without(fresh, [a, b, cell.upcard])))
      evs.set(play, (evs.get(play) ?? 0) + weight * ev)
  }
  return bestAt(evs) as Play
}

/**
 * Every play that the true count changes between `least` and `most`, largest gain first. The rules must have `peek`. A
 * play is made if the true count, rounded down, is at its index or past it; its gain is over the part of the shoe that
 * is dealt, at one bet a round. Every first hand takes some seconds: `isAsked` can leave cells out, and `onProgress`
 * receives shares from 0 to 1.
 */
export function indexPlays(
  rules: BlackjackGameRules,
  options: CountOptions = HALF_SHOE,
  {
    isAsked = () => true,
    onProgress,
  }: { readonly isAsked?: (cell: string) => boolean; readonly onProgress?: (share: number) => void } = {},
): readonly IndexPlay[] {
  const left = options.decksLeft * DECK_SIZE
  const counts = range(options)
  const asked = FIRST_HANDS.filter((cell) => isAsked(firstHandSlug(cell)))
  const cells = asked.map((cell, i): Counted => {
    onProgress?.(i / asked.length)
    const at = counts.map((count) => cellAt(rules, cell, count, left))
    return {
      cell: firstHandSlug(cell),
      basic: basicPlay(rules, cell),
      evs: at.map(({ evs }) => evs),
      chances: at.map(({ chance }) => chance),
    }
  })
  const insurance = counts.map((count) => insuranceAt(rules, count, left))
  const insured: Counted = {
    cell: 'insurance',
    basic: 'decline',
    evs: insurance.map(({ evs }) => evs),
    chances: insurance.map(({ chance }) => chance),
  }
  return [...(isAsked(insured.cell) ? [insured] : []), ...cells]
    .flatMap((counted) => indexPlaysOf(counted, options, rules.decks))
    .sort((a, b) => b.gain - a.gain)
}

// ——— The edge by count ———————————————————————————————————————————————————————————————————————————————————————

/**
 * The EV of a round at one true count, in bets and without insurance: `basic` by the basic strategy of a fresh shoe,
 * `best` by the best play from the shoe at that count.
 */
export interface EdgeAt {
  readonly count: number
  /**
   * The share of the dealt part of a shoe whose true count rounds to this one. The first and the last count include
   * everything beyond them.
   */
  readonly chance: number
  readonly basic: number
  readonly best: number
}

/** The EV of a round at each whole true count, in bets. */
export function edgeByCount(rules: BlackjackGameRules, options: CountOptions = HALF_SHOE): readonly EdgeAt[] {
  const { decks } = rules
  const left = options.decksLeft * DECK_SIZE
  const charts = new Map<number, Adviser>()
  const adviserUnder = (_: unknown, dealer: { readonly upcard: number; readonly soft17: 'hit' | 'stand' }): Adviser => {
    const known = charts.get(dealer.upcard)
    if (known) return known
    const fresh = makeShoe(without(freshCounts(decks), [dealer.upcard]), dealer.upcard, rules.peek)
    const chart = totalDependent(rules, fresh, dealer)
    charts.set(dealer.upcard, chart)
    return chart
  }
  const evOf = (counts: readonly number[], playing: Playing): number => {
    const tally = emptyTally()
    addRounds(rules, counts, 1, playing, tally)
    return tally.ev + rules.blackjackPays * tally.blackjacks.alone
  }
  const dealt = trueCounts(options, decks)
  return range(options).map((count): EdgeAt => {
    const shoe = meanShoe(freshCounts(decks), left, -Math.round((count * left) / DECK_SIZE))
    const isHere = (at: number): boolean => Math.min(Math.max(Math.round(at), options.least), options.most) === count
    return {
      count,
      chance: dealt.reduce((total, [at, chance]) => total + (isHere(at) ? chance : 0), 0),
      basic: evOf(shoe, { adviserUnder }),
      best: evOf(shoe, { isBrief: true }),
    }
  })
}
