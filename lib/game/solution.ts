import type { AnyMessage } from '@/lib/messages/message'
import type { Fraction } from '@/lib/math/fraction'

/* A solved decision: types only. EVs and net results are in base wagers of the game. */

/**
 * An EV in base wagers: an exact fraction if equally likely deals were counted; a double in games of blackjack and in
 * sampled figures.
 */
export type Ev = ({ readonly kind: 'exact' } & Fraction) | { readonly kind: 'real'; readonly value: number }

/** One net result of the round in base wagers, and the number of equally likely deals with it (or its chance). */
export type Outcome = readonly [net: number, ways: number]

export interface Option<A extends string> {
  readonly action: A
  readonly ev: Ev
  /**
   * Ascending by net. Later decisions are made by best play, which takes the cheaper option (fold, check, decline) on
   * an exact tie. Empty if they aren't known: EVs with side bets can be exact without them.
   */
  readonly outcomes: readonly Outcome[]
  /** Facts of this option for the proof line, in words: “wins 646, ties 76, loses 268 of 990”. */
  readonly tally?: readonly { readonly name: string; readonly ways: number }[]
}

export interface Solution<A extends string> {
  /** In the order of the step's actions. */
  readonly options: readonly Option<A>[]
  /** Every action whose EV equals the highest exactly. */
  readonly best: readonly A[]
  /** The number of equally likely deals that were counted; absent if outcomes have chances. */
  readonly deals?: number
  /** Other EVs of the decision, such as that of one unit of insurance. */
  readonly extra?: Readonly<Record<string, Ev>>
  /** The side bets whose nets the EVs include, with their stakes in base wagers; absent if none are counted. */
  readonly sides?: Readonly<Record<string, number>>
  /** The best actions of the main game alone; absent if no side bets are counted. */
  readonly bestAlone?: readonly A[]
  /** Whether any of it is approximated. The game's catalogue says what. */
  readonly isApproximated?: true
}

/** Why the answer is right, in messages of the game's catalogue. Plain data. */
export interface Explanation {
  /** The first strategy rule that covers the hand. The catalogue words it unless there is `ruleText`. */
  readonly ruleId: string
  /** The id of its text by itself, if the table's rules decide what that is. */
  readonly aloneId?: string
  /** The rule in the reader's own words, if they wrote it. */
  readonly ruleText?: string
  /** The actions that the rule gives. */
  readonly says: readonly string[]
  /** What is best with this hand: “Check K3 offsuit.” */
  readonly verdict: AnyMessage
  /** Some sentences made from the counts. */
  readonly why: readonly AnyMessage[]
}
