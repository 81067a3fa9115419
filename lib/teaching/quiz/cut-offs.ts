import type { Ladder, Rung } from '@/lib/games/ladder'
import type { GameSkills } from '@/lib/games/skills'
import { answersFor, type Chosen } from '@/lib/teaching/quiz/fresh'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'

/*
 * Where a person draws the line on a ladder of hands, as they really play. Of all lines the likeliest is the one that the fewest
 * answers contradict, whatever the rate of slips. How certain it is, is its share of the likelihood of all lines, over all rates of
 * slips: before any is seen they are one in ten on average, as Beta(1, 9) has it.
 *
 * What the line costs is added up over the rungs between it and the right one: how often they come × what the wrong side costs there,
 * which is the gap where the rung does not say. Where a rung holds hands of both kinds, told apart by more than the ladder shows, the
 * answers say how many: only those cost that are played wrong.
 */

/** A line on a ladder: how many rungs are above it. Of both sides the rung next to it; absent at the ladder's end. */
export interface Line {
  readonly above: number
  /** The last rung that is played like the top: “Q-7” of “Q-7 and better”. */
  readonly last: Rung | null
  readonly next: Rung | null
}

export interface CutOff {
  readonly ladder: Ladder
  readonly own: Line
  readonly right: Line
  /** What the own line gives away against the right one, in base wagers a round. */
  readonly cost: number
  /** The answers on the ladder, and those of them that the own line contradicts. */
  readonly answers: number
  readonly slips: number
  /** The chance that this is the line, from 0 to 1; small where few answers were given near it. */
  readonly certainty: number
}

/** What was answered on one rung. */
interface Answers {
  /** Played like the top, and like the bottom. */
  readonly above: number
  readonly below: number
  /** Of both: those in which the top's way was best, and the bottom's. */
  readonly aboveBest: number
  readonly belowBest: number
}

const NO_ANSWERS: Answers = { above: 0, below: 0, aboveBest: 0, belowBest: 0 }

/**
 * An answer where nothing is worse, or with a third action, doesn't show where the line is drawn. One that gave something away where its side has
 * several actions, as raising 3× for 4×, does not say on which side the best play was.
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

/** How much evidence contradicts each line, from none above it to all: `upper` of every rung below the line, `lower` of every one above it. */
function against(
  rungs: readonly Answers[],
  upper: (rung: Answers) => number,
  lower: (rung: Answers) => number,
): readonly number[] {
  return Array.from({ length: rungs.length + 1 }, (_, line) =>
    rungs.reduce((sum, rung, i) => sum + (i < line ? lower(rung) : upper(rung)), 0),
  )
}

/** The line that the least evidence contradicts; of several the one nearest to `near`, the higher of two. */
function lineOf(counts: readonly number[], near: number): number {
  const least = Math.min(...counts)
  return counts
    .map((_, line) => line)
    .filter((line) => counts[line] === least)
    .reduce((a, b) => (Math.abs(b - near) < Math.abs(a - near) ? b : a))
}

/** Before any is seen, one answer in ten is thought a slip. */
const SLIPS = { a: 1, b: 9 } as const

/** The logarithm of the likelihood of so many slips, over all rates of slips: that of the beta function, which the same total makes comparable. */
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

/** The share of a rung's hands that a side plays wrong: by the answers, and one more as the right line has it. */
function wrongShare(rung: Answers, isAbove: boolean, isRight: boolean): number {
  const [wrong, others] = isAbove ? [rung.belowBest, rung.aboveBest] : [rung.aboveBest, rung.belowBest]
  if (isRight ? wrong === 0 : others === 0) return isRight ? 0 : 1
  return (wrong + (isRight ? 0 : 1)) / (wrong + others + 1)
}

/** What the rungs between two lines give away on the one side rather than the other, in base wagers a round. */
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
 * A person's cut-offs on the ladders of a game that they gave answers on, in the game's order: the first answers to each deal, under
 * the rules asked about. Where those are not the usual ones, the right line too is the one that the answers' best plays speak for.
 * Where several lines are as likely, it is the one nearest to the right one.
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
