import { money } from '@/app/_languages/format'
import { betName, type Speaking } from '@/app/_felt/names'
import { dealerSchool, payouts } from '@/app/_languages/words'
import type { Due, Judged } from '@/lib/teaching/dealer-school/table/chips'
import type { TableLimits } from '@/lib/teaching/dealer-school/table/limits'

/* Amounts, limits, and what is due on bets, in words. Chips are in dollars. */

export const chips = (cents: number): string => money(cents / 100, 'USD')

/** A table's limits: “$25 to $500”, “$25 or more”. */
export function limitsInWords({ least, most }: TableLimits): string {
  const dollars = (limit: number | undefined) => (limit === undefined ? undefined : money(limit, 'USD'))
  return dealerSchool.limits(dollars(least), dollars(most))
}

/** What is due on a bet: “Pay $7.50”, “Push”, “Take $10”. */
export function dueInWords({ does, cents, stake }: Due): string {
  if (does === 'pay') return payouts.duePay(chips(cents))
  if (does === 'push') return stake > 0 ? payouts.duePush : payouts.dueNothing
  return payouts.dueTake(chips(cents))
}

export function saidInWords({ said, due }: Judged): string {
  if (said.does === 'pay') return payouts.saidPay(chips(said.cents ?? 0))
  return said.does === 'lose' ? payouts.saidLose : due.stake > 0 ? payouts.saidPush : payouts.saidNothing
}

/** “Ante $10”; a bonus has only its name. */
export function stakedInWords(game: Speaking, { bet, hand, stake }: Due): string {
  const name = betName(game, bet, hand)
  return stake > 0 ? `${name} ${chips(stake)}` : name
}
