import { handGraph, handNumber } from './hand-graph'
import {
  type Dealer,
  DOUBLE,
  doubled,
  HIT,
  type HandValues,
  nextChance,
  playedBy,
  type Policy,
  STAND,
  valueHands,
} from './hand-values'
import { mayDoubleTotal } from './hands-played'
import type { Adviser, Holding } from './holding'
import { type BlackjackRules, type Play, SURRENDER_NET } from './rules'
import { putBack, type Shoe, take, VALUES } from './shoe'
import { valueSplit, waitingAfterSplit } from './split'

/*
 * The best strategy that looks only at totals, under one up card. For each total it takes the action that is best on
 * average over the hands with that total, weighted by how often they come up when the chart itself is followed. So the
 * chart is remade from the hands it leads to until it no longer changes.
 */

/** The action by total; `double` and `surrender` for two cards, `pairs` by the value of a pair. */
interface Chart {
  readonly hit: { readonly hard: boolean[]; readonly soft: boolean[] }
  readonly double: { readonly hard: boolean[]; readonly soft: boolean[] }
  readonly surrender: boolean[]
  /** The action for a pair before its total is considered. */
  readonly pairs: (Play | undefined)[]
}

const TOTALS = 22
const none = (): boolean[] => Array<boolean>(TOTALS).fill(false)

const firstChart = (): Chart => ({
  hit: { hard: none().map((_, total) => total < 17), soft: none().map((_, total) => total < 18) },
  double: { hard: none(), soft: none() },
  surrender: none(),
  pairs: Array<Play | undefined>(VALUES + 1).fill(undefined),
})

const isSoft = (hand: number): boolean => handGraph().total[hand] !== handGraph().hard[hand]
const kind = (hand: number): 'hard' | 'soft' => (isSoft(hand) ? 'soft' : 'hard')

function pairOf(hand: number): number {
  const { contents, cards } = handGraph()
  if (cards[hand] !== 2) return 0
  for (let place = 0; place < VALUES; place++) if (contents[hand * VALUES + place] === 2) return place + 1
  return 0
}

function chartAction(chart: Chart, mayDouble: boolean, hand: number): Play {
  const { total, cards } = handGraph()
  const of = kind(hand)
  if (cards[hand] === 2 && mayDouble && chart.double[of][total[hand]!]!) return 'double'
  return chart.hit[of][total[hand]!]! ? 'hit' : 'stand'
}

/** The chart's action for two cards that don't come from a split. */
function firstAction(rules: BlackjackRules, chart: Chart, hand: number): Play {
  const total = handGraph().total[hand]!
  const pair = pairOf(hand)
  if (pair > 0 && chart.pairs[pair] !== undefined) return chart.pairs[pair]
  if (rules.lateSurrender && pair === 0 && !isSoft(hand) && chart.surrender[total]!) return 'surrender'
  return chartAction(chart, mayDoubleTotal(rules, total), hand)
}

const CODES = { stand: STAND, hit: HIT, double: DOUBLE } as const

function policyBy(rules: BlackjackRules, chart: Chart, isSplit: boolean): Policy {
  const { size, cards, total } = handGraph()
  return Uint8Array.from({ length: size }, (_, hand) => {
    const mayDouble = (!isSplit || rules.doubleAfterSplit) && mayDoubleTotal(rules, total[hand]!)
    return cards[hand]! < 2 ? HIT : CODES[chartAction(chart, mayDouble, hand) as 'stand']
  })
}

/**
 * How often each hand is stood or hit when the chart is followed, by index. Hands that would surrender count as well,
 * because a total's entry must also serve where surrender isn't offered.
 */
function reachBy(offered: BlackjackRules, chart: Chart, values: HandValues): Float64Array {
  const { next, cards } = handGraph()
  const rules = { ...offered, lateSurrender: false }
  const reach = new Float64Array(values.hands.length)
  reach[0] = 1
  values.hands.forEach((hand, at) => {
    if (cards[hand] === 2 && !['hit', 'stand'].includes(firstAction(rules, chart, hand))) reach[at] = 0
    if (reach[at] === 0 || values.open[at] === 0 || (cards[hand]! >= 2 && chartAction(chart, false, hand) === 'stand'))
      return
    for (let place = 0; place < VALUES; place++) {
      const child = next[hand * VALUES + place]!
      const chance = nextChance(values.shoes, at, place)
      if (child >= 0 && chance > 0) reach[values.placeOf[child]!]! += reach[at]! * chance
    }
  })
  return reach
}

/** The totals ordered so that each comes after the totals a further card can make. */
const ORDER: readonly (readonly ['hard' | 'soft', number])[] = [
  ...Array.from({ length: 10 }, (_, i) => ['hard', 20 - i] as const),
  ...Array.from({ length: 9 }, (_, i) => ['soft', 20 - i] as const),
  ...Array.from({ length: 7 }, (_, i) => ['hard', 10 - i] as const),
]

/** The EV of hitting a hand, with the EVs of further play in `played`. */
function hitEv({ hands, placeOf, shoes }: HandValues, played: Float64Array, at: number): number {
  const { next } = handGraph()
  let ev = 0
  for (let place = 0; place < VALUES; place++) {
    const chance = nextChance(shoes, at, place)
    const child = next[hands[at]! * VALUES + place]!
    if (chance > 0) ev += chance * (child < 0 ? -1 : played[placeOf[child]!]!)
  }
  return ev
}

/** Hit or stand for each total, from the highest down, averaged over its hands weighted by `reach`. */
function hitChart(values: HandValues, reach: Float64Array): Chart['hit'] {
  const { total, cards } = handGraph()
  const played = Float64Array.from(values.stand)
  const hit = { hard: none(), soft: none() }
  const places = new Map<string, number[]>()
  values.hands.forEach((hand, at) => {
    const key = `${kind(hand)} ${total[hand]!}`
    if (cards[hand]! >= 2) places.set(key, [...(places.get(key) ?? []), at])
  })
  for (const [of, n] of ORDER) {
    const found = (places.get(`${of} ${n}`) ?? []).map((at) => ({ at, ev: hitEv(values, played, at) }))
    // A total never reached this way, because its hands double or split, is judged over all its hands equally.
    const weigh = found.some(({ at }) => reach[at]! > 0) ? (at: number): number => reach[at]! : () => 1
    hit[of][n] = found.reduce((sum, { at, ev }) => sum + weigh(at) * (ev - values.stand[at]!), 0) > 0
    if (hit[of][n]) for (const { at, ev } of found) played[at] = ev
  }
  return hit
}

interface TwoCards {
  readonly hand: number
  readonly at: number
  readonly chance: number
}

/** Every two cards and their chance, given that the dealer has no blackjack. */
function twoCards(values: HandValues): readonly TwoCards[] {
  const { next } = handGraph()
  const chances = new Map<number, number>()
  for (let a = 0; a < VALUES; a++)
    for (let b = 0; b < VALUES; b++) {
      const one = next[a]!
      const hand = next[one * VALUES + b]!
      const chance =
        values.placeOf[hand]! < 0
          ? 0
          : nextChance(values.shoes, 0, a) * nextChance(values.shoes, values.placeOf[one]!, b)
      if (chance > 0) chances.set(hand, (chances.get(hand) ?? 0) + chance)
    }
  return [...chances].map(([hand, chance]) => ({ hand, at: values.placeOf[hand]!, chance }))
}

const sum = (list: readonly TwoCards[], of: (one: TwoCards) => number): number =>
  list.reduce((all, one) => all + one.chance * of(one), 0)

/** Whether to double and whether to surrender, for each two-card total that isn't a pair with an action of its own. */
function twoCardChart(rules: BlackjackRules, chart: Chart, values: HandValues): Pick<Chart, 'double' | 'surrender'> {
  const { total } = handGraph()
  const double = { hard: none(), soft: none() }
  const surrender = none()
  const own = twoCards(values).filter(({ hand }) => total[hand] !== 21 && chart.pairs[pairOf(hand)] === undefined)
  for (const [of, n] of ORDER) {
    const hands = own.filter(({ hand }) => kind(hand) === of && total[hand] === n)
    if (hands.length === 0) continue
    const play = sum(hands, ({ at }) => (chart.hit[of][n] ? values.hit[at]! : values.stand[at]!))
    const twice = sum(hands, ({ at }) => doubled(values, at).ev)
    double[of][n] = mayDoubleTotal(rules, n) && twice > play
    const alone = hands.filter(({ hand }) => pairOf(hand) === 0)
    if (of === 'hard')
      surrender[n] =
        rules.lateSurrender &&
        sum(alone, () => SURRENDER_NET) >
          sum(alone, ({ at }) =>
            double[of][n] ? doubled(values, at).ev : chart.hit[of][n] ? values.hit[at]! : values.stand[at]!,
          )
  }
  return { double, surrender }
}

/** Whether each pair splits, surrenders or plays as its total. */
function pairChart(
  rules: BlackjackRules,
  chart: Chart,
  values: HandValues,
  shoe: Shoe,
  dealer: Dealer,
): Chart['pairs'] {
  const policy = policyBy(rules, chart, true)
  return Array.from({ length: VALUES + 1 }, (_, pair): Play | undefined => {
    if (pair === 0 || shoe.counts[pair - 1]! < 2) return undefined
    const hand = handNumber([pair, pair])
    const at = values.placeOf[hand]!
    const action = chartAction(chart, mayDoubleTotal(rules, handGraph().total[hand]!), hand)
    const asTotal =
      action === 'double' ? doubled(values, at).ev : action === 'hit' ? values.hit[at]! : values.stand[at]!
    take(shoe, pair - 1)
    take(shoe, pair - 1)
    const split = valueSplit(rules, shoe, dealer, waitingAfterSplit(rules, pair - 1), policy).ev
    putBack(shoe, pair - 1)
    putBack(shoe, pair - 1)
    if (rules.lateSurrender && SURRENDER_NET > Math.max(split, asTotal)) return 'surrender'
    return split > asTotal ? 'split' : undefined
  })
}

/** The chart made from the hands that another chart leads to. */
function improve(rules: BlackjackRules, chart: Chart, open: HandValues): Chart {
  const hit = hitChart(open, reachBy(rules, chart, open))
  const next = { ...chart, hit }
  return { ...next, ...twoCardChart(rules, next, playedBy(open, policyBy(rules, next, false))) }
}

const MOST_ROUNDS = 20

function settled(rules: BlackjackRules, first: Chart, open: HandValues): Chart {
  let chart = first
  for (let i = 0; i < MOST_ROUNDS; i++) {
    const next = improve(rules, chart, open)
    if (JSON.stringify(next) === JSON.stringify(chart)) return chart
    chart = next
  }
  return chart
}

/** The best strategy by totals under an up card, given the shoe without that card. */
export function totalDependent(rules: BlackjackRules, shoe: Shoe, dealer: Dealer): Adviser {
  const open = valueHands(shoe, dealer, 0)
  let chart = settled(rules, firstChart(), open)
  for (let i = 0; i < 3; i++) {
    const pairs = pairChart(rules, chart, playedBy(open, policyBy(rules, chart, false)), shoe, dealer)
    if (JSON.stringify(pairs) === JSON.stringify(chart.pairs)) break
    chart = settled(rules, { ...chart, pairs }, open)
  }
  return (holding) => chartPlay(rules, chart, holding)
}

/** The chart's action for a hand, skipping actions that aren't allowed now. */
function chartPlay(rules: BlackjackRules, chart: Chart, { values, allowed }: Holding): Play {
  const hand = handNumber(values)
  const first = firstAction(rules, chart, hand)
  if (values.length === 2 && allowed.includes(first) && (first !== 'surrender' || allowed.includes('surrender')))
    return first
  return chartAction(chart, allowed.includes('double'), hand)
}
