import type { ReactNode } from 'react'
import type { Figures } from './guide'

/** A piece of prose that is given its figures. */
export type Prose = (figures: Figures) => ReactNode

export interface OldGuide {
  /** For search results: one sentence without figures. */
  readonly description: string
  /** Ids of the game's own strategy, three to seven: the answer in the first screen. */
  readonly inShort: readonly string[]
  /** What the game is and what it costs, in two sentences. */
  readonly lead: Prose
  /** The steps of a round. */
  readonly round: readonly { readonly title: string; readonly text: Prose }[]
  /** Below the bets: what their tables do not say. */
  readonly bets: Prose
  /** Above the strategy: how the rules are to be read, where that is not as usual. */
  readonly strategy?: Prose
  /** By strategy id: what ignoring the rule costs a round, or what it guards against. */
  readonly costs: Readonly<Record<string, Prose>>
  /** Parts of the strategy that are told in lists of their own, folded up below it: the rules whose ids match. */
  readonly folded?: readonly { readonly name: string; readonly ids: RegExp }[]
  /** Above the variants: how their figures are meant, where that is not best play against best play. */
  readonly variants?: Prose
  /** Rules worth comparing besides the game's own variants and tables. */
  readonly changes: readonly { readonly name: string; readonly rules: string }[]
  readonly sideBets: Prose
  readonly questions: readonly { readonly ask: string; readonly answer: Prose }[]
}
