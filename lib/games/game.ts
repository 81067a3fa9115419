import type { Card } from '@/lib/cards/card'
import type { Zone } from '@/lib/games/felt'
import type { AnyMessage, GameMessages } from '@/lib/messages/message'
import type { Result } from '@/lib/result'

/*
 * What every game is: types only. The unit of every stake, net result and EV is one base wager of the game
 * (the ante; the Play bet at XX Poker; the main bet at Pai Gow and Texas 21).
 */

// ——— Rules ———————————————————————————————————————————————————————————————————————————————————————————————

/** What each hand pays to one, by the hand's name. */
export type PayTable = Readonly<Record<string, number>>

/** Rules are frozen plain JSON. `pays` holds every pay table of the game, main bets and side bets. */
export interface Rules {
  readonly pays: Readonly<Record<string, PayTable>>
}

/** How far a value is dragged on a pay-table page, and by what step. What is typed may be anywhere within the rule's own bounds. */
export interface Drag {
  readonly least: number
  readonly most: number
  readonly step: number
}

/**
 * A rule of a game as data: what it may be, and who says so. The catalogue says what it means. Forms, the command line and the checks read it. A rule
 * without `bet` is of the main game; the values among those that are dragged are listed by `draggedIn` (lib/games/drag.ts): every pay
 * and every number.
 */
export type RuleField = {
  /** Where it stands in the rules: `['qualifies']`, `['pays', 'blind']`. */
  readonly path: readonly string[]
  readonly source: string
  /** The side bet it belongs to; absent for a rule of the main game. */
  readonly bet?: string
} & (
  | {
      readonly kind: 'pays'
      readonly hands: readonly {
        readonly id: string
        /** Its number is no pay but says whether the stake comes back. */ readonly asks?: true
      }[]
      readonly most: number
    }
  | {
      readonly kind: 'choice'
      readonly options: readonly { readonly value: string }[]
      /** Texts with this beginning are a reader's own value, which the game's `checkRules` reads. */
      readonly own?: {
        readonly begins: string
        /** What one of them calls itself, for a text that `checkRules` has let pass. */
        readonly nameOf: (value: string) => string
      }
    }
  | {
      readonly kind: 'several'
      readonly options: readonly { readonly value: number }[]
      readonly atLeast: number
    }
  | {
      readonly kind: 'number'
      readonly least: number
      readonly most: number
      readonly whole: boolean
      /** Said in percent: 0.05 is 5%. */ readonly isShare?: true
      /** Absent: it is dragged over all its values, one by one. */ readonly drag?: Drag
    }
  | { readonly kind: 'switch' }
)

export interface Variant<R> {
  readonly id: string
  readonly source: string
  readonly rules: R
}

/** Named tables of one pay table: what casinos are known to offer. The first is the default of the variant. */
export interface PayPreset {
  /** The key in `rules.pays`. */
  readonly table: string
  /** Unique in its game: what it pays, `40-30-6-4-1`, or a name of its own, which the catalogue says. */
  readonly id: string
  readonly source: string
  readonly pays: PayTable
  /** Of a side bet: the most widespread of its tables, as its source says. Every page that names no table means this one. */
  readonly usual?: true
  /** Only an example: no whole table of the bet is printed, so no page says what it costs. `printed` holds the prizes that are, 0 for the others; `wins` is the hand that wins the meter. */
  readonly example?: { readonly printed: PayTable; readonly wins: string; readonly sources: string }
}

/** The catalogue says what it is called. */
export interface SideBet {
  readonly id: string
  /** What the bet always is, in the money of its meter, whatever one stakes on the game: a dollar. Absent: the player's choice. */
  readonly always?: number
  /** What `side` can be told besides dead cards: the meter of a progressive, how many share it, the counts of a shoe. */
  readonly takes?: readonly ('meter' | 'players' | 'shoe')[]
}

// ——— Steps ———————————————————————————————————————————————————————————————————————————————————————————————

/** One bet of a settled round, in base wagers: what was staked and what it won (+) or lost (−). */
export interface SettledBet {
  readonly bet: string
  /** Which of several hands it lies on, counted from 1; absent where there is one. */
  readonly hand?: number
  readonly stake: number
  readonly net: number
  /** Why: one of the game’s `settled`. */
  readonly because: AnyMessage
}

/**
 * What comes next. A deal is an unordered choice of `count` cards of `stub`, every choice equally likely, unless
 * `weight` says otherwise (relative weights). A state holds only what the player knows: a card is dealt when it is shown.
 */
export type Step<S, A> =
  | {
      readonly kind: 'deal'
      readonly stage: string
      readonly stub: readonly Card[]
      readonly count: number
      readonly weight?: (cards: readonly Card[]) => number
      /** The dealer alone sees the cards: the next state tells something of them, and they go back among the unseen until they are shown. */
      readonly faceDown?: true
      next(cards: readonly Card[]): S
    }
  | { readonly kind: 'decide'; readonly stage: string; readonly actions: readonly A[]; next(action: A): S }
  | { readonly kind: 'end'; readonly bets: readonly SettledBet[]; /** Main-game bets only. */ readonly net: number }

/** How a round begins. */
export interface Setup {
  /** Cards seen and gone, removed from the stub for everybody. */
  readonly dead?: readonly Card[]
  /** Side bets placed, by id, in base wagers. */
  readonly sides?: Readonly<Record<string, number>>
}

// ——— Spots ———————————————————————————————————————————————————————————————————————————————————————————————

/** A field by which a person or a program enters a spot: the calculator's form and the command line's request. */
export type SpotField =
  | {
      readonly kind: 'cards'
      readonly id: string
      /** The numbers of cards it may hold at a decision: [2], or [0, 3, 5]. */
      readonly counts: readonly number[]
      /** Whether the calculator must have it; false where 0 is one of the counts. */
      readonly needed: boolean
      /** The places may stay empty one by one (XX Poker's `placed`: a card or null for each). */
      readonly holes?: boolean
      /** Its cards are among those of this other field, not further ones: XX Poker's `placed` names cards of the hand. */
      readonly of?: string
    }
  | { readonly kind: 'switch'; readonly id: string; readonly byDefault: boolean }
  | {
      readonly kind: 'choice'
      readonly id: string
      readonly options: readonly { readonly value: number }[]
      readonly byDefault: number
    }
  /** One of the options for each card of another field: the bets of the streets that are over. */
  | {
      readonly kind: 'choices'
      readonly id: string
      /** The stages at which they are made, in their order. */
      readonly each: readonly string[]
      /** The id of that field. */
      readonly per: string
      readonly options: readonly { readonly value: number }[]
      /** What a form begins each with. */
      readonly byDefault: number
    }

/** The values of a spot's fields, by id: a list of cards, or of choices by their values. `dead` is a field of every game. */
export type SpotValues = Readonly<Record<string, readonly (Card | null)[] | readonly number[] | boolean | number>>

// ——— A game ——————————————————————————————————————————————————————————————————————————————————————————————

/** A decision made by moving cards: at Pai Gow two of the seven go in front. The view taps cards, the game says which action they are. */
export interface Arrange<R, S, A extends string> {
  /** The zone on the felt whose cards are moved, and how many of them make an action. */
  readonly zone: string
  readonly count: number
  /** The action that these cards make. Fails, with the reason in words, where they make none: a foul setting, too few cards. */
  actionOf(rules: R, state: S, cards: readonly Card[]): Result<A>
  /** An arrangement the game can make itself. */
  suggested(rules: R, state: S): A
}

/**
 * A game at the table: its rules, its rounds, its felt, its words. Pages import it; it solves nothing. Its states hold the side bets
 * placed under `sides`, as `placeSides` makes them. What it teaches is its other half (`teaching.ts`).
 */
export interface Game<R extends Rules, S, A extends string> {
  readonly id: string
  readonly name: string
  /** What a base wager is called at this table: `ante`. */
  readonly unit: string
  /** One sentence for the list of games. */
  readonly about: string
  /** Rounds an hour at a live table with a few players, where the game is quicker or slower than most. An assumption: what rests on it says so. */
  readonly pace?: number
  /** What the game says in English: the catalogue that every other language follows. */
  readonly messages: GameMessages
  readonly variants: readonly [Variant<R>, ...Variant<R>[]]
  readonly ruleFields: readonly RuleField[]
  readonly presets: readonly PayPreset[]
  readonly sideBets: readonly SideBet[]
  /** Whether `whole` can be told the counts of a shoe, as side bets are that take one. */
  readonly takesShoe?: true
  readonly fields: readonly SpotField[]
  /** Decision stages in the order they come. The catalogue says what they are called. */
  readonly stages: readonly { readonly id: string }[]
  /** Where a decision is made by moving cards rather than from a list of actions. */
  readonly arrange?: Arrange<R, S, A>

  /** The cards the game is dealt from, and how many times each is in. */
  deck(rules: R): { readonly cards: readonly Card[]; readonly copies: number }
  /** One card for all those that are the same to every decision: at blackjack those of one value. Absent: suits and ranks both count. */
  sameAs?(card: Card): Card
  /** What can't be checked field by field: a rule that contradicts another. */
  checkRules?(rules: R): Result<R>
  start(rules: R, setup?: Setup): S
  step(rules: R, state: S): Step<S, A>
  /** A decision state from entered fields. Counts and repeats were checked by the caller (`lib/games/enter.ts`). */
  enter(rules: R, values: SpotValues): Result<S>
  /** The inverse of `enter`, for any state: what is known. */
  values(state: S): SpotValues
  /** A letter key besides the number: `r`. Unique among the actions of one decision where that is possible. */
  keyOf(rules: R, action: A): string
  table(rules: R, state: S): readonly Zone[]
  /** The state as text for addresses and storage: only letters, digits and `-._~`. */
  make(state: S): string
  /** `parse(make(s))` equals s. Every text that is not exactly a reachable state fails, with what is wrong. */
  parse(rules: R, text: string): Result<S>
}

/** The rules or the states of a game that code for all games doesn't know: it only hands back what the game gave. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- TypeScript has no existential types, and `unknown` can't be handed back
export type Opaque = any

/** Any game, where a piece of code serves all of them. */
export type AnyGame = Game<Opaque, Opaque, string>
