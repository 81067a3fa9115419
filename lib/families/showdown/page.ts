import type { PayTable, SideBet } from '@/lib/game/game'
import type { SettlementTable } from '@/lib/engines/settlement/index'
import type { SourceId } from '@/lib/teaching/dealer-school/disputes/cases'

/*
 * A game of the family as a page of rules: the player's cards against the dealer's. Plain JSON, from which everything
 * else about the game follows. README.md beside this file defines the words.
 */

/** A pay table with its source. Its name in `pays` is its name in the rules; that of a side bet is the bet's. */
export interface PagePays {
  readonly source: string
  /** What each hand pays to 1, the strongest first. */
  readonly table: PayTable
  /** Other known tables of a side bet. The usual one is the first unless another is marked. */
  readonly others?: readonly { readonly source: string; readonly table: PayTable; readonly usual?: true }[]
  /** A table that dealers pay by mistake. */
  readonly misread?: PayTable
}

/** A side bet: what `SideBet` says of it, and its prizes. */
export interface PageSide extends Omit<SideBet, 'id' | 'takes'> {
  /**
   * For a progressive: the part of the meter that each of these hands wins. Its table has prizes, which a winner gets
   * without the stake.
   */
  readonly meter?: Readonly<Record<string, number>>
}

/** A variant: the pays that it changes, hand by hand, and its qualifying hand. */
export interface PageVariant {
  readonly id: string
  readonly source: string
  readonly pays?: Readonly<Record<string, PayTable>>
  readonly qualifies?: string
}

/** A rule of a strategy: an action, and the signs that must all hold (`strategy.ts`). The last rule has none. */
export interface PageRule {
  /** Its id where people hold another than the family makes. */
  readonly id?: string
  readonly says: string
  readonly when: readonly string[]
}

export interface PageStrategy {
  readonly id: string
  /** Who publishes it; absent for one that was found. */
  readonly source?: string
  readonly rules: readonly PageRule[]
}

/**
 * Ids that people hold in links, records and exams from before the family made them, by the family's: rules of the
 * strategy, skills by the rows of the chart, kinds of dealers' errors.
 */
export interface HeldIds {
  readonly rules?: Readonly<Record<string, string>>
  readonly skills?: Readonly<Record<string, string>>
  readonly errors?: Readonly<Record<string, string>>
}

/** What decides how hands are compared and paid: all that a solver needs of a page. */
export interface ShowdownCore {
  readonly ranking: 'five-cards' | 'four-cards' | 'longest-suit' | 'three-cards' | 'wild-five'
  readonly player: { readonly cards: number }
  /** `up`: how many of the dealer's cards the player sees before deciding. */
  readonly dealer: { readonly cards: number; readonly up: 0 | 1 }
  /** What each bet pays by how the round ends. The last action of the decision is the cheapest. */
  readonly settlement: SettlementTable
  /** A hand that pay tables have no row for, and the row that it is paid by. */
  readonly paidAs?: Readonly<Record<string, string>>
  /** Rows of the main pay tables that are the better part of a kind of hand: `four-aces`. */
  readonly parts?: readonly string[]
}

export interface ShowdownPage extends ShowdownCore {
  readonly family: 'showdown'
  readonly id: string
  readonly name: string
  /** The name of a base wager: `ante`. */
  readonly unit: string
  /**
   * The usual qualifying hand, and all that a table may have, the weakest first: `none` if the dealer always plays. Absent
   * if they do at every table.
   */
  readonly qualifies?: { readonly source: string; readonly usual: string; readonly values: readonly string[] }
  /** The largest bet of the decision by the weakest hand that may make it; weaker hands bet 1. Absent if every hand may bet all. */
  readonly most?: { readonly source: string; readonly table: Readonly<Record<string, number>> }
  readonly pays: Readonly<Record<string, PagePays>>
  readonly sides: Readonly<Record<string, PageSide>>
  /** The first one is the usual table. */
  readonly variants: readonly [PageVariant, ...PageVariant[]]
  /** The rows of the chart, by the weakest hand of each, the strongest first. The last is `none`. */
  readonly chart: readonly string[]
  /** Strategies, the one to learn first. */
  readonly strategies: readonly [PageStrategy, ...PageStrategy[]]
  /** How the table is dealt, for the dealer school, and who publishes the order in which bets are settled. */
  readonly table: { readonly seats: number; readonly most: number; readonly source?: SourceId }
  readonly held?: HeldIds
}
