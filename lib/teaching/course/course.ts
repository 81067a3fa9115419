import { type Cell, type CourseFigures, type RuleFigures } from './figures'

/*
 * A course teaches the rules of a game's strategy in the order of what each saves: lesson 1 is the rule that saves
 * most. A rule saves what its hands would lose if they were played like all other hands.
 */

export interface Lesson {
  /** The rule's id in the game's strategy. */
  readonly rule: string
  readonly stage: string
  /** The hands that the rule decides. */
  readonly cells: readonly Cell[]
  /** Hands of the same stage that look similar but are played another way. The learner must tell them apart. */
  readonly others: readonly Cell[]
  /** What the rule saves, in base wagers a round. */
  readonly saves: number
}

/**
 * A rule that saves less, in base wagers a round, gets no lesson of its own. Its hands occur in the lessons next to it.
 */
const LEAST = 0.0005

const savesOf = ({ cells }: Pick<RuleFigures, 'cells'>): number => cells.reduce((sum, { saves }) => sum + saves, 0)

/** How far apart in the strategy two rules may be to count as similar, if what they say can't tell them apart. */
const BESIDE = 1

/**
 * The rules whose hands a learner must tell from those of the rule at `i`: rules of the same stage with another action.
 */
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

/** The gap of hands near the edge of a rule, in base wagers: large enough to matter, small enough to be misread. */
const NEAR = 0.1

/** The weight of a cell among the hands near the edge. */
export const edgeWeight = ({ perRound, gap }: Pick<Cell, 'perRound' | 'gap'>): number =>
  (perRound * gap * NEAR) / (NEAR + gap) ** 2
