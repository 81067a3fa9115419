import type { Rules, SettledBet } from '@/lib/game/game'
import type { AnyMessage } from '@/lib/messages/message'
import type { CommonReason } from '@/lib/messages/words/settled/en'
import { exactDecimal } from '@/lib/math/fraction'

/* Money in whole cents, what is due on a settled bet, and whether a trainee's answer is right. */

/** How a house rounds commission: up to the next multiple of `step`, in cents. */
export const ROUNDINGS = [
  { id: 'cent', name: 'Exact', says: 'to the cent', step: 1 },
  { id: 'quarter', name: 'Quarter', says: 'up to the next quarter', step: 25 },
  { id: 'half', name: 'Half', says: 'up to the next half dollar', step: 50 },
  { id: 'dollar', name: 'Dollar', says: 'up to the next dollar', step: 100 },
] as const
export type Rounding = (typeof ROUNDINGS)[number]

export const DOES = ['lose', 'push', 'pay'] as const
/** What the dealer does with a bet. A bonus without a stake that isn't paid is a push. */
export type Does = (typeof DOES)[number]

/** What is due on one bet. */
export interface Due {
  readonly bet: string
  /** The number of the hand that the bet belongs to, from 1; absent if there is only one. */
  readonly hand?: number
  /** In cents; 0 for a bonus without a stake. */
  readonly stake: number
  readonly does: Does
  /** The amount taken or paid, in cents; 0 for a push. A payment doesn't include the stake; a prize is paid whole. */
  readonly cents: number
  /** The reason: one of the game’s `settled`. */
  readonly because: AnyMessage
  /** Only for a win that pays commission: the commission in cents, before and after rounding. */
  readonly commission?: { readonly exact: number; readonly kept: number }
}

/** Base wagers in cents, rounded to the nearest cent; `base` is the base wager in cents. */
export function centsOf(units: number, base: number): number {
  // Most bets are whole, and a drill settles thousands.
  if (Number.isInteger(units)) return Math.round(units * base) + 0
  const { num, den } = exactDecimal(units)
  return Math.round((Number(num) * base) / Number(den))
}

/**
 * What is due on a settled bet, with a base wager of `base` cents. `takesCommission`: the difference between even money
 * and the game's result is the house's commission, rounded as the house does.
 */
export function dueOn(
  { bet, hand, stake, net, isPrize, because }: SettledBet,
  base: number,
  rounding: Rounding,
  takesCommission: boolean,
): Due {
  const [staked, cents] = [centsOf(stake, base), centsOf(Math.abs(net), base)]
  const due = hand === undefined ? { bet, stake: staked, because } : { bet, hand, stake: staked, because }
  if (isPrize) return { ...due, does: 'pay', cents: centsOf(net + stake, base) }
  if (net === 0) return { ...due, does: 'push', cents: 0 }
  if (net < 0) return { ...due, does: 'lose', cents }
  const exact = staked - cents
  if (!takesCommission || exact <= 0) return { ...due, does: 'pay', cents }
  const kept = Math.ceil(exact / rounding.step) * rounding.step
  return { ...due, does: 'pay', cents: staked - kept, commission: { exact, kept } }
}

/** The kind of a bet: bets on split hands are of the same kind. */
export const betKind = (bet: string): string => bet.replace(/-\d+$/, '')

const NO_BONUS: CommonReason = { id: 'no-bonus' }

/** What decides what is due at a seat, and in which order. */
export interface DuesOfSeat {
  /** The order in which the dealer settles the bets of a seat; other bets follow in the order of the game. */
  readonly order: readonly string[]
  /** The bet whose win pays commission, under rules that take one. */
  readonly commission?: { readonly on: string; isTaken(rules: Rules): boolean }
  /** Bonuses without a stake. The dealer checks them wherever the bet `with` is made. */
  readonly bonuses?: readonly { readonly bet: string; readonly with: string }[]
}

/**
 * What is due at a seat, in the order of the layout. Bonuses that the dealer checks but doesn't pay are included as
 * pushes.
 */
export function duesOf(
  layout: DuesOfSeat,
  bets: readonly SettledBet[],
  base: number,
  rounding: Rounding,
): readonly Due[] {
  const due = bets.map((bet) => dueOn(bet, base, rounding, betKind(bet.bet) === layout.commission?.on))
  const missed = (layout.bonuses ?? []).filter(
    (bonus) => due.some(({ bet }) => bet === bonus.with) && !due.some(({ bet }) => bet === bonus.bet),
  )
  const nothing = missed.map(({ bet }): Due => ({
    bet,
    stake: 0,
    does: 'push',
    cents: 0,
    because: NO_BONUS,
  }))
  const place = ({ bet }: Due): number =>
    layout.order.includes(betKind(bet)) ? layout.order.indexOf(betKind(bet)) : layout.order.length
  return [...due, ...nothing].sort((a, b) => place(a) - place(b))
}

/**
 * A bet's result without its size: `blind pay 1.5`, `ante push`. Odds are to the stake; for a bonus without a stake
 * just `pay`.
 */
export function resultOf({ bet, stake, does, cents, commission }: Due): string {
  const won = commission ? stake : cents
  return `${betKind(bet)} ${does === 'pay' ? `pay${stake > 0 ? ` ${Number((won / stake).toFixed(4))}` : ''}` : does}`
}

/** The trainee's answer for one bet; `cents` only if it pays. */
export interface Said {
  readonly does: Does
  readonly cents?: number
}

export interface Judged {
  readonly due: Due
  readonly said: Said
  /** Whether lose, push or pay is right, whatever the amount. */
  readonly isRightWay: boolean
  readonly isRight: boolean
}

/** Judges the answer for a bet. A lost bet is taken whole, so it needs no amount. */
export function judgeBet(due: Due, said: Said): Judged {
  const isRightWay = due.does === said.does
  return { due, said, isRightWay, isRight: isRightWay && (due.does !== 'pay' || said.cents === due.cents) }
}

/** An amount as a dealer writes it, without the currency: `12.50`, `7`. */
export const amountInWords = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)

/** Commas between thousands. Cents have two digits at most, so a comma before three digits isn't a decimal comma. */
const GROUPED = /^([$€£]?\d{1,3})((?:,\d{3})+)(?!\d)/

/**
 * Reads a typed amount: `12.50`, `12,5`, `$12`, `1,000`. Returns cents; undefined if it isn't an amount. At most eight
 * digits before the cents.
 */
export function readAmount(text: string): number | undefined {
  const plain = text.trim().replace(GROUPED, (_, first: string, groups: string) => first + groups.replaceAll(',', ''))
  const match = /^[$€£]?(\d{1,8})?(?:[.,](\d{1,2}))?$/.exec(plain)
  if (!match || (match[1] === undefined && match[2] === undefined)) return undefined
  return Number(match[1] ?? 0) * 100 + Number((match[2] ?? '0').padEnd(2, '0'))
}
