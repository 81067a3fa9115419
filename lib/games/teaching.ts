import type { DecisionMap } from '@/lib/games/figures'
import type { Game, Opaque, Rules } from '@/lib/games/game'
import type { Ladder } from '@/lib/games/ladder'
import type { Explanation, Solution } from '@/lib/games/solution'
import type { AnyMessage } from '@/lib/messages/message'
import type { Random } from '@/lib/math/random'

/* What is taught of a game: types only. EVs and nets are in base wagers of the game. */

export interface Drill {
  /** The catalogue says what it is called, by its id. */
  readonly id: string
  /** The decision stage it asks; absent: a whole round as it is dealt. */
  readonly stage?: string
}

/** A way to play a whole game in ordered rules. */
export interface NamedStrategy {
  /** The catalogue says what it is called, by its id. */
  readonly id: string
  /** The first that covers a hand decides; the last covers everything else. Their number is how long the way is. None where no rules say it. */
  readonly rules: readonly AnyMessage[]
  /** It leaves something to best play, which the catalogue names. Such a way is no whole strategy. */
  readonly leaves?: true
  /** Its whole game takes from some seconds to minutes: a page shows the figures that were made of it beforehand, and waits for none. */
  readonly isSlow?: true
}

/** Rounds that leave nothing to decide: their chance, and the mean and the mean square of their net result in base wagers. */
export interface Unasked {
  readonly chance: number
  readonly mean: number
  readonly square: number
}

/** The other half of a game: how it is best played, and what of it is asked, named and explained. */
export interface Teaching<R extends Rules, S, A extends string> {
  /** The ordered strategy, as data for charts and guides; `explain` cites it, and the catalogue says it. */
  readonly strategy: readonly { readonly id: string; readonly stage: string }[]
  /** Ways to play a whole game besides the best one, which `whole` prices by their id: simpler rules, common mistakes. */
  readonly strategies?: readonly NamedStrategy[]
  /**
   * Which of the `strategies` is the ordered strategy, followed rule by rule: what that costs tells how near the rules are to best play.
   * Absent where the strategy is no way of its own: at Pai Gow Poker it holds the clauses of every house way.
   */
  readonly toTheLetter?: string
  /** Where the best play of `whole` looks away from cards that `solve` counts: which of the `strategies` looks at all of them. */
  readonly seesMore?: string
  /** Starting decisions in rows and columns. */
  readonly map: DecisionMap
  /** Where people draw a line through hands in their order. None where decisions are of another kind. */
  readonly ladders?: readonly Ladder[]
  readonly drills: readonly [Drill, ...Drill[]]

  /** What one of the `strategies` says at a decision: the actions it allows; none where it leaves the decision to best play. Throws on an unknown one. */
  follows(rules: R, strategy: string, state: S): readonly A[]
  /** Whether a rule of the `strategy`, or of one of the `strategies`, can be the one for a hand under these rules. By its id; absent where each can. */
  canDecide?(rules: R, id: string): boolean
  explain(rules: R, state: S, solution: Solution<A>): Explanation
  /** A decision worth asking; the drill's id. */
  spot(rules: R, drill: string, random: Random): S
  /** The class of decision a spot trains: `preflop K5s`, `house way T2-keep`. Letters, digits, spaces, dots and dashes. */
  skill(rules: R, state: S): string
  /** The name of a skill that a reader wrote: a clause of their own house way. The catalogue names all others. */
  writtenSkill?(rules: R, skill: string): string | undefined
  /** The stage at which the decisions of a skill are made; undefined if no skill has this text. */
  skillStage(rules: R, skill: string): string | undefined
  /**
   * A fresh decision of a skill, as it comes at the table; undefined where these rules have none such. Absent where it is quick enough
   * to deal rounds until one comes: `lib/teaching/quiz/skill-spot.ts` does either.
   */
  spotOf?(rules: R, skill: string, random: Random): S | undefined
  /** The rounds from a fresh deck that ask nothing, which a trainer passes over. Absent where every round asks something. */
  unasked?(rules: R): Unasked
}

/** Both halves: what a trainer asks and a guide explains. */
export type TaughtGame<R extends Rules, S, A extends string> = Game<R, S, A> & Teaching<R, S, A>

export type AnyTaughtGame = TaughtGame<Opaque, Opaque, string>
