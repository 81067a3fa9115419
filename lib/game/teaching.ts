import type { DecisionMap } from '@/lib/game/figures'
import type { Game, Opaque, Rules } from '@/lib/game/game'
import type { Ladder } from '@/lib/game/strategy/ladder'
import type { Explanation, Solution } from '@/lib/game/solution'
import type { AnyMessage } from '@/lib/messages/message'
import type { Random } from '@/lib/math/random'

/* What is taught about a game: types only. EVs and nets are in base wagers of the game. */

export interface Drill {
  /** The catalogue names it by its id. */
  readonly id: string
  /** The decision stage that it asks about; absent for a whole round as it is dealt. */
  readonly stage?: string
  /** Ids of drills that this one has replaced: older links and settings name them. */
  readonly replaces?: readonly string[]
}

/** The drill that a text names by its id or by one that it replaces; undefined if there is none. */
export const drillNamed = (drills: readonly Drill[], text: string): Drill | undefined =>
  drills.find(({ id }) => id === text) ?? drills.find(({ replaces }) => replaces?.includes(text))

/** A strategy for a whole game in ordered rules. */
export interface NamedStrategy {
  /** Who publishes it. Such a strategy is shown also where another with as many rules costs the same. */
  readonly source?: string
  /** The catalogue names it by its id. */
  readonly id: string
  /**
   * The first rule that covers a hand decides, and the last covers everything else. Their number is the strategy's
   * length. Empty if the strategy isn't a list of rules.
   */
  readonly rules: readonly AnyMessage[]
  /** It leaves something to best play, as the catalogue says, so it isn't a complete strategy. */
  readonly leaves?: true
  /** Its whole game takes seconds to minutes. A page shows figures made beforehand instead of waiting. */
  readonly isSlow?: true
}

/** Rounds without a decision: their chance, and the mean and the mean square of their net result in base wagers. */
export interface Unasked {
  readonly chance: number
  readonly mean: number
  readonly square: number
}

/** The other half of a game: how it is best played, and what is asked, named and explained. */
export interface Teaching<R extends Rules, S, A extends string> {
  /** The ordered strategy as data for charts and guides. `explain` cites it, and the catalogue words it. */
  readonly strategy: readonly { readonly id: string; readonly stage: string }[]
  /**
   * Strategies for the whole game besides best play, which `whole` prices by their id: simpler rules, common mistakes.
   */
  readonly strategies?: readonly NamedStrategy[]
  /**
   * Which of the `strategies` is the ordered strategy, followed exactly. Its cost tells how close the rules are to best
   * play. Absent if the ordered strategy isn't one way to play: at Pai Gow Poker it has the clauses of every house way.
   */
  readonly toTheLetter?: string
  /** If best play of `whole` ignores cards that `solve` counts: which of the `strategies` looks at all of them. */
  readonly seesMore?: string
  /** Starting decisions in rows and columns. */
  readonly map: DecisionMap
  /** The lines that players draw through ranked hands. Absent if decisions are of another kind. */
  readonly ladders?: readonly Ladder[]
  readonly drills: readonly [Drill, ...Drill[]]

  /**
   * The actions that one of the `strategies` gives at a decision; empty if it leaves the decision to best play. Throws
   * on an unknown strategy.
   */
  follows(rules: R, strategy: string, state: S): readonly A[]
  /**
   * Whether a rule of the `strategy` or of one of the `strategies`, by its id, can decide a hand under these rules.
   * Absent if every rule can.
   */
  canDecide?(rules: R, id: string): boolean
  explain(rules: R, state: S, solution: Solution<A>): Explanation
  /** A decision for the drill with this id. */
  spot(rules: R, drill: string, random: Random): S
  /**
   * The class of decision that a state trains: `preflop K5s`, `house way T2-keep`. Letters, digits, spaces, dots and
   * dashes.
   */
  skill(rules: R, state: S): string
  /**
   * The name of a skill that a reader wrote, which is a clause of their own house way. The catalogue names all others.
   */
  writtenSkill?(rules: R, skill: string): string | undefined
  /** The stage of a skill's decisions; undefined if no skill has this text. */
  skillStage(rules: R, skill: string): string | undefined
  /**
   * A fresh decision of a skill, as it occurs at the table; undefined if these rules have none. Absent if it is fast
   * enough to deal rounds until one occurs: `lib/teaching/quiz/skill-spot.ts` does either.
   */
  spotOf?(rules: R, skill: string, random: Random): S | undefined
  /** The rounds from a fresh deck without a decision, which a trainer skips. Absent if every round has one. */
  unasked?(rules: R): Unasked
}

/** Both halves of a game, for trainers and guides. */
export type TaughtGame<R extends Rules, S, A extends string> = Game<R, S, A> & Teaching<R, S, A>

export type AnyTaughtGame = TaughtGame<Opaque, Opaque, string>
