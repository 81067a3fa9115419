import { evValue } from '@/lib/game/ev'
import type { StartingClass } from '@/lib/game/figures'
import { blackjackValue, freshCounts, readDealName } from '@/lib/engines/blackjack/index'
import { type Texas21Rules, VARIANTS } from '@/lib/games/texas-21/rules'
import { FLOP_CARDS } from '@/lib/games/texas-21/round'
import { startingClasses } from '@/lib/games/texas-21/solve'
import { choose } from '@/lib/math/combinations'
import type { Show } from '@/lib/teaching/census/counts'

/*
 * How the four cards of the flop change each first play of Texas 21: for each of the 715 kinds of flop by value, every
 * two cards against every up card are solved again.
 */

// ——— The contents of content/texas-21/flops.json, from a fresh shoe under the usual rules ————————————————————————

/**
 * A flop, by the values of its cards, and the EV of the usual play minus that of the best other play there, in bets.
 */
export interface FlopLead {
  readonly flop: string
  readonly lead: number
  /** The best other play on this flop. */
  readonly action: string
}

export interface FlopEffect {
  /** Two cards against an up card: `T6 v T`. */
  readonly deal: string
  /** The share of flops on which another play is best. */
  readonly turned: number
  /** The share of flops on which each other play is best, largest first. */
  readonly to: Readonly<Record<string, number>>
  /** What looking at the flop gains on average, in bets a hand. */
  readonly gain: number
  /** By the number of tens on the flop, zero to four: the share of these flops that change the play. */
  readonly byTens: readonly number[]
  /** The worst flop for the usual play, and the best. */
  readonly least: FlopLead
  readonly most: FlopLead
}

// ——— Computation —————————————————————————————————————————————————————————————————————————————————————————————————

const VALUES = 10

/** The cards of a flop counted by value, aces first. */
export type Flop = readonly number[]

export function flopsByValue(cards = FLOP_CARDS, places = VALUES): readonly Flop[] {
  if (places === 0) return cards === 0 ? [[]] : []
  return Array.from({ length: cards + 1 }, (_, n) => n).flatMap((n) =>
    flopsByValue(cards - n, places - 1).map((rest) => [n, ...rest]),
  )
}

/**
 * The number of ways to deal a flop from the cards that a deal leaves, times the chance that the dealer has no
 * blackjack, which depends on the flop.
 */
function weightOf(left: readonly number[], flop: Flop, upcard: number): number {
  const ways = flop.reduce((all, n, place) => all * choose(left[place]!, n), 1)
  const hole = blackjackValue(upcard)
  if (hole === undefined || ways === 0) return ways
  const unseen = left.reduce((sum, n) => sum + n, 0) - FLOP_CARDS
  return (ways * (unseen - (left[hole - 1]! - flop[hole - 1]!))) / unseen
}

const LETTERS = 'A23456789T'
const flopText = (flop: Flop): string => flop.map((n, place) => LETTERS[place]!.repeat(n)).join('')

interface Sums {
  readonly best: string
  readonly left: readonly number[]
  readonly upcard: number
  weight: number
  gain: number
  readonly to: Map<string, number>
  /** By the number of tens on the flop: the weight of the flops that change the play, and of all flops. */
  readonly tens: { turned: number; all: number }[]
  /**
   * The flop on which the usual play leads the next by most, and the one on which it leads by least or is furthest
   * behind.
   */
  most: { lead: number; flop: string; action: string }
  least: { lead: number; flop: string; action: string }
}

const leader = (options: StartingClass['options']): StartingClass['options'][number] =>
  options.reduce((best, one) => (evValue(one.ev) > evValue(best.ev) ? one : best))

function sumsFor(rules: Texas21Rules, { id, options }: StartingClass): Sums {
  const [a, b, upcard] = readDealName(id)
  const left = freshCounts(rules.decks)
  for (const value of [a, b, upcard]) left[value - 1]!--
  const none = { flop: '', action: '' }
  return {
    best: leader(options).action,
    left,
    upcard,
    weight: 0,
    gain: 0,
    to: new Map(),
    tens: Array.from({ length: FLOP_CARDS + 1 }, () => ({ turned: 0, all: 0 })),
    most: { lead: -Infinity, ...none },
    least: { lead: Infinity, ...none },
  }
}

function addFlop(sums: Sums, flop: Flop, options: StartingClass['options']): void {
  const weight = weightOf(sums.left, flop, sums.upcard)
  if (weight === 0) return
  const usual = options.find(({ action }) => action === sums.best)!
  const next = leader(options.filter(({ action }) => action !== sums.best))
  const lead = evValue(usual.ev) - evValue(next.ev)
  const tens = sums.tens[flop[VALUES - 1]!]!
  sums.weight += weight
  tens.all += weight
  if (lead < sums.least.lead) sums.least = { lead, flop: flopText(flop), action: next.action }
  if (lead > sums.most.lead) sums.most = { lead, flop: flopText(flop), action: next.action }
  if (lead >= 0) return
  sums.gain -= weight * lead
  tens.turned += weight
  sums.to.set(next.action, (sums.to.get(next.action) ?? 0) + weight)
}

const rounded = (value: number): number => Number(value.toPrecision(8))

function effectOf(deal: string, { weight, gain, to, tens, most, least }: Sums): FlopEffect {
  return {
    deal,
    turned: rounded([...to.values()].reduce((sum, n) => sum + n, 0) / weight),
    to: Object.fromEntries([...to].sort((a, b) => b[1] - a[1]).map(([action, n]) => [action, rounded(n / weight)])),
    gain: rounded(gain / weight),
    byTens: tens.map(({ turned, all }) => (all === 0 ? 0 : rounded(turned / all))),
    least: { ...least, lead: rounded(least.lead) },
    most: { ...most, lead: rounded(most.lead) },
  }
}

/** The effect of the flop on every first play (`T6 v T`) from a fresh shoe. Takes a quarter of an hour. */
export function makeTexas21Flops(show: Show): readonly FlopEffect[] {
  const { rules } = VARIANTS[0]
  const fresh = freshCounts(rules.decks)
  const sums = new Map(startingClasses(rules, fresh).map((one) => [one.id, sumsFor(rules, one)]))
  const flops = flopsByValue()
  flops.forEach((flop, i) => {
    show(i / flops.length)
    for (const { id, options } of startingClasses(
      rules,
      fresh.map((n, place) => n - flop[place]!),
    ))
      addFlop(sums.get(id)!, flop, options)
  })
  return [...sums].map(([deal, one]) => effectOf(deal, one))
}
