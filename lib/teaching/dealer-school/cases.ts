import type { InLanguages } from '@/lib/messages/languages'
import sources from '@/content/dealer-school/sources.json' with { type: 'json' }

/* Disputes on the floor as data: what happened, what might be done, whose ruling applies. Each game has its own (`Dealer.disputes`). */

/** Where a ruling is written: its printed title and its link. A ruling binds its own house only. */
export const SOURCES: Readonly<Record<SourceId, { readonly title: string; readonly url?: string }>> = sources
export type SourceId = keyof typeof sources

/** When something happens at a live table: while cards are dealt, while players decide, while bets are settled. */
export const MOMENTS = ['deal', 'decide', 'settle'] as const
export type Moment = (typeof MOMENTS)[number]

export interface DisputeWords {
  readonly name: string
  /** What has happened. */
  readonly situation: string
  /** What might be done, by the ids of the options. */
  readonly options: Readonly<Record<string, string>>
  readonly why: string
}

export interface DisputeCase extends InLanguages<DisputeWords> {
  readonly id: string
  /** Absent if no public rule is known: houses differ, and each one's own wins. */
  readonly source?: SourceId
  /** Absent if it doesn't happen in the middle of a round. */
  readonly at?: Moment
  /** The option that the source rules; without one, what no house would blame a dealer for. */
  readonly ruling: string
}
