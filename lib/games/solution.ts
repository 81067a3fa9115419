import type { AnyMessage } from '@/lib/messages/message'
import type { Fraction } from '@/lib/math/fraction'

/* What a solved decision is: types only. EVs and net results are in base wagers of the game. */

/** An EV in base wagers: an exact fraction wherever deals are equally likely, a double only at blackjack. */
export type Ev = ({ readonly kind: 'exact' } & Fraction) | { readonly kind: 'real'; readonly value: number }

/** One net result of the round in base wagers, and in how many of the equally likely deals it happens (or its chance). */
export type Outcome = readonly [net: number, ways: number]

export interface Option<A extends string> {
  readonly action: A
  readonly ev: Ev
  /** Ascending by net. Later decisions are taken optimally; an exact tie there takes the cheaper option (fold, check, decline). */
  readonly outcomes: readonly Outcome[]
  /** Facts of this option for the proof line, in words: “wins 646, ties 76, loses 268 of 990”. */
  readonly tally?: readonly { readonly name: string; readonly ways: number }[]
}

export interface Solution<A extends string> {
  /** In the order of the step's actions. */
  readonly options: readonly Option<A>[]
  /** Every action whose EV equals the highest exactly. */
  readonly best: readonly A[]
  /** How many equally likely deals were counted; absent where results carry chances. */
  readonly deals?: number
  /** Other EVs of the spot: insurance per unit of insurance. */
  readonly extra?: Readonly<Record<string, Ev>>
  /** What is approximated, where something is. */
  readonly approximation?: string
}

/** Why the answer is what it is: messages of the game's catalogue. Plain data. */
export interface Explanation {
  /** The first strategy rule that covers the hand. The catalogue says it, unless `ruleText` does. */
  readonly ruleId: string
  /** The rule in its author's words, where the reader wrote it. */
  readonly ruleText?: string
  /** What the rule says to do. */
  readonly says: readonly string[]
  /** What is best with this hand: “Check K3 offsuit.” */
  readonly verdict: AnyMessage
  /** Some sentences made from the counts. */
  readonly why: readonly AnyMessage[]
}
