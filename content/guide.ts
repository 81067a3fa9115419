import type { ReactNode } from 'react'

/*
 * What a game's guide is written with. Prose is prose; every figure in it is one of these components, which the page hands
 * in and the engine fills. So no figure is typed, and a text can become MDX as it stands.
 */

/** Rules in an address's words, as `makeRules` writes them: `qualifies_pair-4`. Absent: the game's usual rules. */
interface UnderRules {
  readonly rules?: string
}

/** A decision: cards as they are typed, `Ks5d`, by the game's own fields. */
interface AtSpot extends UnderRules {
  readonly hand: string
  readonly board?: string
  readonly dead?: string
}

type Component<Props = object> = (props: Props) => ReactNode | Promise<ReactNode>

export interface Figures {
  /** The house edge of the whole game, or of a side bet, in percent of the bet. `strategy` is one of the game's `strategies`. */
  readonly Edge: Component<UnderRules & { readonly bet?: string; readonly strategy?: string; readonly digits?: number }>
  /** What a strategy costs more than the best play, in percent of the base wager. */
  readonly Extra: Component<UnderRules & { readonly strategy: string }>
  /** House edge over all money bet. */
  readonly Risk: Component<UnderRules>
  /** All money bet in a round, in base wagers. */
  readonly AverageBet: Component<UnderRules>
  /** The share of rounds in which an action is taken under best play. */
  readonly Share: Component<UnderRules & { readonly of: string }>
  /** The share of starting hands with which an action is best. */
  readonly Hands: Component<UnderRules & { readonly of: string }>
  /** What an option is worth, in base wagers. */
  readonly Ev: Component<AtSpot & { readonly of: string }>
  /** What an option costs against the best one, in base wagers. */
  readonly Cost: Component<AtSpot & { readonly of: string }>
  /** The best option's name inside a sentence: “raise 4×”. */
  readonly Best: Component<AtSpot>
  /** The share of deals of one fact of an option's count: `wins`, `loses`. */
  readonly Fact: Component<AtSpot & { readonly of: string; readonly fact: string }>
  /** What never taking the best option with some starting hands costs a round, in percent of the base wager. */
  readonly Ignoring: Component<UnderRules & { readonly classes: RegExp; readonly instead: string }>
  /** Cards, drawn small. */
  readonly Cards: Component<{ readonly of: string }>
}

/** A piece of prose that is given its figures. */
export type Prose = (figures: Figures) => ReactNode

export interface Guide {
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
  /** By strategy id: what ignoring the rule costs a round, or what it guards against. */
  readonly costs: Readonly<Record<string, Prose>>
  /** Rules worth comparing besides the game's own variants and tables. */
  readonly changes: readonly { readonly name: string; readonly rules: string }[]
  readonly sideBets: Prose
  readonly questions: readonly { readonly ask: string; readonly answer: Prose }[]
}
