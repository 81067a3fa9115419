import { type GameSkills, GAP_EDGES, type SkillFigures, stratumOf } from '@/lib/game/precomputed/skills'
import { makeRandom, type Random } from '@/lib/math/random'
import { gradeOf, OBVIOUS_GAP } from '@/lib/teaching/quiz/grade'
import type { AnswerRecord, RoundRecord } from '@/lib/teaching/quiz/record'
import type { GameFacts } from './address'
import type { Games } from './words'

/*
 * A made-up learner for a page without records. The learner errs more when decisions are close, more with some skills
 * than with others, and less as time passes. The page treats these answers like any others.
 */

const DAY = 86_400_000

export interface ExampleSize {
  readonly answers: number
  readonly rounds: number
  readonly days: number
  /** The time of the last answer, in milliseconds since 1970. */
  readonly until: number
  readonly seed: string
}

export const EXAMPLE: Omit<ExampleSize, 'until'> = { answers: 900, rounds: 160, days: 45, seed: 'example' }

/** A beginner's rate of mistakes by stratum of the gap, from close to obvious decisions. */
const MISSES = [0.42, 0.28, 0.1, 0.01] as const
/** The share of these mistakes that remains at the end. */
const LEFT = 0.2
/** The rate of mistakes with hands beyond a cut-off in the wrong place, and the highest rate of all. */
const STUBBORN = 0.85
/** The widest gap that is made up, far into the obvious. */
const WIDEST = 1.5
/** The share of questions about skills in training rather than dealt at random, and the number of these skills. */
const DRILLED = 0.75
const KEPT_UP = 24
/** The share of days without training. */
const IDLE = 0.45
/** The time between two answers, in milliseconds. */
const PACE = 9000

/** A random item of the list, in proportion to its weight. */
function pick<T>(random: Random, list: readonly T[], weight: (one: T) => number): T {
  let left = random() * list.reduce((sum, one) => sum + weight(one), 0)
  return list.find((one) => (left -= weight(one)) < 0) ?? list.at(-1)!
}

/** A random gap of the skill: a stratum by its frequency, then any gap in it. */
function gapOf(random: Random, { byGap }: SkillFigures): number {
  const stratum = pick(random, [...byGap.keys()], (i) => byGap[i]!)
  const [low, high] = [GAP_EDGES[stratum - 1] ?? 0.001, GAP_EDGES[stratum] ?? WIDEST]
  return low + (high - low) * random()
}

/**
 * A skill beside a cut-off between two plays: the right play, the other one, and whether the skill is just below the
 * cut-off.
 */
interface AtLine {
  readonly right: string
  readonly other: string
  readonly isJustBelow: boolean
}

/** How many rungs too low the made-up learner puts every cut-off. */
const TOO_FAR = 2

/** Every skill on a ladder of its game, by `game skill`. */
function linesOf(skills: readonly GameSkills[], games: Games): ReadonlyMap<string, AtLine> {
  const ladders = skills.flatMap(({ game }) => (games.get(game)?.ladders ?? []).map((ladder) => ({ game, ladder })))
  return new Map(
    ladders.flatMap(({ game, ladder: { rungs, right, above, below } }) =>
      rungs.flatMap(({ skills: ofRung }, i) => {
        const [best, other] = i < right ? [above[0]!, below[0]!] : [below[0]!, above[0]!]
        return ofRung.map(
          (skill) =>
            [`${game} ${skill}`, { right: best, other, isJustBelow: i >= right && i < right + TOO_FAR }] as const,
        )
      }),
    ),
  )
}

/** The times of the answers, ascending: sessions in the evening, with some days off. */
function times(random: Random, count: number, { days, until }: ExampleSize): readonly number[] {
  const kept = Array.from({ length: days }, (_, i) => i).filter((i) => i === 0 || i === days - 1 || random() > IDLE)
  return Array.from({ length: count }, (_, i) => {
    const session = Math.floor((i * kept.length) / count)
    const first = Math.ceil((session * count) / kept.length)
    const after = Math.ceil(((session + 1) * count) / kept.length)
    return until - (days - 1 - kept[session]!) * DAY - (after - i) * PACE - (first % 7) * 600_000
  })
}

/** The made-up answers, oldest first. */
export function exampleAnswers(
  skills: readonly GameSkills[],
  size: ExampleSize,
  games: Games,
): readonly AnswerRecord[] {
  const random = makeRandom(`${size.seed}/answers`)
  const talents = new Map<string, number>()
  const talentOf = (key: string): number => {
    if (!talents.has(key)) talents.set(key, 0.3 + 1.6 * makeRandom(`${size.seed}/${key}`)() ** 2)
    return talents.get(key)!
  }
  const lines = linesOf(skills, games)
  const drilled = new Map(
    skills.map(({ game, skills: all }) => [
      game,
      all.filter(({ byGap }) => byGap[GAP_EDGES.length]! === 0 || random() < 0.2).slice(0, KEPT_UP),
    ]),
  )
  return times(random, size.answers, size).map((at, i) => {
    const game = pick(random, skills, (one) => 1 / (1 + skills.indexOf(one)))
    const isDrilled = random() < DRILLED
    const skill = isDrilled
      ? pick(random, drilled.get(game.game)!, ({ perRound }) => Math.sqrt(perRound))
      : pick(random, game.skills, ({ perRound }) => perRound)
    const gap = gapOf(random, skill)
    const line = lines.get(`${game.game} ${skill.skill}`)
    const learnt = 1 - (1 - LEFT) * (i / size.answers)
    const chance = line?.isJustBelow
      ? STUBBORN
      : MISSES[stratumOf(gap)]! * talentOf(`${game.game} ${skill.skill}`) * learnt
    const isWrong = random() < Math.min(STUBBORN, chance)
    const cost = isWrong ? gap : 0
    return {
      kind: 'answer',
      id: `${size.seed}-a${i}`,
      at,
      rules: '',
      choice: isDrilled ? 'drill' : 'dealt',
      time: Math.round(2000 + 9000 * random()),
      game: game.game,
      drill: 'example',
      seed: `${size.seed}-${i + 1}`,
      spot: 'example',
      stage: skill.stage,
      skill: skill.skill,
      action: isWrong ? (line?.other ?? 'other') : (line?.right ?? 'best'),
      grade: gradeOf(cost),
      cost,
      isObvious: gap >= OBVIOUS_GAP,
      gap,
    }
  })
}

/** A nearly normal random number with mean 0 and variance 1. */
const bell = (random: Random): number => Array.from({ length: 12 }, random).reduce((sum, one) => sum + one, -6)

/** The made-up rounds of the first game, oldest first. Results have the right mean and spread, in whole wagers. */
export function exampleRounds(facts: GameFacts, size: ExampleSize): readonly RoundRecord[] {
  const random = makeRandom(`${size.seed}/rounds`)
  const spread = Math.sqrt(facts.asked.variance)
  return times(random, size.rounds, size).map((at, i) => {
    const cost = random() < 0.3 ? 0.15 * random() : 0
    return {
      kind: 'round',
      id: `${size.seed}-r${i}`,
      at: at + 1,
      game: facts.id,
      rules: '',
      seed: `${size.seed}-${i + 1}`,
      net: Math.round(spread * bell(random) + facts.asked.ev - cost),
      cost,
      decisions: facts.stages.length,
    }
  })
}
