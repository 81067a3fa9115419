/**
 * A card as a rank and a suit: `As`, `Td`, `2c`. The joker is `Jk`.
 */
export type CardText = string

/**
 * An expected value: the net result of the whole round for the main game, in base wagers (the ante; the bet at blackjack games).
 * `num` and `den` are whole numbers as decimal strings, not always reduced. They are missing where deals aren't equally likely.
 */
export interface Ev {
  readonly value: number
  readonly num?: string
  readonly den?: string
}

/**
 * One thing that the player may do. `outcomes` lists net results with the number of deals, or with their chances where deals aren't
 * equally likely.
 */
export interface Option {
  readonly action: string
  readonly ev: Ev
  readonly outcomes: readonly (readonly [net: number, ways: number])[]
}

/**
 * A decision. `hand`, `board` and the game’s other fields are listed in `about.fields`; cards are a list or one text (`"AsKd"`).
 * `variant` is the id of a variant, `rules` a partial record merged over that variant’s rules, `dead` the cards seen and gone.
 */
export interface Decision {
  readonly variant?: string
  readonly rules?: object
  readonly dead?: string | readonly CardText[]
  readonly [field: string]: unknown
}

/**
 * A decision solved: every option, and in `best` each one whose EV no other exceeds. Blackjack games add `insurance`, the EV of one unit,
 * under an ace.
 */
export interface Answer {
  readonly game: string
  readonly variant: string
  readonly best: readonly string[]
  readonly options: readonly Option[]
  readonly insurance?: Ev
}

/**
 * A whole game (`bet` is `"main"`, the default) or a side bet by its id. `meter` and `players` belong to progressives, `shoe` (52 counts:
 * suits s h d c, ranks 2 to A in each) to blackjack games, `dead` to side bets.
 */
export interface EdgeQuestion {
  readonly variant?: string
  readonly rules?: object
  readonly bet?: string
  readonly meter?: number
  readonly players?: number
  readonly shoe?: readonly number[]
  readonly dead?: string
}

/**
 * The edge of a bet: what it loses on average, in base wagers. A whole game also has its average bet, how much it loses of all money bet,
 * and how often each decision is made. `method` is `"sampled"`, with a `standardError`, only for the best play at Pai Gow Poker.
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
  readonly standardError?: number
}

/**
 * What a game is called, the fields that a decision takes, its variants and its side bets.
 */
export interface About {
  readonly id: string
  readonly name: string
  readonly fields: readonly { readonly id: string; readonly name: string }[]
  readonly variants: readonly { readonly id: string; readonly name: string; readonly rules: object }[]
  readonly sideBets: readonly { readonly id: string; readonly name: string }[]
}

/**
 * One game. Both functions throw an `EngineError` that says what is wrong with a question. A whole game takes up to some seconds:
 * ask in a worker where a page must stay quick.
 */
export interface Engine {
  readonly about: About
  /** What every option of a decision is worth, exactly. */
  readonly solve: (decision: Decision) => Answer
  /** What a whole game or a side bet costs, by exact count. */
  readonly edge: (question?: EdgeQuestion) => Edge
}
