import { exactDecimal } from '@/lib/math/fraction'
import type { GameMessages } from '@/lib/messages/message'
import type { PayoutWords } from '@/lib/messages/payouts/en'
import { centsOf } from './chips'

/* Tables of amounts that a dealer learns by heart, in chips. */

/** A table of amounts, its columns named; all of it in one language. */
export interface PayoutTable {
  readonly id: string
  readonly name: string
  readonly note?: string
  /** Of the first column, which names the rows. */
  readonly head: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[]
}

/** Stakes in dollars whose payouts are worth knowing without reckoning. */
export const STAKES = [5, 10, 15, 25] as const

/** The words of a table: what the game calls its things, and what heads its columns. */
export interface SheetWords {
  readonly messages: GameMessages
  readonly payouts: PayoutWords
}

/** Columns of amounts on these stakes: “on 5”. */
export const stakeNames = (stakes: readonly number[], { payouts }: Pick<SheetWords, 'payouts'>): readonly string[] =>
  stakes.map((stake) => payouts.on(stake))

const CENTS = 100

/** What so many base wagers come to at each of the stakes. */
export const amountsAt = (
  units: number,
  stakes: readonly number[],
  { payouts }: Pick<SheetWords, 'payouts'>,
): readonly string[] => stakes.map((stake) => payouts.amount(centsOf(units, stake * CENTS)))

/** “3 to 2”: a pay in words. */
export function oddsIn(pay: number, { payouts }: Pick<SheetWords, 'payouts'>): string {
  const { num, den } = exactDecimal(pay)
  return payouts.odds(num, den)
}
