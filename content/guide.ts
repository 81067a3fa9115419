import type { ReactNode } from 'react'

/*
 * What a game's guide is written with. Prose is prose; every figure in it is one of these components, which the page hands
 * in and the engine fills. So no figure is typed, and a text can become MDX as it stands.
 */

/** Rules in an address's words, as `makeRules` writes them: `qualifies_pair-4`. Absent: the game's usual rules. */
interface UnderRules {
  readonly rules?: string
}

/** A decision: cards as they are typed, `Ks5d`, and choices by their value, by the game's own fields. One that the game has not is a slip and throws. */
export interface AtSpot extends UnderRules {
  readonly hand: string
  readonly board?: string
  readonly other?: string
  readonly dealer?: string
  readonly upcard?: string
  readonly flop?: string
  readonly insurance?: number
  readonly dead?: string
}

/** A way to play: one of the game's `strategies`; absent: as the game's own figures are meant. */
interface ByStrategy extends UnderRules {
  readonly strategy?: string
}

type Component<Props = object> = (props: Props) => ReactNode | Promise<ReactNode>

export interface Figures {
  /** The house edge of the whole game, or of a side bet, in percent of the bet. `meter` of a progressive, in bets. */
  readonly Edge: Component<ByStrategy & { readonly bet?: string; readonly meter?: number; readonly digits?: number }>
  /** What a strategy costs more than the game's own figure, in percent of the base wager; what it gains, where it is better. */
  readonly Extra: Component<UnderRules & { readonly strategy: string }>
  /** How far a sampled figure may well be off: twice its standard error, in percent of the base wager. */
  readonly Within: Component<UnderRules & { readonly strategy: string }>
  /** House edge over all money bet. */
  readonly Risk: Component<UnderRules>
  /** All money bet in a round, in base wagers. */
  readonly AverageBet: Component<UnderRules>
  /** The share of rounds in which an action is taken. */
  readonly Share: Component<ByStrategy & { readonly of: string }>
  /** The share of rounds that end ahead, even or behind. */
  readonly Result: Component<ByStrategy & { readonly of: 'ahead' | 'even' | 'behind' }>
  /** The share of rounds in which the bets end at a place, where they move. */
  readonly Ends: Component<UnderRules & { readonly of: string }>
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
  /** “one in 39,688”: how often a side bet brings a hand, or any win. */
  readonly OneIn: Component<UnderRules & { readonly bet: string; readonly of?: string }>
  /** The meter from which a progressive bet loses nothing, in bets. */
  readonly BreakEven: Component<UnderRules & { readonly bet: string }>
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
