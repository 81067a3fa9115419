import type sources from '@/content/dealer-school/sources.json'
import type { Card } from '@/lib/cards/card'
import type { Zone } from '@/lib/game/felt'
import type { AnyMessage, GameMessages } from '@/lib/messages/message'
import type { Result } from '@/lib/result'

/*
 * What every game is: types only. The unit of every stake, net result and EV is one base wager of the game (the ante;
 * the Play bet at XX Poker; the main bet at Pai Gow Poker, Texas 21 and blackjack).
 */

// ——— Rules ———————————————————————————————————————————————————————————————————————————————————————————————

/** What each hand pays to 1, by the hand's id. */
export type PayTable = Readonly<Record<string, number>>

/** The rules of a game: frozen plain JSON. `pays` holds every pay table of the game, for main and side bets. */
export interface Rules {
  readonly pays: Readonly<Record<string, PayTable>>
  /** What side bets do after a fold, by bet. A bet that it doesn't name pays, so most records leave it out. */
  readonly afterFold?: Readonly<Record<string, AfterFold>>
}

/** What a side bet does once the player has folded: it pays as usual, or it is lost with the hand. */
export const AFTER_FOLD = ['pays', 'forfeits'] as const
export type AfterFold = (typeof AFTER_FOLD)[number]

/**
 * The range in which a value is dragged on a pay-table page, and the step. A typed value may be anywhere within the
 * rule's own bounds.
 */
export interface Drag {
  readonly least: number
  readonly most: number
  readonly step: number
}

/**
 * A rule of a game as data: its allowed values and its source. The catalogue words it; forms, the command line and the
 * checks read it. A rule without `bet` belongs to the main game. `draggedIn` (lib/game/drag.ts) lists the values of
 * the main game that can be dragged: every pay and every number.
 */
export type RuleField = {
  /** Its path in the rules: `['qualifies']`, `['pays', 'blind']`. */
  readonly path: readonly string[]
  readonly source: string
  /** The side bet that it belongs to; absent for a rule of the main game. */
  readonly bet?: string
} & (
  | {
      readonly kind: 'pays'
      readonly hands: readonly {
        readonly id: string
        /** Its number isn't a pay: it says whether the stake is returned. */ readonly asks?: true
      }[]
      readonly most: number
      /** Its pays are prizes for 1: a winner doesn't get the stake back. Figures have what they net to 1, one less. */
      readonly prizes?: true
    }
  | {
      readonly kind: 'choice'
      readonly options: readonly { readonly value: string }[]
      /** Texts that begin like this are a reader's own value, which the game's `checkRules` reads. */
      readonly own?: {
        readonly begins: string
        /** The name that such a text gives itself, once `checkRules` has accepted it. */
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
      /** Shown in percent: 0.05 is 5%. */ readonly isShare?: true
      /** Absent: it is dragged over all its values in steps of 1. */ readonly drag?: Drag
    }
  | { readonly kind: 'switch' }
)

export interface Variant<R> {
  readonly id: string
  readonly source: string
  readonly rules: R
}

/** A named pay table that casinos are known to offer. The first one of each table is the first variant's. */
export interface PayPreset {
  /** The key in `rules.pays`. */
  readonly table: string
  /** Unique in its game: the pays, `40-30-6-4-1`, or a name that the catalogue words. */
  readonly id: string
  readonly source: string
  readonly pays: PayTable
  /** For a side bet: its most common table, according to the source. A page that names no table means this one. */
  readonly usual?: true
  /**
   * Only an example: no source prints the whole table, so no page says what the bet costs. `printed` has the prizes
   * that are printed, 0 for the others; `wins` is the hand that wins the meter.
   */
  readonly example?: { readonly printed: PayTable; readonly wins: string; readonly sources: string }
}

/** The catalogue names it by its id. */
export interface SideBet {
  readonly id: string
  /**
   * The fixed size of the bet, in the money of its meter, whatever the player stakes on the game: a dollar. If absent,
   * the player chooses.
   */
  readonly always?: number
  /** The source of the rule that the bet may not be larger than the base wager; absent if there is no such rule. */
  readonly atMostBase?: keyof typeof sources
  /** What `side` takes besides dead cards: the meter of a progressive, how many share it, the counts of a shoe. */
  readonly takes?: readonly ('meter' | 'players' | 'shoe')[]
}

// ——— Steps ———————————————————————————————————————————————————————————————————————————————————————————————

/** One bet of a settled round, in base wagers: what was staked and what it won (+) or lost (−). */
export interface SettledBet {
  readonly bet: string
  /** Which of several hands it is on, from 1; absent if there is one. */
  readonly hand?: number
  readonly stake: number
  readonly net: number
  /** Whether the stake is gone from the start, and a winner gets a prize instead: the net is the prize less the stake. */
  readonly isPrize?: true
  /** Why: a message of the game's `settled`. */
  readonly because: AnyMessage
}

/**
 * What comes next in a round. A deal chooses `count` cards of `stub` in no order; all choices are equally likely unless
 * `weight` gives relative weights. A state only holds what the player knows, so a card is dealt when it is shown.
 */
export type Step<S, A> =
  | {
      readonly kind: 'deal'
      readonly stage: string
      readonly stub: readonly Card[]
      readonly count: number
      readonly weight?: (cards: readonly Card[]) => number
      /**
       * Only the dealer sees the cards. The next state tells something about them, and they return to the unseen cards
       * until they are shown.
       */
      readonly faceDown?: true
      next(cards: readonly Card[]): S
    }
  | { readonly kind: 'decide'; readonly stage: string; readonly actions: readonly A[]; next(action: A): S }
  | { readonly kind: 'end'; readonly bets: readonly SettledBet[]; /** Main-game bets only. */ readonly net: number }

/** How a round begins. */
export interface Setup {
  /** Cards that were seen and are gone. They are removed from the stub. */
  readonly dead?: readonly Card[]
  /** Side bets placed, by id, in base wagers. */
  readonly sides?: Readonly<Record<string, number>>
}

// ——— Spots ———————————————————————————————————————————————————————————————————————————————————————————————

/**
 * A field by which a person or a program enters a decision: in the calculator's form and in requests of the command
 * line.
 */
export type SpotField =
  | {
      readonly kind: 'cards'
      readonly id: string
      /** The numbers of cards it may hold at a decision: [2], or [0, 3, 5]. */
      readonly counts: readonly number[]
      /** Whether the calculator requires it; false if 0 is one of the counts. */
      readonly needed: boolean
      /** Whether single places may stay empty (`placed` at XX Poker has a card or null for each). */
      readonly holes?: boolean
      /** Whether its cards were seen by chance, before the round shows them: neither the picker nor a paste goes on to it. */
      readonly seen?: true
      /** The field from which its cards are taken: XX Poker's `placed` names cards of the hand. */
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
      /** The stages at which the choices are made, in order. */
      readonly each: readonly string[]
      /** The id of the field with the cards. */
      readonly per: string
      readonly options: readonly { readonly value: number }[]
      /** The value with which a form starts each choice. */
      readonly byDefault: number
    }

/** The values of a decision's fields, by id. `dead` is a field of every game. */
export type SpotValues = Readonly<Record<string, readonly (Card | null)[] | readonly number[] | boolean | number>>

// ——— A game ——————————————————————————————————————————————————————————————————————————————————————————————

/**
 * A decision made by moving cards: at Pai Gow Poker two of the seven go in front. The view moves the cards, and the
 * game names the action that they make.
 */
export interface Arrange<R, S, A extends string> {
  /** The zone whose cards are moved, and how many of them make an action. */
  readonly zone: string
  readonly count: number
  /** The action that these cards make. Fails with the reason if they make none: a foul setting, too few cards. */
  actionOf(rules: R, state: S, cards: readonly Card[]): Result<A>
  /** An arrangement that the game suggests. */
  suggested(rules: R, state: S): A
}

/**
 * A game at the table: its rules, rounds, felt and words. Pages import it; it solves nothing. Its states hold the side
 * bets placed under `sides`, as `placeSides` makes them. The other half of a game is what is taught about it
 * (`teaching.ts`).
 */
export interface Game<R extends Rules, S, A extends string> {
  readonly id: string
  readonly name: string
  /** The name of a base wager at this table: `ante`. */
  readonly unit: string
  /**
   * Rounds an hour at a live table with a few players, if the game is faster or slower than most. It is an assumption,
   * and whatever uses it says so.
   */
  readonly pace?: number
  /** The game's English messages: the catalogue that every other language follows. */
  readonly messages: GameMessages
  readonly variants: readonly [Variant<R>, ...Variant<R>[]]
  readonly ruleFields: readonly RuleField[]
  readonly presets: readonly PayPreset[]
  readonly sideBets: readonly SideBet[]
  /** Whether a settlement table settles its bets, so that decisions can count side bets (`withSides` of the solver), and examples be dealt. */
  readonly settledByTable?: true
  /** Whether `whole` takes the counts of a shoe, as some side bets do. */
  readonly takesShoe?: true
  /** How many of the dealer's face-down cards `whole` may show to the player before the decision; absent for none. */
  readonly mostSeen?: number
  readonly fields: readonly SpotField[]
  /** Decision stages in order. The catalogue names them. */
  readonly stages: readonly { readonly id: string }[]
  /** For decisions made by moving cards instead of choosing from a list of actions. */
  readonly arrange?: Arrange<R, S, A>

  /** The cards that the game is dealt from, and how many copies of each there are. */
  deck(rules: R): { readonly cards: readonly Card[]; readonly copies: number }
  /**
   * One card for all those that are the same to every decision: at blackjack, those of one value. Absent if suits and
   * ranks both matter.
   */
  sameAs?(card: Card): Card
  /** Checks what can't be checked field by field: a rule that contradicts another. */
  checkRules?(rules: R): Result<R>
  start(rules: R, setup?: Setup): S
  step(rules: R, state: S): Step<S, A>
  /** The decision that entered fields describe. The caller (`lib/game/enter.ts`) has checked counts and repeats. */
  enter(rules: R, values: SpotValues): Result<S>
  /** The inverse of `enter`, for any state. */
  values(state: S): SpotValues
  /** A letter key for an action, besides its number: `r`. Unique among the actions of a decision if possible. */
  keyOf(rules: R, action: A): string
  table(rules: R, state: S): readonly Zone[]
  /** The state as text for links and storage: only letters, digits and `-._~`. */
  make(state: S): string
  /** The inverse of `make`. Every text that isn't exactly a reachable state fails, with the reason. */
  parse(rules: R, text: string): Result<S>
}

/** The rules or the states of a game in code for all games, which only hands back what the game gave it. */
// oxlint-disable-next-line typescript/no-explicit-any -- TypeScript has no existential types, and `unknown` can't be handed back
export type Opaque = any

/** Any game, for code that serves all of them. */
export type AnyGame = Game<Opaque, Opaque, string>
