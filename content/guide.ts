import type { ReactNode } from 'react'
import type { TermId } from './glossary'

/*
 * The components that game guides are written with. Every figure in a guide is one of these, provided by the page and
 * filled by the engine, so that no figure is typed. `app/[game]/_guide/guide-of.tsx` has the parts of a guide.
 */

/** Rules as a link holds them, in the format of `makeRules`: `qualifies_pair-4`. Absent for the game's usual rules. */
interface UnderRules {
  readonly rules?: string
}

/**
 * A decision, by the game's own fields: cards as typed (`Ks5d`), choices by value. A field that the game doesn't have
 * throws.
 */
export interface AtSpot extends UnderRules {
  readonly hand: string
  readonly board?: string
  readonly other?: string
  readonly dealer?: string
  readonly upcard?: string
  /** The dealer's other cards, if the player has seen some. */
  readonly dealerCards?: string
  readonly flop?: string
  readonly insurance?: number
  /** A list of choices: `3.1`. */
  readonly bets?: string
  readonly dead?: string
}

/** A strategy of the game (`strategies`); absent for the play of the game's own figures. */
interface ByStrategy extends UnderRules {
  readonly strategy?: string
}

type Component<Props = object> = (props: Props) => ReactNode | Promise<ReactNode>

export interface Figures {
  /** The house edge of the game or of a side bet, in percent of the bet. `meter` of a progressive, in bets. */
  readonly Edge: Component<ByStrategy & { readonly bet?: string; readonly meter?: number; readonly digits?: number }>
  /**
   * How much more a strategy costs than the game's own figure, in percent of the base wager; how much it gains if it is
   * better.
   */
  readonly Extra: Component<UnderRules & { readonly strategy: string }>
  /** The margin of a sampled figure: twice its standard error, in percent of the base wager. */
  readonly Within: Component<UnderRules & { readonly strategy: string }>
  /** The house edge as a share of all money bet. */
  readonly Risk: Component<UnderRules>
  /** The mean total bet in a round, in base wagers. */
  readonly AverageBet: Component<UnderRules>
  /** The share of rounds with an action. */
  readonly Share: Component<ByStrategy & { readonly of: string }>
  /** The share of rounds that end ahead, even or behind, or with exactly this net result, in base wagers. */
  readonly Result: Component<ByStrategy & { readonly of: 'ahead' | 'even' | 'behind' | number }>
  /** The share of rounds in which the bets end at a position, in games where they move. */
  readonly Ends: Component<UnderRules & { readonly of: string }>
  /** The share of starting hands for which an action is best. */
  readonly Hands: Component<UnderRules & { readonly of: string }>
  /** An option's EV, in base wagers. */
  readonly Ev: Component<AtSpot & { readonly of: string }>
  /** What an option loses against the best one, in base wagers. */
  readonly Cost: Component<AtSpot & { readonly of: string }>
  /** The best option's name inside a sentence: “raise 4×”. */
  readonly Best: Component<AtSpot>
  /**
   * An option's EV (`ClassEv`), or what it loses (`ClassCost`), on average over all hands of the class with the id
   * `one`, in base wagers.
   */
  readonly ClassEv: Component<UnderRules & { readonly one: string; readonly of: string }>
  readonly ClassCost: Component<UnderRules & { readonly one: string; readonly of: string }>
  /** The share of deals in one part of an option's tally: `wins`, `loses`. */
  readonly Fact: Component<AtSpot & { readonly of: string; readonly fact: string }>
  /** A count that explains an answer: `outs` on the river of Ultimate Texas Hold’em. */
  readonly Counts: Component<AtSpot & { readonly of: string }>
  /** How often a pocket pair wins showdowns if the board doesn't improve it. `of` is the pair's page: `22`. */
  readonly Unimproved: Component<{ readonly of: string }>
  /**
   * What taking one option with some starting hands costs a round, in percent of the base wager. `classes`: a pattern
   * for their ids.
   */
  readonly Ignoring: Component<UnderRules & { readonly classes: string; readonly instead: string }>
  /**
   * What taking one action with every hand of a rule (or of a skill) costs a round against following the strategy, in
   * percent of the base wager.
   */
  readonly Always: Component<{ readonly rule?: string; readonly skill?: string; readonly of: string }>
  /** The share of rounds that a rule or a skill decides. */
  readonly Decides: Component<{ readonly rule?: string; readonly skill?: string }>
  /** “once in 39,688”: how often a side bet has a hand, or any win. */
  readonly OneIn: Component<UnderRules & { readonly bet: string; readonly of?: string }>
  /** The meter at which a progressive bet breaks even, in bets. */
  readonly BreakEven: Component<UnderRules & { readonly bet: string; readonly players?: number }>
  /** The share of a meter that a winner gets on average, with `players` players on it. */
  readonly ShareOfMeter: Component<{ readonly bet: string; readonly players: number }>
  /** The cost of a game or a bet an hour, with stake and pace: “$7.65 an hour at $10 an ante and 35 rounds an hour”. */
  readonly PerHour: Component<
    ByStrategy & {
      readonly bet?: string
      readonly meter?: number
      /** Leaves out stake and pace, if an earlier sentence gave them. */ readonly bare?: boolean
    }
  >
  /** The meter of a one-dollar progressive: “$10,422”. */
  readonly Meter: Component<{ readonly of: number }>
  /** Cards within a sentence. */
  readonly Cards: Component<{ readonly of: string }>
  /** A term with a link to the glossary, for its first use in a text. */
  readonly Term: Component<{ readonly id: TermId; readonly children: ReactNode }>
  /** A link to the page of a hand, by its slug in any case: `K5o`. */
  readonly Hand: Component<{ readonly of: string; readonly children: ReactNode }>
}

/** A moment of a round, shown on the felt. */
export interface Moment {
  /** A decision by the game's own fields; absent for an empty felt. */
  readonly spot?: AtSpot
  /**
   * The next steps, separated by spaces: an action at each decision, cards at each deal. `raise-4x Qh7c2d 9sJh 8d8c`.
   */
  readonly moves: readonly string[]
}

export interface Guide {
  /** For search results: one sentence without figures. */
  readonly description: string
  /**
   * The answer in the first screen: three to seven ids of the game's strategy, if they cover all of it, in its order;
   * otherwise the id of a short strategy.
   */
  readonly inShort: readonly string[] | string
  /**
   * An action before the flop. The first screen then draws its exact line from the engine, instead of the short
   * strategy’s rules.
   */
  readonly lineOf?: string
  /** What the game is and what it costs, in two sentences. */
  readonly lead: ReactNode
  /** The steps of a round. A step without a moment leaves the felt as it is. */
  readonly round: readonly { readonly title: string; readonly text: ReactNode; readonly moment?: Moment }[]
  /** Below the bets: what their tables don't say. */
  readonly bets: ReactNode
  /** Above the strategy: how to read its rules, if that needs saying. */
  readonly strategy?: ReactNode
  /** By strategy id: what ignoring the rule costs a round, or what it prevents, with a close hand. */
  readonly costs: Readonly<Record<string, ReactNode>>
  /** Parts of the strategy in separate lists, folded up below it: the rules whose ids match. */
  readonly folded: readonly { readonly name: string; readonly ids: RegExp }[]
  /** Common mistakes, and what they cost. */
  readonly mistakes: {
    readonly lead?: ReactNode
    readonly all: readonly { readonly name: string; readonly text: ReactNode }[]
  }
  /** The truth about side bets; absent if the game has none. */
  readonly sideBets?: ReactNode
  /** Above the variants: what their figures assume, if that isn't best play. */
  readonly variants?: ReactNode
  /** Rules worth comparing, besides the game's variants and tables. */
  readonly changes: readonly { readonly name: string; readonly rules: string }[]
  /** The game's origin, if sources tell it. */
  readonly history?: ReactNode
  readonly questions: readonly { readonly ask: string; readonly answer: ReactNode }[]
}
