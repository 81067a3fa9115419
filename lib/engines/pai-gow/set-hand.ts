import { ACE, RANKS } from '@/lib/cards/card'
import { bitCount } from '@/lib/math/combinations'
import { behindValue, emptySeven, FRONT_1, FRONT_2, frontValue, type Seven, SPLITS } from './hand'
import {
  type Clause,
  type Condition,
  type Front,
  FRONT_CARDS,
  type FrontCard,
  GROUPS,
  type Groups,
  type HouseWay,
  ranksOfRange,
  type SetAs,
} from './house-way'
import { completeKind, isAceHighStraight, isFoul, JOKER_SYMBOL, type Ranking, twoCardValue } from './ranking'

/*
 * Applies the vocabulary of house ways to seven cards. A way is compiled once into short lists of tests, one list for
 * each pattern of groups, because it sets 292,000 classes of hands before the first exact answer.
 */

/** What clauses ask about a hand. One object is reused for every hand. */
interface Facts {
  hand: Seven
  /** Index in GROUPS. */
  groups: number
  /** Ranks held more than once, largest group first, −1 beyond the last; the joker is an ace. */
  readonly grouped: Int8Array
  /** Ranks held once, highest first, −1 beyond the last. */
  readonly singles: Int8Array
  singleCount: number
  /** Whether the two counts are filled in. */
  looked: boolean
  /** Whether `behind` and `kinds` are filled in, which they are only if some split leaves a complete hand. */
  valued: boolean
  readonly behind: Uint16Array
  readonly kinds: Uint8Array
  completeSplits: number
  completeKinds: number
}

const noFacts = (): Facts => ({
  hand: emptySeven(),
  groups: 0,
  grouped: new Int8Array(3),
  singles: new Int8Array(7),
  singleCount: 0,
  looked: false,
  valued: false,
  behind: new Uint16Array(SPLITS),
  kinds: new Uint8Array(SPLITS),
  completeSplits: 0,
  completeKinds: 0,
})

const asRank = (symbol: number): number => (symbol === JOKER_SYMBOL ? ACE : symbol)

/** Index in GROUPS of counts written as digits: 322 for 3, 2 and 2. Single cards count as 0. */
const GROUPS_AT: Int8Array = (() => {
  const at = new Int8Array(600).fill(-1)
  GROUPS.forEach((name, i) => {
    const counts = name === 'none' ? [] : name.split('+').map(Number)
    at[(counts[0] ?? 0) * 100 + (counts[1] ?? 0) * 10 + (counts[2] ?? 0)] = i
  })
  return at
})()

function countRanks(facts: Facts): void {
  const { symbols } = facts.hand
  const { grouped, singles } = facts
  grouped.fill(-1)
  singles.fill(-1)
  let [first, second, third] = [0, 0, 0]
  let singleCount = 0
  for (let i = 0; i < 7;) {
    const rank = asRank(symbols[i]!)
    let count = 1
    while (i + count < 7 && asRank(symbols[i + count]!) === rank) count++
    i += count
    if (count === 1) singles[singleCount++] = rank
    else if (count > first) {
      ;[third, second, first] = [second, first, count]
      ;[grouped[2], grouped[1], grouped[0]] = [grouped[1]!, grouped[0]!, rank]
    } else if (count > second) {
      ;[third, second] = [second, count]
      ;[grouped[2], grouped[1]] = [grouped[1]!, rank]
    } else {
      third = count
      grouped[2] = rank
    }
  }
  facts.singleCount = singleCount
  facts.groups = GROUPS_AT[first * 100 + second * 10 + third]!
  facts.looked = false
  facts.valued = false
}

/** The most of five ranks in a row that a mask of ranks has; an ace also stands below the deuce. */
const IN_A_ROW: Uint8Array = Uint8Array.from({ length: 1 << 13 }, (_, mask) => {
  const ranks = (mask << 1) | (mask >> ACE)
  return Math.max(...Array.from({ length: 10 }, (__, low) => bitCount((ranks >> low) & 0b11111)))
})

/** Whether some five of the cards are a straight or a flush. Most hands have none, and this tells at a glance. */
function hasComplete({ symbols, suited }: Seven): boolean {
  let ranks = 0
  let joker = 0
  for (let i = 0; i < 7; i++) {
    if (suited[i] !== 0) return true
    if (symbols[i] === JOKER_SYMBOL) joker = 1
    else ranks |= 1 << symbols[i]!
  }
  return IN_A_ROW[ranks]! + joker >= 5
}

/** Fills in what stays behind each split, if a clause asks for it and some split leaves a complete hand. */
function look(facts: Facts, ranking: Ranking): void {
  if (facts.looked) return
  facts.looked = true
  facts.completeSplits = 0
  facts.completeKinds = 0
  if (!hasComplete(facts.hand)) return
  facts.valued = true
  let kindsSeen = 0
  for (let split = 0; split < SPLITS; split++) {
    const behind = behindValue(ranking, facts.hand, split)
    const kind = completeKind(behind)
    facts.behind[split] = behind
    facts.kinds[split] = kind
    if (kind === 0) continue
    facts.completeSplits++
    kindsSeen |= 1 << kind
  }
  facts.completeKinds = ((kindsSeen >> 1) & 1) + ((kindsSeen >> 2) & 1) + ((kindsSeen >> 3) & 1)
}

// ——— Cards in front ——————————————————————————————————————————————————————————————————————————————————————

const ANY = -2

function rankOfToken(facts: Facts, token: FrontCard): number {
  const at = FRONT_CARDS.indexOf(token)
  if (token === 'any') return ANY
  return at < 3 ? facts.grouped[at]! : facts.singles[at - 3]!
}

function isFrontOf({ symbols }: Seven, split: number, a: number, b: number): boolean {
  const x = asRank(symbols[FRONT_1[split]!]!)
  const y = asRank(symbols[FRONT_2[split]!]!)
  return ((a === ANY || a === x) && (b === ANY || b === y)) || ((a === ANY || a === y) && (b === ANY || b === x))
}

/** Whether the joker is in front. It always comes first. */
const jokerInFront = ({ symbols }: Seven, split: number): boolean => symbols[FRONT_1[split]!] === JOKER_SYMBOL

const NONE = -1

/**
 * Of the splits with this front: the strongest hand behind, then the joker behind, then spades, hearts, diamonds and
 * clubs in front, which is the order of the splits.
 */
function splitWithFront(facts: Facts, ranking: Ranking, front: Front): number {
  const [a, b] = [rankOfToken(facts, front[0]), rankOfToken(facts, front[1])]
  let [best, bestBehind] = [NONE, -1]
  for (let split = 0; split < SPLITS; split++) {
    if (!isFrontOf(facts.hand, split, a, b)) continue
    const behind = facts.valued ? facts.behind[split]! : behindValue(ranking, facts.hand, split)
    if (behind < bestBehind) continue
    if (behind === bestBehind && !(jokerInFront(facts.hand, best) && !jokerInFront(facts.hand, split))) continue
    ;[best, bestBehind] = [split, behind]
  }
  return best
}

/** The highest front that leaves a complete hand, then the strongest hand behind, then as above. */
function splitWithComplete(facts: Facts, ranking: Ranking, front: Front): number {
  look(facts, ranking)
  if (facts.completeSplits === 0) return NONE
  const [a, b] = [rankOfToken(facts, front[0]), rankOfToken(facts, front[1])]
  let [best, bestScore] = [NONE, -1]
  for (let split = 0; split < SPLITS; split++) {
    if (facts.kinds[split] === 0 || !isFrontOf(facts.hand, split, a, b)) continue
    const score = frontValue(facts.hand, split) * 8192 + facts.behind[split]!
    if (score < bestScore) continue
    if (score === bestScore && !(jokerInFront(facts.hand, best) && !jokerInFront(facts.hand, split))) continue
    ;[best, bestScore] = [split, score]
  }
  return best
}

const ANY_FRONT: Front = ['any', 'any']

// ——— Conditions ——————————————————————————————————————————————————————————————————————————————————————————

type Test = (facts: Facts, ranking: Ranking) => boolean

function betterFront(facts: Facts, ranking: Ranking, front: Front): boolean {
  const [a, b] = [rankOfToken(facts, front[0]), rankOfToken(facts, front[1])]
  const best = splitWithComplete(facts, ranking, ANY_FRONT)
  return a >= 0 && b >= 0 && (best === NONE || twoCardValue(a, b) > frontValue(facts.hand, best))
}

const hasAceAndJoker = ({ hand: { symbols } }: Facts): boolean => symbols[0] === JOKER_SYMBOL && symbols[1] === ACE

/**
 * Whether the hand holds an ace and the joker, and some five cards are an ace-high straight or straight flush. Some
 * such five then include both.
 */
function aceAndJokerInAnyStraight(facts: Facts, ranking: Ranking): boolean {
  if (!hasAceAndJoker(facts)) return false
  look(facts, ranking)
  return facts.completeSplits > 0 && facts.behind.some(isAceHighStraight)
}

/**
 * Whether the hand holds an ace and the joker, and the complete hand that would be kept is an ace-high straight or
 * straight flush.
 */
function aceAndJokerInStraight(facts: Facts, ranking: Ranking): boolean {
  if (!hasAceAndJoker(facts)) return false
  const best = splitWithComplete(facts, ranking, ANY_FRONT)
  return best !== NONE && isAceHighStraight(facts.behind[best]!)
}

const inRange = (range: string, group: number): Test => {
  const [low, high] = ranksOfRange(range)!
  return ({ grouped }) => grouped[group]! >= low && grouped[group]! <= high
}

const isCount = (word: 'one' | 'several', count: number): boolean => (word === 'one' ? count === 1 : count > 1)

/** The tests of a condition, without `groups`, which chooses the list that a clause is in. */
function testsOf(condition: Condition): readonly Test[] {
  const {
    first,
    second,
    single,
    alsoSingle,
    singles,
    complete,
    completeSplits,
    completeKinds,
    completeBehind,
    betterFront: better,
    aceAndJokerInStraight: aces,
  } = condition
  const looked =
    (test: (facts: Facts) => boolean): Test =>
    (facts, ranking) => (look(facts, ranking), test(facts))
  const ranks = (letters: readonly string[]): number[] =>
    letters.map((letter) => (RANKS as readonly string[]).indexOf(letter))
  const exactly = singles && ranks(singles).sort((a, b) => b - a)
  const holdsOneOf = (letters: readonly string[]): Test => {
    const wanted = ranks(letters)
    return ({ singles: held }) => wanted.some((rank) => held.includes(rank))
  }
  return [
    first !== undefined && inRange(first, 0),
    second !== undefined && inRange(second, 1),
    single && holdsOneOf(single),
    alsoSingle && holdsOneOf(alsoSingle),
    exactly &&
      ((facts: Facts) => facts.singleCount === exactly.length && exactly.every((rank, i) => facts.singles[i] === rank)),
    aces === 'any' && aceAndJokerInAnyStraight,
    typeof aces === 'boolean' && ((facts: Facts, ranking: Ranking) => aceAndJokerInStraight(facts, ranking) === aces),
    complete !== undefined && looked((facts) => facts.completeSplits > 0 === complete),
    completeSplits && looked((facts) => isCount(completeSplits, facts.completeSplits)),
    completeKinds && looked((facts) => isCount(completeKinds, facts.completeKinds)),
    completeBehind && ((facts: Facts, ranking: Ranking) => splitWithComplete(facts, ranking, completeBehind) !== NONE),
    better && ((facts: Facts, ranking: Ranking) => betterFront(facts, ranking, better)),
  ].filter((test): test is Test => typeof test === 'function')
}

// ——— The way as a whole ——————————————————————————————————————————————————————————————————————————————————

interface Line {
  readonly clause: number
  readonly tests: readonly Test[]
  readonly split: (facts: Facts, ranking: Ranking) => number
}

function lineOf(clause: Clause, at: number, condition: Condition): Line {
  const { set } = clause
  const split =
    set.kind === 'front'
      ? (facts: Facts, ranking: Ranking) => splitWithFront(facts, ranking, set.cards)
      : (facts: Facts, ranking: Ranking) => splitWithComplete(facts, ranking, set.cards ?? ANY_FRONT)
  return { clause: at, tests: testsOf(condition), split }
}

/** A compiled house way: returns `clause * 32 + split`, or −1 if it has no legal setting. */
export type Setter = (hand: Seven) => number

/** The clauses that apply under this reading of the rules. */
export const clausesOf = (way: HouseWay, keepComplete: boolean): readonly Clause[] =>
  keepComplete ? way.clauses : way.clauses.filter(({ reading }) => reading !== 'keep-complete')

/** The clauses for each pattern of groups, in order. */
const linesOf = (clauses: readonly Clause[]): readonly (readonly Line[])[] =>
  GROUPS.map((name) =>
    clauses.flatMap((clause, at) =>
      clause.when
        .filter(({ groups }) => groups === undefined || groups.includes(name))
        .map((condition) => lineOf(clause, at, condition)),
    ),
  )

/**
 * Compiles clauses into a function that returns the index of the clause that covers a hand, −1 for none. Its setting
 * may still be foul.
 */
export function makeMatcher(clauses: readonly Clause[], ranking: Ranking): (hand: Seven) => number {
  const lists = linesOf(clauses)
  const facts = noFacts()
  return (hand) => {
    facts.hand = hand
    countRanks(facts)
    return lists[facts.groups]!.find(({ tests }) => tests.every((test) => test(facts, ranking)))?.clause ?? NONE
  }
}

/**
 * Compiles clauses. The setter returns the index of the clause in the list times 32, plus the split; −1 if no clause
 * sets the hand legally.
 */
export function makeSetter(clauses: readonly Clause[], ranking: Ranking): Setter {
  const lists = linesOf(clauses)
  const facts = noFacts()
  return (hand) => {
    facts.hand = hand
    countRanks(facts)
    const line = lists[facts.groups]!.find(({ tests }) => tests.every((test) => test(facts, ranking)))
    const split = line?.split(facts, ranking) ?? NONE
    if (!line || split === NONE || isFoul(frontValue(hand, split), behindValue(ranking, hand, split))) return NONE
    return line.clause * 32 + split
  }
}

// ——— Asking about one hand ———————————————————————————————————————————————————————————————————————————————

/** What clauses see in a hand: its groups by rank, largest first, and its singles, with the joker as an ace. */
export interface HandFacts {
  readonly groups: Groups
  readonly grouped: readonly number[]
  readonly singles: readonly number[]
}

function factsOf(hand: Seven): Facts {
  const facts = noFacts()
  facts.hand = hand
  countRanks(facts)
  return facts
}

/** The facts of a hand, as clauses see it. */
export function handFacts(hand: Seven): HandFacts {
  const { groups, grouped, singles } = factsOf(hand)
  const held = (ranks: Int8Array): number[] => Array.from(ranks).filter((rank) => rank >= 0)
  return { groups: GROUPS[groups]!, grouped: held(grouped), singles: held(singles) }
}

/** The parts of a condition that a hand doesn't meet; empty if it meets the condition. */
export function partsMissing(condition: Condition, hand: Seven, ranking: Ranking): readonly (keyof Condition)[] {
  const facts = factsOf(hand)
  if (condition.groups && !condition.groups.includes(GROUPS[facts.groups]!)) return ['groups']
  return (Object.keys(condition) as (keyof Condition)[]).filter(
    (part) => !testsOf({ [part]: condition[part] }).every((test) => test(facts, ranking)),
  )
}

/**
 * The split that a setting makes of a hand, whether or not its clause covers the hand; undefined if the hand lacks the
 * cards.
 */
export function splitBy(set: SetAs, hand: Seven, ranking: Ranking): number | undefined {
  const facts = factsOf(hand)
  const split =
    set.kind === 'front'
      ? splitWithFront(facts, ranking, set.cards)
      : splitWithComplete(facts, ranking, set.cards ?? ANY_FRONT)
  return split === NONE ? undefined : split
}
