import { compareEv, evValue } from '@/lib/game/ev'
import type { Ev, Option, Solution } from '@/lib/game/solution'
import { subtract } from '@/lib/math/fraction'

/*
 * An answer is judged by the EV that it loses, in base wagers, not by the share of the money at risk. House edges are
 * quoted per base wager too, so losses add up to the edge that a person really plays at.
 */

export const GRADES = ['best', 'fine', 'inaccuracy', 'mistake', 'blunder'] as const
export type Grade = (typeof GRADES)[number]

/**
 * What an answer is marked with: its grade, or that it followed the rule that was taught where exact play differs. The
 * latter costs money and isn't a mistake: another rule would have to be learned to do better.
 */
export const MARKS = [...GRADES, 'followed'] as const
export type Mark = (typeof MARKS)[number]

/**
 * A grade, the upper limit of its loss in base wagers, and the reason for that limit. `best` is a loss of exactly 0, so
 * every tie counts.
 */
export interface GradeRule {
  readonly grade: Grade
  readonly below: number
  readonly reason: string
}

export const GRADE_RULES: Readonly<Record<Grade, GradeRule>> = {
  best: { grade: 'best', below: 0, reason: 'No better play exists.' },
  fine: {
    grade: 'fine',
    below: 0.01,
    reason: 'Less than a hundredth of a bet: a fraction of what the house takes each round anyway.',
  },
  inaccuracy: {
    grade: 'inaccuracy',
    below: 0.05,
    reason: 'Up to a twentieth of a bet: about as much as the house takes in a round.',
  },
  mistake: {
    grade: 'mistake',
    below: 0.2,
    reason: 'Up to a fifth of a bet: as much as the house takes in several rounds.',
  },
  blunder: {
    grade: 'blunder',
    below: Infinity,
    reason: 'A fifth of a bet or more, in a single decision.',
  },
}

interface Marked {
  readonly grade: Mark
}

/** Whether an answer was right: best, or as the rule says. */
export const isRight = ({ grade }: Marked): boolean => grade === 'best' || grade === 'followed'

/** Whether an answer counts as missed: an inaccuracy or worse. Nobody can feel a loss below a hundredth of a bet. */
export const isMiss = (one: Marked): boolean => !isRight(one) && one.grade !== 'fine'

/**
 * From this gap on, in base wagers, a decision is obvious. Half a bet is more than twice the smallest blunder: hardly
 * anybody errs there, and easy decisions would only dilute a rate.
 */
export const OBVIOUS_GAP = 0.5

/** The judgment of one answer. */
export interface Verdict<A extends string> {
  readonly action: A
  readonly grade: Mark
  /** The lost EV in base wagers, never negative; exact if the game's EVs are. */
  readonly loss: Ev
  /** The same as a number. */
  readonly cost: number
  /** All best actions. */
  readonly best: readonly A[]
  /**
   * The difference between the best option and the best of the worse ones, in base wagers; null if all options are
   * equal.
   */
  readonly gap: number | null
  /** The best of the worse options; null if all options are equal. */
  readonly next: A | null
  /** Whether nearly everybody gets it right, or no option is worse than another. */
  readonly isObvious: boolean
}

/** a − b; exact only if both are. */
function minus(a: Ev, b: Ev): Ev {
  if (a.kind === 'exact' && b.kind === 'exact') return { kind: 'exact', ...subtract(a, b) }
  return { kind: 'real', value: evValue(a) - evValue(b) }
}

/** The grade of a loss in base wagers. */
export function gradeOf(loss: number): Grade {
  if (loss <= 0) return 'best'
  return GRADES.find((grade) => loss < GRADE_RULES[grade].below) ?? 'blunder'
}

function evOf<A extends string>(solution: Solution<A>, action: A): Ev {
  const option = solution.options.find((one) => one.action === action)
  if (!option) throw new Error(`“${action}” is no option of this decision`)
  return option.ev
}

/** The best of the worse options; undefined if all options are equal. */
function nextOf<A extends string>({ options, best }: Solution<A>): Option<A> | undefined {
  const [first, ...others] = options.filter(({ action }) => !best.includes(action))
  return first && others.reduce((most, one) => (compareEv(most.ev, one.ev) < 0 ? one : most), first)
}

/**
 * Judges an action by the solution of its decision. `rule`: the actions of the rule that was taught. Throws if the
 * action isn't one of the options.
 */
export function gradeAnswer<A extends string>(
  solution: Solution<A>,
  action: A,
  rule: readonly string[] = [],
): Verdict<A> {
  const [first] = solution.best
  if (first === undefined) throw new Error('a solution without a best option')
  const top = evOf(solution, first)
  const isBest = solution.best.includes(action)
  const loss = minus(top, evOf(solution, isBest ? first : action))
  const cost = evValue(loss)
  const next = nextOf(solution)
  const gap = next ? evValue(minus(top, next.ev)) : null
  return {
    action,
    grade: cost > 0 && rule.includes(action) ? 'followed' : gradeOf(cost),
    loss,
    cost,
    best: solution.best,
    gap,
    next: next?.action ?? null,
    isObvious: gap === null || gap >= OBVIOUS_GAP,
  }
}
