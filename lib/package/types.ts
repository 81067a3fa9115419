/**
 * A card as a rank and a suit: `As`, `Td`, `2c`. The joker is `Jk`.
 */
export type CardText = string

/** Cards as a list, `["As", "Kd"]`, or as one text, `"AsKd"`. */
export type Cards = string | readonly CardText[]

/**
 * An expected value: the net result of the whole round for the main game and the side bets that `sides` names, in base wagers (the ante; the bet at blackjack games).
 * `num` and `den` are whole numbers as decimal strings, not always reduced. They are missing where deals aren't equally likely.
 */
export interface Ev {
  readonly value: number
  readonly num?: string
  readonly den?: string
}

/**
 * One of the player's options. `outcomes` lists net results with the number of deals, or with their chances if deals
 * aren't equally likely. It is missing where side bets are counted whose results can't be put together with the main game's.
 */
export interface Option {
  readonly action: string
  readonly ev: Ev
  readonly outcomes?: readonly (readonly [net: number, ways: number])[]
}

/** Rules to change: each a value, or an object of values such as `{ pays: { trips: { flush: 6 } } }`. */
export type RuleChanges = Readonly<Record<string, unknown>>

/**
 * A decision. `hand`, `board` and the game's other fields are listed in `about.fields` and in the types of its module.
 * `variant` is the id of a variant, `rules` changes some of that variant's rules, and `dead` has the other cards that
 * were seen. `sides` has the side bets placed, one base wager each, or their stakes, `{ trips: 2 }`; the games without it refuse it.
 */
export interface Decision {
  readonly variant?: string | undefined
  readonly rules?: RuleChanges | undefined
  readonly dead?: Cards | undefined
  readonly sides?: readonly string[] | Readonly<Record<string, number>> | undefined
  readonly seen?: number | undefined
}

/**
 * A solved decision: every option, and in `best` all options with the highest EV. Blackjack games add `insurance` under
 * an ace, the EV of one unit.
 */
export interface Answer {
  readonly game: string
  readonly variant: string
  readonly best: readonly string[]
  readonly options: readonly Option[]
  readonly insurance?: Ev
  /** The side bets that every EV includes, with their stakes in base wagers. */
  readonly sides?: Readonly<Record<string, number>>
}

/**
 * A whole game (`bet` is `"main"`, the default) or a side bet by its id. `meter` and `players` belong to progressives, `shoe` (52 counts:
 * suits s h d c, ranks 2 to A in each) to blackjack games, `dead` to side bets, `seen` (how many of the dealer's face-down cards the player sees) to the main bet.
 */
export interface EdgeQuestion {
  readonly variant?: string | undefined
  readonly rules?: RuleChanges | undefined
  readonly bet?: string | undefined
  readonly meter?: number | undefined
  readonly players?: number | undefined
  readonly shoe?: readonly number[] | undefined
  readonly dead?: Cards | undefined
}

/**
 * The edge of a bet: its average loss in base wagers. A whole game also has its average bet, its loss per unit of all
 * money bet, and how often each decision is made. `method` is `"sampled"`, with a `standardError`, only for best play
 * at Pai Gow Poker.
 */
export interface Edge {
  readonly game: string
  readonly variant: string
  readonly bet: string
  readonly ev: Ev
  readonly edge: number
  readonly averageBet?: number
  readonly elementOfRisk?: number
  readonly frequencies?: Readonly<Record<string, number>>
  readonly method: 'exact' | 'sampled'
  /** The figures of a side bet with prizes that no source prints: they are those of an example. */
  readonly prizes?: 'example'
  readonly standardError?: number
}

/** A game's name, the fields of its decisions, its variants and its side bets. */
export interface About {
  readonly id: string
  readonly name: string
  readonly fields: readonly { readonly id: string; readonly name: string }[]
  readonly variants: readonly { readonly id: string; readonly name: string; readonly rules: RuleChanges }[]
  readonly sideBets: readonly { readonly id: string; readonly name: string }[]
}

/**
 * One game. Both functions throw an `EngineError` if there is a problem with the question. A whole game can take a few
 * seconds, so call it in a worker if a page must stay responsive.
 */
export interface Engine {
  readonly about: About
  /** The exact EV of every option of a decision. */
  readonly solve: (decision: Decision) => Answer
  /** The cost of a whole game or a side bet, by exact count. */
  readonly edge: (question?: EdgeQuestion) => Edge
}
