import type { Ladder, Rung } from '@/lib/game/strategy/ladder'
import type { GameSkills } from '@/lib/game/precomputed/skills'
import { answersFor, type Chosen } from '@/lib/teaching/quiz/fresh'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'

/*
 * Estimates where a person draws the line on a ladder of hands. The likeliest line is the one that the fewest answers
 * contradict, whatever the rate of slips. Its certainty is its share of the total likelihood of all lines, averaged
 * over all rates of slips with the prior Beta(1, 9): one slip in ten answers.
 *
 * The cost of a line is the sum over the rungs between it and the right line: how often they occur × what the wrong
 * side costs there, which is the gap if the rung doesn't give a cost. If a rung holds hands of both kinds, which the
 * ladder can't tell apart, the answers show how many there are of each; only the hands that are played wrong cost
 * anything.
 */

/** A line on a ladder: the number of rungs above it, and the rung next to it on each side, null at the ladder's end. */
export interface Line {
  readonly above: number
  /** The last rung that is played like the top: “Q-7” in “Q-7 and better”. */
  readonly last: Rung | null
  readonly next: Rung | null
}

export interface CutOff {
  readonly ladder: Ladder
  readonly own: Line
  readonly right: Line
  /** What the person's line loses against the right one, in base wagers a round. */
  readonly cost: number
  /** The number of answers on the ladder, and how many of them contradict the person's line. */
  readonly answers: number
  readonly slips: number
  /** The chance that this is the person's line, from 0 to 1; small with few answers near it. */
  readonly certainty: number
}

/** The answers on one rung. */
interface Answers {
  /** How many were played like the top, and how many like the bottom. */
  readonly above: number
  readonly below: number
  /** In how many the top's way was best, and in how many the bottom's. */
  readonly aboveBest: number
  readonly belowBest: number
}

const NO_ANSWERS: Answers = { above: 0, below: 0, aboveBest: 0, belowBest: 0 }

/**
 * Adds an answer. Answers to decisions with equal options and answers with a third action say nothing about the line.
 * If a side has several actions (raising 3× or 4×), a losing answer doesn't show on which side the best play was.
 */
function withAnswer(sum: Answers, { above, below }: Ladder, { action, cost, gap }: AnswerRecord): Answers {
  const isAbove = above.includes(action)
  if (gap === null || (!isAbove && !below.includes(action))) return sum
  const isKnown = cost === 0 || (isAbove ? above : below).length === 1
  const isAboveBest = isAbove === (cost === 0)
  return {
    above: sum.above + (isAbove ? 1 : 0),
    below: sum.below + (isAbove ? 0 : 1),
    aboveBest: sum.aboveBest + (isKnown && isAboveBest ? 1 : 0),
    belowBest: sum.belowBest + (isKnown && !isAboveBest ? 1 : 0),
  }
}

function answersOn(ladder: Ladder, answers: readonly AnswerRecord[]): readonly Answers[] {
  const place = new Map(ladder.rungs.flatMap(({ skills }, i) => skills.map((skill) => [skill, i] as const)))
  const found = ladder.rungs.map(() => NO_ANSWERS)
  for (const one of answers) {
    const i = place.get(one.skill)
    if (i !== undefined) found[i] = withAnswer(found[i]!, ladder, one)
  }
  return found
}

/**
 * How many answers contradict each line, from no rungs above it to all: `upper` for rungs below the line, `lower` for
 * rungs above it.
 */
function against(
  rungs: readonly Answers[],
  upper: (rung: Answers) => number,
  lower: (rung: Answers) => number,
): readonly number[] {
  return Array.from({ length: rungs.length + 1 }, (_, line) =>
    rungs.reduce((sum, rung, i) => sum + (i < line ? lower(rung) : upper(rung)), 0),
  )
}

/**
 * The line that the fewest answers contradict. If there are several: the one nearest to `near`, and the higher of two
 * equally near.
 */
function lineOf(counts: readonly number[], near: number): number {
  const least = Math.min(...counts)
  return counts
    .map((_, line) => line)
    .filter((line) => counts[line] === least)
    .reduce((a, b) => (Math.abs(b - near) < Math.abs(a - near) ? b : a))
}

/** The prior: one slip in ten answers. */
const SLIPS = { a: 1, b: 9 } as const

/**
 * The logarithm of the likelihood of this many slips, averaged over all rates of slips: a beta function up to a
 * constant, which is the same for all lines.
 */
function logLikelihood(slips: number, answers: number): number {
  let sum = 0
  for (let i = 0; i < slips; i++) sum += Math.log(SLIPS.a + i)
  for (let i = 0; i < answers - slips; i++) sum += Math.log(SLIPS.b + i)
  return sum
}

function certaintyOf(counts: readonly number[], line: number, answers: number): number {
  const logs = counts.map((slips) => logLikelihood(slips, answers))
  const own = logs[line]!
  return 1 / logs.reduce((sum, log) => sum + Math.exp(log - own), 0)
}

/**
 * The share of a rung's hands that one side plays wrong, from 0 to 1: from the answers, and one more that
 * agrees with the right line.
 */
function wrongShare(rung: Answers, isAbove: boolean, isRight: boolean): number {
  const [wrong, others] = isAbove ? [rung.belowBest, rung.aboveBest] : [rung.aboveBest, rung.belowBest]
  if (isRight ? wrong === 0 : others === 0) return isRight ? 0 : 1
  return (wrong + (isRight ? 0 : 1)) / (wrong + others + 1)
}

/** What the rungs between two lines cost on the person's side, compared with the right side, in base wagers a round. */
function costBetween(
  ladder: Ladder,
  rungs: readonly Answers[],
  own: number,
  right: number,
  skills: GameSkills,
): number {
  const figures = new Map(skills.skills.map((one) => [one.skill, one]))
  const isAbove = own > right
  const between = ladder.rungs.map((_, i) => i).slice(Math.min(own, right), Math.max(own, right))
  return between.reduce((sum, i) => {
    const { skills: ids, cost } = ladder.rungs[i]!
    const atStake = ids.reduce(
      (total, skill) => total + (figures.get(skill)?.perRound ?? 0) * (cost ?? figures.get(skill)?.gap ?? 0),
      0,
    )
    return sum + atStake * Math.max(0, wrongShare(rungs[i]!, isAbove, false) - wrongShare(rungs[i]!, !isAbove, true))
  }, 0)
}

const lineAt = ({ rungs }: Ladder, above: number): Line => ({
  above,
  last: rungs[above - 1] ?? null,
  next: rungs[above] ?? null,
})

function cutOffOf(
  ladder: Ladder,
  used: readonly AnswerRecord[],
  skills: GameSkills,
  isUsual: boolean,
): CutOff | undefined {
  const rungs = answersOn(ladder, used)
  const answers = rungs.reduce((sum, { above, below }) => sum + above + below, 0)
  if (answers === 0) return undefined
  const right = isUsual
    ? ladder.right
    : lineOf(
        against(
          rungs,
          ({ aboveBest }) => aboveBest,
          ({ belowBest }) => belowBest,
        ),
        ladder.right,
      )
  const slips = against(
    rungs,
    ({ above }) => above,
    ({ below }) => below,
  )
  const own = lineOf(slips, right)
  return {
    ladder,
    own: lineAt(ladder, own),
    right: lineAt(ladder, right),
    cost: costBetween(ladder, rungs, own, right, skills),
    answers,
    slips: slips[own]!,
    certainty: certaintyOf(slips, own, answers),
  }
}

/**
 * A person's cut-offs on the game's ladders that have answers, in the game's order. Only fresh answers under the chosen
 * rules count. Under the usual rules the game gives the right line; under others it is estimated from the best plays of
 * the answers. Of equally likely lines, the one nearest to the right line counts.
 */
export function cutOffs(
  answers: readonly AnswerRecord[],
  ladders: readonly Ladder[],
  skills: GameSkills,
  chosen: Omit<Chosen, 'game'> = {},
): readonly CutOff[] {
  const used = answersFor(answers, { ...chosen, game: skills.game })
  return ladders.flatMap((ladder) => cutOffOf(ladder, used, skills, (chosen.rules ?? '') === '') ?? [])
}
