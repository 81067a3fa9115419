import { type Card, makeCards } from '@/lib/cards/card'
import { evValue } from '@/lib/game/ev'
import {
  type Clause,
  clausesIn,
  duel,
  type DuelCounts,
  handOfClause,
  type HouseWay,
  knownClauseHands,
  knownDuel,
  type SetAs,
  sortHand,
  tableOf,
  WAY_IDS,
  type WayId,
} from '@/lib/engines/pai-gow/index'
import {
  CLAUSE_PAGES,
  type ClausePage,
  type CostlyHand,
  type MadeSetting,
  type MadeWay,
  type PaiGowMade,
  usualDealing,
} from '@/lib/games/pai-gow-poker/clauses'
import { type PaiGowRules, VARIANTS } from '@/lib/games/pai-gow-poker/rules'
import { solve } from '@/lib/games/pai-gow-poker/solve'
import { setByHouse, start } from '@/lib/games/pai-gow-poker/round'
import { makeRandom, type Random } from '@/lib/math/random'
import { OTHERS } from './rule-prices'
import type { Show } from '@/lib/teaching/census/counts'

/*
 * Figures for the pages on Pai Gow clauses: each clause against a dealer who sets by the same way, set as the way says
 * and as people do instead.
 */

/** Other settings of hands whose clauses the guides don't price. */
const MORE: Readonly<Record<string, readonly (readonly [action: string, set: SetAs])[]>> = {
  'A2-kings': [['split', { kind: 'front', cards: ['first', 'first'] }]],
  'Q6-trips': [['split', { kind: 'front', cards: ['first', 'first'] }]],
  'Q5-pair': [['split', { kind: 'front', cards: ['first', 'first'] }]],
  'S2-aces': [['keep-complete', { kind: 'complete' }]],
  'S2-ace': [['keep-complete', { kind: 'complete' }]],
  'S2-ace-pair': [['keep-complete', { kind: 'complete' }]],
  'S3-pair': [['break', { kind: 'front', cards: ['single-1', 'single-2'] }]],
  'S3-nopair': [['break', { kind: 'front', cards: ['single-1', 'single-2'] }]],
}

/** With a straight or flush behind in any case, other cards in front can only be the pair. */
const named = (action: string, { set }: Clause): string =>
  action === 'keep-complete' && set.kind === 'complete' ? 'pair-in-front' : action

const othersOf = (clause: Clause): readonly (readonly [string, SetAs])[] =>
  MORE[clause.id]?.map(([action, set]) => [named(action, clause), set] as const) ??
  (OTHERS[clause.id] ?? []).map(([action, cards]) => [action, { kind: 'front', cards }] as const)

const MOST_OTHERS = 2

function changed(way: HouseWay, place: number): HouseWay {
  const clauses = way.clauses.map((clause) => {
    const other = othersOf(clause)[place]
    return other ? { ...clause, set: other[1] } : clause
  })
  return { ...way, clauses }
}

interface Duels {
  readonly own: DuelCounts
  readonly others: readonly DuelCounts[]
}

const rulesOf = (way: WayId): PaiGowRules => VARIANTS.find(({ id }) => id === way)!.rules

function duelsOf(way: WayId): Duels {
  const dealing = usualDealing(way)
  const { banking } = rulesOf(way)
  const own = knownDuel(dealing, dealing, banking)
  if (!own) throw new Error(`${way} against itself is on file`)
  const others = Array.from({ length: MOST_OTHERS }, (_, place) =>
    duel(tableOf({ ...dealing, way: changed(dealing.way, place) }), tableOf(dealing), banking),
  )
  return { own, others }
}

function madeWay(way: WayId, id: string, { own, others }: Duels): MadeWay {
  const dealing = usualDealing(way)
  const at = clausesIn(dealing).findIndex((clause) => clause.id === id)
  const setting = ({ wins, losses }: DuelCounts, action?: string): MadeSetting => ({
    ...(action === undefined ? {} : { action }),
    wins: String(wins[at]!),
    losses: String(losses[at]!),
  })
  return {
    way,
    hands: knownClauseHands(dealing)![at]!,
    settings: [
      setting(own),
      ...othersOf(clausesIn(dealing)[at]!).map(([action], place) => setting(others[place]!, action)),
    ],
  }
}

// ——— Hands that cost ————————————————————————————————————————————————————————————————————————————————————————

const EXAMPLES = 5
/** Of the examples, how many are drawn before the sample and don't count in it. */
const BEFORE = 3
const SAMPLED = 400
const FEW = 20
const MOST_COSTLY = 4

/** What the way's setting of a hand costs; undefined if no other setting is better. */
function costOf(way: WayId, hand: readonly Card[]): CostlyHand | undefined {
  const rules = rulesOf(way)
  const state = { ...start(rules), hand }
  const solution = solve(rules, state)
  const { action } = setByHouse(rules, hand)
  if (solution.best.includes(action)) return undefined
  const ev = (of: string): number => evValue(solution.options.find((one) => one.action === of)!.ev)
  const front = (of: string): string => of.slice('low:'.length)
  return {
    hand: makeCards(sortHand(hand)),
    front: front(action),
    best: front(solution.best[0]!),
    cost: Number((ev(solution.best[0]!) - ev(action)).toPrecision(9)),
  }
}

function handsOf({ way, clause }: ClausePage, random: Random, count: number): readonly (readonly Card[])[] {
  return Array.from({ length: count }, () => handOfClause(usualDealing(way), random, clause)).filter(
    (hand) => hand !== undefined,
  )
}

/** Each hand once. */
const different = (hands: readonly (readonly Card[])[]): readonly (readonly Card[])[] => [
  ...new Map(hands.map((hand) => [makeCards(sortHand(hand)), hand])).values(),
]

function pageOf(page: ClausePage, duels: ReadonlyMap<WayId, Duels>): PaiGowMade {
  const random = makeRandom(`clause page ${page.slug}`)
  const hands = handsOf(page, random, BEFORE + SAMPLED)
  const examples = different(hands.slice(0, EXAMPLES))
  const drawn = hands.slice(BEFORE)
  // So few hands belong to the clause that the draws bring every one of them, and each is listed once.
  const isFew =
    knownClauseHands(usualDealing(page.way))![
      clausesIn(usualDealing(page.way)).findIndex(({ id }) => id === page.clause.id)
    ]! < FEW
  const sample = isFew ? different(drawn) : drawn
  const costs = sample.map((hand) => costOf(page.way, hand)).filter((cost) => cost !== undefined)
  const costly = [...costs]
    .sort((a, b) => b.cost - a.cost)
    .filter((one, i, all) => all.findIndex(({ hand }) => hand === one.hand) === i)
    .slice(0, MOST_COSTLY)
  return {
    slug: page.slug,
    ways: page.ways.map((way) => madeWay(way, page.clause.id, duels.get(way)!)),
    examples: examples.map((hand) => makeCards(sortHand(hand))),
    sampled: sample.length,
    costing: costs.length,
    costly,
  }
}

/** Every clause of every way. Takes some minutes. */
export function makePaiGowHands(show: Show): readonly PaiGowMade[] {
  const duels = new Map(
    WAY_IDS.map((way, i) => {
      show((0.3 * i) / WAY_IDS.length)
      return [way, duelsOf(way)] as const
    }),
  )
  return CLAUSE_PAGES.map((page, i) => {
    show(0.3 + (0.7 * i) / CLAUSE_PAGES.length)
    return pageOf(page, duels)
  })
}
