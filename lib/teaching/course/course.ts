import { type Cell, type CourseFigures, type RuleFigures } from './figures'

/*
 * A course is the ordered strategy of a game, told in the order of what each rule saves: lesson 1 is the rule that saves most, each next
 * one the rule that saves most of what is left. What a rule saves is what its hands cost when they are played as everything else is.
 */

export interface Lesson {
  /** The rule's id in the game's strategy. */
  readonly rule: string
  readonly stage: string
  /** The hands that the rule decides. */
  readonly cells: readonly Cell[]
  /** Hands that look like it and are played another way: what a person must tell from its own. */
  readonly others: readonly Cell[]
  /** What the rule saves, in base wagers a round. */
  readonly saves: number
}

/** A rule that saves less, in base wagers a round, is no lesson of its own: its hands come up in the lessons beside it. */
const LEAST = 0.0005

const savesOf = ({ cells }: Pick<RuleFigures, 'cells'>): number => cells.reduce((sum, { saves }) => sum + saves, 0)

/** The rules next to a rule, in the order of the strategy, where the words don't tell rules apart. */
const BESIDE = 1

/** The rules whose hands a person must tell from those of the rule at `i`: of its stage, with another action. */
function otherSide(rules: readonly RuleFigures[], i: number): readonly RuleFigures[] {
  const { stage, says } = rules[i]!
  return rules.filter(
    (other, k) =>
      k !== i &&
      other.stage === stage &&
      (says === null || other.says === null ? Math.abs(k - i) <= BESIDE : other.says !== says),
  )
}

/** The lessons of a course, in their order. */
export function lessonsOf({ rules }: CourseFigures): readonly Lesson[] {
  return rules
    .map((one, i) => ({
      rule: one.rule,
      stage: one.stage,
      cells: one.cells,
      others: otherSide(rules, i).flatMap(({ cells }) => cells),
      saves: savesOf(one),
    }))
    .filter(({ saves }) => saves >= LEAST)
    .sort((a, b) => b.saves - a.saves)
}

/** Hands near the edge of a rule are those with a gap of about this, in base wagers: far enough that something is at stake, near enough to be misread. */
const NEAR = 0.1

/** How much a cell weighs among the hands near the edge. */
export const edgeWeight = ({ perRound, gap }: Pick<Cell, 'perRound' | 'gap'>): number =>
  (perRound * gap * NEAR) / (NEAR + gap) ** 2
