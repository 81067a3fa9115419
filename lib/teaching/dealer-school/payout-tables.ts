import { amountInWords, centsOf } from './chips'

/* Tables of amounts that a dealer learns by heart, in chips. */

/** A table of amounts, its columns named. */
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

/** Columns of amounts on these stakes: “on 5”. */
export const stakeNames = (stakes: readonly number[]): readonly string[] => stakes.map((stake) => `on ${stake}`)

const CENTS = 100

/** `31250` as `31,250`. */
const inThousands = (amount: string): string => amount.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** What so many base wagers come to at each of the stakes. */
export const amountsAt = (units: number, stakes: readonly number[]): readonly string[] =>
  stakes.map((stake) => inThousands(amountInWords(centsOf(units, stake * CENTS))))
