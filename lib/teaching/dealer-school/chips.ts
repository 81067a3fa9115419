import type { SettledBet } from '@/lib/games/game'
import type { AnyMessage } from '@/lib/messages/message'
import type { CommonReason } from '@/lib/messages/settled/en'
import { exactDecimal } from '@/lib/math/fraction'
import type { Layout } from './dealer'

/* Chips: money in whole cents, and what a settled bet comes to in them. */

/** What the house does with a commission that no chip can pay: up to the next whole step, in cents. */
export const ROUNDINGS = [
  { id: 'cent', name: 'Exact', says: 'to the cent', step: 1 },
  { id: 'quarter', name: 'Quarter', says: 'up to the next quarter', step: 25 },
  { id: 'half', name: 'Half', says: 'up to the next half dollar', step: 50 },
  { id: 'dollar', name: 'Dollar', says: 'up to the next dollar', step: 100 },
] as const
export type Rounding = (typeof ROUNDINGS)[number]

export const DOES = ['lose', 'push', 'pay'] as const
/** What the dealer does with a bet. A bonus without a stake that is not paid is a push: nothing moves. */
export type Does = (typeof DOES)[number]

/** What is due on one bet. */
export interface Due {
  readonly bet: string
  /** Which of several hands it lies on, counted from 1; absent where there is one. */
  readonly hand?: number
  /** In cents; 0 for a bonus that has no stake of its own. */
  readonly stake: number
  readonly does: Does
  /** What is taken or paid, in cents; 0 for a push. A pay is what goes on top of the stake. */
  readonly cents: number
  /** Why: one of the game’s `settled`. */
  readonly because: AnyMessage
  /** Of a win that pays commission: what the house keeps, in cents, before and after rounding. */
  readonly commission?: { readonly exact: number; readonly kept: number }
}

/** Base wagers as cents; a fraction of a cent goes to the nearest. */
export function centsOf(units: number, base: number): number {
  const { num, den } = exactDecimal(units)
  return Math.round((Number(num) * base) / Number(den))
}

/**
 * What a settled bet comes to, with a base wager of `base` cents. `takesCommission`: the difference between an even win and what
 * the game settles is the house's, rounded as the house rounds.
 */
export function dueOn(
  { bet, hand, stake, net, because }: SettledBet,
  base: number,
  rounding: Rounding,
  takesCommission: boolean,
): Due {
  const [staked, cents] = [centsOf(stake, base), centsOf(Math.abs(net), base)]
  const due = { bet, ...(hand !== undefined && { hand }), stake: staked, because }
  if (net === 0) return { ...due, does: 'push', cents: 0 }
  if (net < 0) return { ...due, does: 'lose', cents }
  const exact = staked - cents
  if (!takesCommission || exact <= 0) return { ...due, does: 'pay', cents }
  const kept = Math.ceil(exact / rounding.step) * rounding.step
  return { ...due, does: 'pay', cents: staked - kept, commission: { exact, kept } }
}

/** The kind of a bet: split hands are of one kind. */
export const betKind = (bet: string): string => bet.replace(/-\d+$/, '')

const NO_BONUS: CommonReason = { id: 'no-bonus' }

/** What is due at a seat, in the layout's order, with the bonuses that were looked at and not made. */
export function duesOf(layout: Layout, bets: readonly SettledBet[], base: number, rounding: Rounding): readonly Due[] {
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

/** `12.50`, `7`: an amount as a dealer writes it, without the currency. */
export const amountInWords = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)

/** Thousands with a comma: cents are two digits at most, so nothing else can be meant. */
const GROUPED = /^([$€£]?\d{1,3})((?:,\d{3})+)(?!\d)/

/** Reads an amount that was typed: `12.50`, `12,5`, `$12`, `1,000`. Undefined if it isn't an amount. Up to ten million. */
export function readAmount(text: string): number | undefined {
  const plain = text.trim().replace(GROUPED, (_, first: string, groups: string) => first + groups.replaceAll(',', ''))
  const match = /^[$€£]?(\d{1,8})?(?:[.,](\d{1,2}))?$/.exec(plain)
  if (!match || (match[1] === undefined && match[2] === undefined)) return undefined
  return Number(match[1] ?? 0) * 100 + Number((match[2] ?? '0').padEnd(2, '0'))
}
