import { exactDecimal } from '@/lib/math/fraction'
import type { GameMessages } from '@/lib/messages/message'
import type { PayoutWords } from '@/lib/messages/words/payouts/en'
import { centsOf } from '../table/chips'

/* Tables of amounts that dealers memorize, in chips. */

/** A table of amounts, all in one language. */
export interface PayoutTable {
  readonly id: string
  readonly name: string
  readonly note?: string
  /** The heading of the first column, which names the rows. */
  readonly head: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[]
}

/** Stakes in dollars whose payouts dealers should know by heart. */
export const STAKES = [5, 10, 15, 25] as const

/** The words of a table: the game's names and the headings of the columns. */
export interface SheetWords {
  readonly messages: GameMessages
  readonly payouts: PayoutWords
}

/** The headings of the columns of amounts: “on 5”. */
export const stakeNames = (stakes: readonly number[], { payouts }: Pick<SheetWords, 'payouts'>): readonly string[] =>
  stakes.map((stake) => payouts.on(stake))

const CENTS = 100

/** This many base wagers as an amount, for each stake in dollars. */
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
