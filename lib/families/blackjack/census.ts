import { type Card, cardOf, rankOfValue } from '@/lib/cards/card'
import {
  type BlackjackRules,
  type BlackjackState,
  blackjackValue,
  dealerAt,
  FIRST_HANDS,
  type FirstHand,
  firstHandSlug,
  freshCounts,
  handNumber,
  makeShoe,
  type Play,
  playHands,
  playsAt,
  readDealName,
  valueHands,
} from '@/lib/engines/blackjack/index'
import { evValue } from '@/lib/game/ev'
import type { StartingClass } from '@/lib/game/figures'
import type { Solution } from '@/lib/game/solution'
import type { Random } from '@/lib/math/random'
import { type Counts, type Found, gapOf, note, type Show } from '@/lib/teaching/census/counts'

/*
 * Computes ahead, for a game on the blackjack engine, its first hands for their pages and how often each skill occurs.
 */

// ——— What a file of first hands keeps, from a fresh shoe. EVs in bets ———————————————————————————————————————————

/** An option with its net results and their chances, as pairs. */
export interface MadeOption {
  readonly action: Play
  readonly ev: number
  readonly outcomes: readonly (readonly [net: number, chance: number])[]
}

/** Two cards against an up card: `T6 v T`. */
export interface MadeDeal {
  readonly deal: string
  /** Chance that a round deals it and the dealer has no blackjack. */
  readonly chance: number
  /** In the order of the options. */
  readonly evs: readonly number[]
}

/** The best play under other rules: its EV, and its lead over the play that is best under the usual rules. */
export interface MadeRules {
  readonly id: string
  readonly best: Play
  readonly ev: number
  readonly lead: number
}

/** One cell of the chart. */
export interface MadeFirstHand {
  readonly slug: string
  readonly options: readonly MadeOption[]
  readonly deals: readonly MadeDeal[]
  /** The dealer’s chances of 17 to 21 and of a bust, against this hand. */
  readonly dealer: readonly number[]
  readonly rules: readonly MadeRules[]
}

// ——— The chance of a deal ———————————————————————————————————————————————————————————————————————————————————————

/** The chance of these values in this order from a fresh shoe. */
function chanceOf(decks: number, values: readonly number[]): number {
  const left = freshCounts(decks)
  return values.reduce((chance, value) => {
    const all = left.reduce((sum, n) => sum + n, 0)
    return (chance * left[value - 1]!--) / all
  }, 1)
}

/**
 * Chance of two values (in either order) against an up card. If the dealer peeks, deals with a dealer’s blackjack are
 * left out.
 */
function chanceOfStart({ decks, peek }: BlackjackRules, a: number, b: number, upcard: number): number {
  const hole = peek === false ? undefined : blackjackValue(upcard)
  const chance = chanceOf(decks, [a, b, upcard]) - (hole === undefined ? 0 : chanceOf(decks, [a, b, upcard, hole]))
  return a === b ? chance : 2 * chance
}

// ——— First hands ————————————————————————————————————————————————————————————————————————————————————————————————

/** What a game must provide so that its first hands can be computed. */
interface FirstHandsOf<R extends BlackjackRules> {
  readonly rules: R
  /** The rules that a page compares with. */
  readonly others: readonly { readonly id: string; readonly rules: R }[]
  /** The first decision with these cards. */
  solve(hand: readonly Card[], upcard: Card): Solution<string>
  /** Every first play from a fresh shoe, by the name of the deal. */
  classes(rules: R): readonly StartingClass[]
}

const DIGITS = 9
const rounded = (value: number): number => Number(value.toPrecision(DIGITS))

type Classes = ReadonlyMap<string, StartingClass>

const cardWith = (value: number, suit: number): Card => cardOf(rankOfValue(value), suit)

interface Weighed {
  readonly deal: string
  readonly chance: number
  readonly share: number
}

function weighed(rules: BlackjackRules, { deals }: FirstHand): readonly Weighed[] {
  const chances = deals.map((deal) => chanceOfStart(rules, ...readDealName(deal)))
  const all = chances.reduce((sum, chance) => sum + chance, 0)
  return deals.map((deal, i) => ({ deal, chance: chances[i]!, share: chances[i]! / all }))
}

function optionsOf<R extends BlackjackRules>(
  { solve }: FirstHandsOf<R>,
  deals: readonly Weighed[],
): readonly MadeOption[] {
  const solved = deals.map(({ deal, share }) => {
    const [a, b, upcard] = readDealName(deal)
    return { share, solution: solve([cardWith(a, 0), cardWith(b, 1)], cardWith(upcard, 2)) }
  })
  return solved[0]!.solution.options.map(({ action }, i) => {
    const nets = new Map<number, number>()
    for (const { share, solution } of solved)
      for (const [net, chance] of solution.options[i]!.outcomes) nets.set(net, (nets.get(net) ?? 0) + share * chance)
    const ev = solved.reduce((sum, { share, solution }) => sum + share * evValue(solution.options[i]!.ev), 0)
    return {
      action: action as Play,
      ev: rounded(ev),
      outcomes: [...nets].sort((x, y) => x[0] - y[0]).map(([net, chance]) => [net, rounded(chance)] as const),
    }
  })
}

const dealsOf = (deals: readonly Weighed[], classes: Classes, actions: readonly string[]): readonly MadeDeal[] =>
  deals.map(({ deal, chance }) => ({
    deal,
    chance: rounded(chance),
    evs: actions.map((action) => rounded(evValue(classes.get(deal)!.options.find((one) => one.action === action)!.ev))),
  }))

/** The dealer’s chances of 17 to 21 and of a bust, against two cards. */
function dealerAgainst({ decks, soft17, peek }: BlackjackRules, deal: string): readonly number[] {
  const [a, b, upcard] = readDealName(deal)
  const counts = freshCounts(decks)
  for (const value of [a, b, upcard]) counts[value - 1]!--
  const shoe = makeShoe(counts, upcard, peek)
  const values = valueHands(shoe, { upcard, soft17 }, handNumber([a, b]))
  return dealerAt(values, 0)
}

function dealerOf(rules: BlackjackRules, deals: readonly Weighed[]): readonly number[] {
  const all = deals.map(({ deal, share }) => dealerAgainst(rules, deal).map((chance) => chance * share))
  return all[0]!.map((_, end) => rounded(all.reduce((sum, one) => sum + one[end]!, 0)))
}

// ——— Under other rules ———————————————————————————————————————————————————————————————————————————————————————

/** Mean EVs of a hand over its deals. */
function meansOf(deals: readonly Weighed[], classes: Classes): ReadonlyMap<Play, number> {
  const means = new Map<Play, number>()
  for (const { deal, share } of deals)
    for (const { action, ev } of classes.get(deal)!.options)
      means.set(action as Play, (means.get(action as Play) ?? 0) + share * evValue(ev))
  return means
}

function rulesOf(
  deals: readonly Weighed[],
  usual: Play,
  others: readonly { readonly id: string; readonly classes: Classes }[],
): readonly MadeRules[] {
  return others.map(({ id, classes }) => {
    const means = meansOf(deals, classes)
    const [best, ev] = [...means].reduce((top, one) => (one[1] > top[1] ? one : top))
    return { id, best, ev: rounded(ev), lead: rounded(ev - (means.get(usual) ?? -Infinity)) }
  })
}

/**
 * All cells of the chart, in the order of FIRST_HANDS. Each gets its usual EVs, its deals, and its best play under
 * other rules.
 */
export function makeFirstHands<R extends BlackjackRules>(game: FirstHandsOf<R>, show: Show): readonly MadeFirstHand[] {
  const classesFor = (rules: R): Classes => new Map(game.classes(rules).map((one) => [one.id, one]))
  const classes = classesFor(game.rules)
  const others = game.others.map(({ id, rules }, i) => {
    show((0.3 * i) / game.others.length)
    return { id, classes: classesFor(rules) }
  })
  return FIRST_HANDS.map((hand, i) => {
    show(0.3 + (0.7 * i) / FIRST_HANDS.length)
    const deals = weighed(game.rules, hand)
    const options = optionsOf(game, deals)
    const best = options.reduce((top, one) => (one.ev > top.ev ? one : top)).action
    return {
      slug: firstHandSlug(hand),
      options,
      deals: dealsOf(
        deals,
        classes,
        options.map(({ action }) => action),
      ),
      dealer: dealerOf(game.rules, deals),
      rules: rulesOf(deals, best, others),
    }
  })
}

// ——— How often each skill comes —————————————————————————————————————————————————————————————————————————————————

/** Rounds to sample: in proportion to how often a start occurs, but at least `LEAST` of each. */
const ROUNDS = 36_000
const LEAST = 40
const INSURANCES = 400

/**
 * Two values against an up card, and their chance in a round. If the dealer peeks, rounds with a dealer’s blackjack are
 * left out.
 */
export interface Start {
  readonly a: number
  readonly b: number
  readonly upcard: number
  readonly chance: number
}

/** What a game must provide so that its skills can be counted. */
interface SkillsOf<R extends BlackjackRules, S extends BlackjackState> {
  readonly rules: R
  skill(rules: R, state: S): string
  solve(rules: R, state: S): Solution<string>
  /** Deals a start, with a hole card that makes no blackjack, and returns a function that draws the cards after it. */
  deal(random: Random, start: Start): { readonly state: S; readonly draw: () => Card }
  /** A deal against an ace, where insurance is offered. */
  dealInsurance(random: Random): S
  /** Whether the sample met this decision by chance: then its frequency has a sampling error. */
  isSampled(state: S, skill: string): boolean
}

const VALUES = Array.from({ length: 10 }, (_, i) => i + 1)

/** Every start with a decision: blackjacks are left out. */
const startsOf = (rules: BlackjackRules): readonly Start[] =>
  VALUES.flatMap((a) =>
    VALUES.filter((b) => b >= a && !(a === 1 && b === 10)).flatMap((b) =>
      VALUES.map((upcard) => ({ a, b, upcard, chance: chanceOfStart(rules, a, b, upcard) })),
    ),
  )

/** Plays one round with the best plays and notes every decision. */
function playOut<R extends BlackjackRules, S extends BlackjackState>(
  { rules, skill, solve, isSampled }: SkillsOf<R, S>,
  counts: Counts,
  state: S,
  draw: () => Card,
  share: number,
): void {
  for (let now = state; ;) {
    const side = playHands(now, rules)
    if (side.waits === 'nothing') return
    if (side.waits === 'card') {
      now = { ...now, drawn: [...now.drawn, draw()] }
      continue
    }
    if (playsAt(rules, side).length === 1) return
    const solution = solve(rules, now)
    const text = skill(rules, now)
    note(counts, { skill: text, stage: 'play', share, gap: gapOf(solution), sampled: isSampled(now, text) })
    now = { ...now, did: [...now.did, solution.best.at(-1)! as Play] }
  }
}

function noteInsurance<R extends BlackjackRules, S extends BlackjackState>(
  { rules, skill, solve, dealInsurance }: SkillsOf<R, S>,
  counts: Counts,
  random: Random,
): void {
  const share = chanceOf(rules.decks, [1]) / INSURANCES
  for (let i = 0; i < INSURANCES; i++) {
    const state = dealInsurance(random)
    note(counts, { skill: skill(rules, state), stage: 'insurance', share, gap: gapOf(solve(rules, state)) })
  }
}

/**
 * Counts how often each skill occurs in a round. The chance of a start is exact; the play after it is sampled, with the
 * best plays.
 */
export function countSkills<R extends BlackjackRules, S extends BlackjackState>(
  game: SkillsOf<R, S>,
  show: Show,
  random: Random,
): Found {
  const counts: Counts = new Map()
  noteInsurance(game, counts, random)
  let rounds = INSURANCES
  const starts = startsOf(game.rules)
  starts.forEach((one, i) => {
    show(i / starts.length)
    const times = Math.max(LEAST, Math.round(one.chance * ROUNDS))
    rounds += times
    for (let k = 0; k < times; k++) {
      const { state, draw } = game.deal(random, one)
      playOut(game, counts, state, draw, one.chance / times)
    }
  })
  return { counts, rounds }
}
