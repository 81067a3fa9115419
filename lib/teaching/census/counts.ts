import { compareEv, evValue } from '@/lib/game/ev'
import { type SkillFigures, GAP_EDGES, stratumOf } from '@/lib/game/precomputed/skills'
import type { Option, Solution } from '@/lib/game/solution'
import { gradeAnswer } from '@/lib/teaching/quiz/grade'

/* Adds up, decision by decision, how often each skill occurs and how hard it is. */

interface Counted {
  readonly stage: string
  readonly byGap: number[]
  /** For the decisions with a gap: how many a round holds, and the sum of their gaps. */
  withGap: number
  gaps: number
  /** The sum of the squared shares of sampled decisions. */
  squares: number
}

/** By skill. */
export type Counts = Map<string, Counted>

/** One decision, or several with the same values. */
export interface Decision {
  readonly skill: string
  readonly stage: string
  /** How many of them a round holds on average. */
  readonly share: number
  /** In base wagers; null if no option is worse than the best. */
  readonly gap: number | null
  /** Whether the sample met it by chance. Such decisions have a sampling error. */
  readonly sampled?: boolean
}

const fresh = (stage: string): Counted => ({
  stage,
  byGap: Array<number>(GAP_EDGES.length + 1).fill(0),
  withGap: 0,
  gaps: 0,
  squares: 0,
})

/** Adds a decision. Called millions of times. */
export function note(counts: Counts, { skill, stage, share, gap, sampled = false }: Decision): void {
  let one = counts.get(skill)
  if (!one) counts.set(skill, (one = fresh(stage)))
  one.byGap[stratumOf(gap)]! += share
  if (sampled) one.squares += share * share
  if (gap === null) return
  one.withGap += share
  one.gaps += share * gap
}

/** The difference between the best EV and the next lower one, in base wagers; null if all options are equal. */
export function gapBetween(options: readonly Pick<Option<string>, 'ev'>[]): number | null {
  const [best, ...others] = options.map(({ ev }) => ev).sort((a, b) => compareEv(b, a))
  const second = others.find((ev) => compareEv(ev, best!) < 0)
  return second === undefined ? null : evValue(best!) - evValue(second)
}

/** The gap of a solved decision, as the trainer computes it. */
export const gapOf = <A extends string>(solution: Solution<A>): number | null =>
  gradeAnswer(solution, solution.best[0]!).gap

const DIGITS = 8
const round = (value: number): number => Number(value.toPrecision(DIGITS))

/** The figures of one skill; `total` is the number of decisions of its stage in a round. */
function figuresOf(skill: string, { stage, byGap, withGap, gaps, squares }: Counted, total: number): SkillFigures {
  const perRound = byGap.reduce((sum, share) => sum + share, 0)
  const error = Math.sqrt(squares * Math.max(0, 1 - perRound / total))
  return {
    skill,
    stage,
    perRound: round(perRound),
    ...(error > 0 ? { error: Number(error.toPrecision(2)) } : {}),
    byGap: byGap.map(round),
    gap: withGap === 0 ? null : round(gaps / withGap),
  }
}

/** The figures of all skills, the most frequent first. */
export function skillFigures(counts: Counts): readonly SkillFigures[] {
  const totals = new Map<string, number>()
  for (const { stage, byGap } of counts.values())
    totals.set(
      stage,
      byGap.reduce((sum, share) => sum + share, totals.get(stage) ?? 0),
    )
  return [...counts]
    .map(([skill, one]) => figuresOf(skill, one, totals.get(one.stage)!))
    .sort((a, b) => b.perRound - a.perRound || (a.skill < b.skill ? -1 : 1))
}

/** The result of counting a game. */
export interface Found {
  readonly counts: Counts
  /** How many rounds or hands were dealt from the seed; 0 if all were enumerated. */
  readonly rounds: number
}

export type Show = (done: number) => void
