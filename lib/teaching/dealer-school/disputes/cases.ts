import type { InLanguages } from '@/lib/messages/languages'
import sources from '@/content/dealer-school/sources.json' with { type: 'json' }

/*
 * Disputes at the table, as data: the situation, the options, and the source of the ruling. Each game has its own
 * (`Dealer.disputes`).
 */

/** Where a ruling is published. It binds only its own house. */
export interface RulingSource {
  readonly title: string
  readonly url?: string
}

/** Sources that several games or parts of the school name. */
export const SOURCES: Readonly<Record<SourceId, RulingSource>> = sources
export type SourceId = keyof typeof sources

/** The moments of a live round: while cards are dealt, while players decide, while bets are settled. */
export const MOMENTS = ['deal', 'decide', 'settle'] as const
export type Moment = (typeof MOMENTS)[number]

export interface DisputeWords {
  readonly name: string
  readonly situation: string
  /** The possible actions, by option id. */
  readonly options: Readonly<Record<string, string>>
  readonly why: string
}

export interface DisputeCase extends InLanguages<DisputeWords> {
  readonly id: string
  /** Absent if no public rule is known: houses differ, and each house's own rule applies. */
  readonly source?: SourceId | RulingSource
  /** Absent if it can't happen in the middle of a round. */
  readonly at?: Moment
  /** The option that the source rules; without a source, an option that no house would blame a dealer for. */
  readonly ruling: string
}
