import type { ReactNode } from 'react'
import type { TermId } from './glossary'

/*
 * What a game's guide is written with. Prose is prose; every figure in it is one of these components, which the page hands
 * in and the engine fills. So no figure is typed. A guide's parts, by which it is put together, are in `app/[game]/_guide/guide-of.tsx`.
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
  /** A list of choices: `3.1`. */
  readonly bets?: string
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
  /** What an option is worth, or costs, on average over all hands of one class, in base wagers: `one` is the class by its id. */
  readonly ClassEv: Component<UnderRules & { readonly one: string; readonly of: string }>
  readonly ClassCost: Component<UnderRules & { readonly one: string; readonly of: string }>
  /** The share of deals of one fact of an option's count: `wins`, `loses`. */
  readonly Fact: Component<AtSpot & { readonly of: string; readonly fact: string }>
  /** A count by which an answer explains itself: `outs` on the river of Ultimate Texas Hold’em. */
  readonly Counts: Component<AtSpot & { readonly of: string }>
  /** How often a pocket pair that the board does not improve wins the showdown: `of` is the pair by its page, `22`. */
  readonly Unimproved: Component<{ readonly of: string }>
  /** What taking one option with some starting hands costs a round, in percent of the base wager. `classes`: a pattern of their ids. */
  readonly Ignoring: Component<UnderRules & { readonly classes: string; readonly instead: string }>
  /** What one action with every hand that a rule of the strategy decides (or one skill) costs a round, in percent of the base wager, against following the rule. */
  readonly Always: Component<{ readonly rule?: string; readonly skill?: string; readonly of: string }>
  /** The share of rounds that a rule, or a skill, decides. */
  readonly Decides: Component<{ readonly rule?: string; readonly skill?: string }>
  /** “one in 39,688”: how often a side bet brings a hand, or any win. */
  readonly OneIn: Component<UnderRules & { readonly bet: string; readonly of?: string }>
  /** The meter from which a progressive bet loses nothing, in bets. */
  readonly BreakEven: Component<UnderRules & { readonly bet: string; readonly players?: number }>
  /** Which part of a meter a winner gets on average, with so many players on it. */
  readonly ShareOfMeter: Component<{ readonly bet: string; readonly players: number }>
  /** What a game or a bet costs an hour, with the stake and the pace it is meant at: “$7.65 an hour at $10 an ante and 35 rounds an hour”. */
  readonly PerHour: Component<
    ByStrategy & {
      readonly bet?: string
      readonly meter?: number
      /** Without the stake and the pace, where a sentence before has named them. */ readonly bare?: boolean
    }
  >
  /** A meter, of a progressive of a dollar: “$10,422”. */
  readonly Meter: Component<{ readonly of: number }>
  /** Cards inside a sentence. */
  readonly Cards: Component<{ readonly of: string }>
  /** A word of the field, leading to the glossary: for the first time it is used. */
  readonly Term: Component<{ readonly id: TermId; readonly children: ReactNode }>
  /** Words that lead to the page of a hand, by the page's name in addresses, in any case: `K5o`. */
  readonly Hand: Component<{ readonly of: string; readonly children: ReactNode }>
}

/** A moment of a round, as the felt shows it. */
export interface Moment {
  /** A decision by the game's own fields; absent: the round begins empty. */
  readonly spot?: AtSpot
  /** What comes next, word by word: an action where one decides, cards where they are dealt. `raise-4x Qh7c2d 9sJh 8d8c`. */
  readonly moves: readonly string[]
}

export interface Guide {
  /** For search results: one sentence without figures. */
  readonly description: string
  /** The answer in the first screen: ids of the game's own strategy, three to seven, where they say all of it, in its order; else one of the game's short lists by its id. */
  readonly inShort: readonly string[] | string
  /** The action before the flop that the first screen draws the exact line of, from the engine, instead of the short list’s own rules there. */
  readonly lineOf?: string
  /** What the game is and what it costs, in two sentences. */
  readonly lead: ReactNode
  /** The steps of a round; a step without a moment leaves the felt as it was. */
  readonly round: readonly { readonly title: string; readonly text: ReactNode; readonly moment?: Moment }[]
  /** Below the bets: what their tables do not say. */
  readonly bets: ReactNode
  /** Above the strategy: how the rules are to be read, where that is not as usual. */
  readonly strategy?: ReactNode
  /** By strategy id: what ignoring the rule costs a round, or what it guards against, and a hand where it is close. */
  readonly costs: Readonly<Record<string, ReactNode>>
  /** Parts of the strategy that are told in lists of their own, folded up below it: the rules whose ids match. */
  readonly folded: readonly { readonly name: string; readonly ids: RegExp }[]
  /** What people really do, with its price. */
  readonly mistakes: {
    readonly lead?: ReactNode
    readonly all: readonly { readonly name: string; readonly text: ReactNode }[]
  }
  /** The truth about them; absent where a game has none. */
  readonly sideBets?: ReactNode
  /** Above the variants: how their figures are meant, where that is not best play against best play. */
  readonly variants?: ReactNode
  /** Rules worth comparing besides the game's own variants and tables. */
  readonly changes: readonly { readonly name: string; readonly rules: string }[]
  /** Where the game comes from, where its sources say it. */
  readonly history?: ReactNode
  readonly questions: readonly { readonly ask: string; readonly answer: ReactNode }[]
}
