import { type Card, makeCards, rankOf, suitOf } from '@/lib/cards/card'
import { evValue } from '@/lib/game/ev'
import type { StartingClass } from '@/lib/game/figures'
import { game as casinoHoldem } from '@/lib/games/casino-holdem/index'
import { adviceFor } from '@/lib/games/casino-holdem/strategy'
import { type CasinoRules, VARIANTS } from '@/lib/games/casino-holdem/rules'
import { skill } from '@/lib/games/casino-holdem/skills'
import { payoffOf, start } from '@/lib/games/casino-holdem/round'
import { whole } from '@/lib/games/casino-holdem/solve'
import { foundTables, MAIN_BET } from '@/lib/game/precomputed/known-tables'
import { twoCardClass } from '@/lib/game/strategy/maps'
import {
  allHands,
  CALL,
  canonicalFlops,
  casinoWhole,
  eachCallGain,
  HANDS,
  outcomesOf,
} from '@/lib/engines/holdem/index'
import { RUN_OUTS } from '@/lib/families/holdem/census/deals'
import type { Show } from '@/lib/teaching/census/counts'

/* Figures for the pages on Casino Hold'em's 169 starting hands: every two cards on every flop, exactly. */

// ——— The contents of content/casino-holdem/hands.json ————————————————————————————————————————————————————————————

/**
 * Flops of one kind: how many there are, on how many of them calling is best, and what calling gains over folding on
 * average, in antes.
 */
export interface FlopKind {
  readonly id: string
  readonly flops: number
  readonly calls: number
  readonly gain: number
}

/** Two cards on a flop, and what calling gains over folding there, in antes. */
export interface FlopCase {
  readonly hand: string
  readonly flop: string
  readonly gain: number
}

export interface CasinoMade {
  readonly slug: string
  /** How many ways there are to deal its two cards and a flop, and in how many of them calling is best. */
  readonly flops: number
  readonly calls: number
  /** The EV of best play over all flops, and the EV of calling on every flop, in antes. */
  readonly ev: number
  readonly always: number
  /** The flops by skill, most frequent first. */
  readonly kinds: readonly FlopKind[]
  /**
   * The flops that the page asks about, by how many flop cards are higher than both hole cards. They leave the hand
   * without a pair or a good draw.
   */
  readonly over: readonly FlopKind[]
  /**
   * All of those flops together, and how deals end if the hand calls on them: net results in antes, each with its
   * number of deals.
   */
  readonly asked: FlopKind
  readonly outcomes: readonly (readonly [net: number, deals: number])[]
  /**
   * Under each known table of the main game, the usual one first: the share of flops on which the hand calls, and its
   * EV in antes.
   */
  readonly rules: readonly { readonly id: string; readonly calls: number; readonly ev: number }[]
  /** Of the flops asked about: the closest call, the closest fold, and the fold where calling costs most. */
  readonly call?: FlopCase
  readonly fold?: FlopCase
  readonly worst?: FlopCase
}

// ——— Computation —————————————————————————————————————————————————————————————————————————————————————————————————

const RULES = VARIANTS[0].rules
const PAYOFF = payoffOf(RULES)
const DIGITS = 9
const rounded = (value: number): number => Number(value.toPrecision(DIGITS))

/** Rules of the strategy whose hands are obvious calls. The page asks about them only with a pocket pair. */
const SURE: ReadonlySet<string> = new Set(['made', 'flush-draw', 'straight-draw'])

interface Sum {
  flops: number
  calls: number
  gain: number
}

interface Gathered {
  readonly all: Sum
  readonly asked: Sum
  readonly kinds: Map<string, Sum>
  readonly over: Map<string, Sum>
  gained: number
  call: FlopCase | undefined
  fold: FlopCase | undefined
  worst: FlopCase | undefined
}

const sum = (): Sum => ({ flops: 0, calls: 0, gain: 0 })
const gathered = (): Gathered => ({
  all: sum(),
  asked: sum(),
  kinds: new Map(),
  over: new Map(),
  gained: 0,
  call: undefined,
  fold: undefined,
  worst: undefined,
})

function add(to: Sum, flops: number, gain: number): void {
  to.flops += flops
  if (gain > 0) to.calls += flops
  to.gain += flops * gain
}

function addTo(sums: Map<string, Sum>, id: string, flops: number, gain: number): void {
  const known = sums.get(id) ?? sum()
  sums.set(id, known)
  add(known, flops, gain)
}

const classOf = (low: Card, high: Card): string => {
  const [a, b] = [rankOf(low), rankOf(high)].sort((x, y) => y - x) as [number, number]
  return twoCardClass(a, b, suitOf(low) === suitOf(high)).toLowerCase()
}

function noteCases(into: Gathered, hand: readonly Card[], flop: readonly Card[], gain: number): void {
  const one = (): FlopCase => ({ hand: makeCards(hand), flop: makeCards(flop), gain: rounded(gain) })
  if (gain > 0 && (!into.call || gain < into.call.gain)) into.call = one()
  if (gain <= 0 && (!into.fold || gain > into.fold.gain)) into.fold = one()
  if (gain <= 0 && (!into.worst || gain < into.worst.gain)) into.worst = one()
}

/** 1 if the page asks about a hand on a flop, at index `flop · HANDS + hand`. */
type Asked = Uint8Array

const flopKey = (cards: readonly number[]): number => (cards[0]! * 52 + cards[1]!) * 52 + cards[2]!

function gather(show: Show): { readonly hands: ReadonlyMap<string, Gathered>; readonly asked: Asked } {
  const { low, high } = allHands()
  const hands = new Map<string, Gathered>()
  const asked = new Uint8Array(canonicalFlops().length * HANDS)
  const state = start(RULES)
  let flop = 0
  eachCallGain(PAYOFF, ([cards, flops], gains) => {
    show((0.4 * flop) / canonicalFlops().length)
    gains.forEach((sumOfGains, at) => {
      if (Number.isNaN(sumOfGains)) return
      const hand = [high[at]!, low[at]!]
      const gain = sumOfGains / RUN_OUTS / PAYOFF.unit
      const slug = classOf(low[at]!, high[at]!)
      const into = hands.get(slug) ?? gathered()
      hands.set(slug, into)
      add(into.all, flops, gain)
      into.gained += flops * Math.max(0, gain)
      addTo(into.kinds, skill(RULES, { ...state, hand, board: cards }), flops, gain)
      const isPair = rankOf(hand[0]!) === rankOf(hand[1]!)
      if (!isPair && SURE.has(adviceFor(hand, cards).rule.id)) return
      asked[flop * HANDS + at] = 1
      add(into.asked, flops, gain)
      const top = Math.max(rankOf(hand[0]!), rankOf(hand[1]!))
      addTo(into.over, String(cards.filter((card) => rankOf(card) > top).length), flops, gain)
      noteCases(into, hand, cards, gain)
    })
    flop++
  })
  return { hands, asked }
}

/** How deals end if a hand calls on every flop asked about. */
function endsOf(slug: string, asked: Asked): CasinoMade['outcomes'] {
  const places = new Map(canonicalFlops().map(([cards], i) => [flopKey(cards), i]))
  const { low, high } = allHands()
  const numbers = new Map(Array.from(low, (card, at) => [card * 52 + high[at]!, at]))
  const whole = casinoWhole(PAYOFF, (flop) => {
    const from = places.get(flopKey(flop))! * HANDS
    return (a, b) => classOf(a, b) === slug && asked[from + numbers.get(a * 52 + b)!] === 1
  })
  return outcomesOf(PAYOFF, { played: [[CALL, whole.results()]], folded: 0 })
}

/** The starting hands of the whole game under every known table of the main game. */
const wholes = (): readonly { readonly id: string; readonly cells: ReadonlyMap<string, StartingClass> }[] =>
  (solved ??= foundTables(casinoHoldem)
    .filter(({ bet }) => bet === MAIN_BET)
    .map(({ id, rules }) => ({
      id,
      cells: new Map(whole(rules as CasinoRules).cells!.map((cell) => [cell.id.toLowerCase(), cell])),
    })))
let solved: ReturnType<typeof wholes> | undefined

const rulesOf = (slug: string): CasinoMade['rules'] =>
  wholes().map(({ id, cells }) => {
    const cell = cells.get(slug)!
    return { id, calls: rounded(cell.shares!['call']!), ev: rounded(evValue(cell.ev!)) }
  })

const kindOf = (id: string, { flops, calls, gain }: Sum): FlopKind => ({
  id,
  flops,
  calls,
  gain: rounded(gain / flops),
})
const kindsOf = (sums: ReadonlyMap<string, Sum>): readonly FlopKind[] =>
  [...sums].map(([id, one]) => kindOf(id, one)).sort((a, b) => b.flops - a.flops)

function madeOf(slug: string, one: Gathered, asked: Asked): CasinoMade {
  const { all, call, fold, worst } = one
  return {
    slug,
    flops: all.flops,
    calls: all.calls,
    ev: rounded(one.gained / all.flops - 1),
    always: rounded(all.gain / all.flops - 1),
    kinds: kindsOf(one.kinds),
    over: [...kindsOf(one.over)].sort((a, b) => Number(a.id) - Number(b.id)),
    asked: kindOf('asked', one.asked),
    outcomes: endsOf(slug, asked),
    rules: rulesOf(slug),
    ...(call ? { call } : {}),
    ...(fold ? { fold } : {}),
    ...(worst && worst !== fold ? { worst } : {}),
  }
}

/** Every starting hand. Takes some minutes. */
export function makeCasinoHands(show: Show): readonly CasinoMade[] {
  const { hands, asked } = gather(show)
  return [...hands].map(([slug, one], i) => {
    show(0.4 + (0.6 * i) / hands.size)
    return madeOf(slug, one, asked)
  })
}
