import { type GameSkills, GAP_EDGES, type SkillFigures, stratumOf } from '@/lib/games/skills'
import { makeRandom, type Random } from '@/lib/math/random'
import { gradeOf, OBVIOUS_GAP } from '@/lib/teaching/quiz/grade'
import type { AnswerRecord, RoundRecord } from '@/lib/teaching/quiz/record'
import type { GameFacts } from './address'
import type { Games } from './words'

/*
 * A learner made up for the page that has nothing to show yet: answers as a person might give them who errs where decisions are close,
 * more with some skills than with others, and less as time goes by. The page works on them as it does on anybody's.
 */

const DAY = 86_400_000

export interface ExampleSize {
  readonly answers: number
  readonly rounds: number
  readonly days: number
  /** The end of it, in milliseconds since 1970. */
  readonly until: number
  readonly seed: string
}

export const EXAMPLE: Omit<ExampleSize, 'until'> = { answers: 900, rounds: 160, days: 45, seed: 'example' }

/** How often a beginner misses, by stratum of the gap: close ones often, obvious ones hardly ever. */
const MISSES = [0.42, 0.28, 0.1, 0.01] as const
/** What of that is left at the end. */
const LEFT = 0.2
/** How often hands are missed that lie beyond a line drawn in the wrong place; nothing is missed more often. */
const STUBBORN = 0.85
/** The widest gap that is made up: far into the obvious. */
const WIDEST = 1.5
/** The share of questions that are about the skills one keeps training, rather than as they are dealt, and how many skills those are. */
const DRILLED = 0.75
const KEPT_UP = 24
/** The share of days with no training. */
const IDLE = 0.45
/** Between two answers, in milliseconds. */
const PACE = 9000

/** One of the list, as often as its weight says. */
function pick<T>(random: Random, list: readonly T[], weight: (one: T) => number): T {
  let left = random() * list.reduce((sum, one) => sum + weight(one), 0)
  return list.find((one) => (left -= weight(one)) < 0) ?? list.at(-1)!
}

/** A gap as the skill has them: its stratum by frequency, anywhere within. */
function gapOf(random: Random, { byGap }: SkillFigures): number {
  const stratum = pick(random, [...byGap.keys()], (i) => byGap[i]!)
  const [low, high] = [GAP_EDGES[stratum - 1] ?? 0.001, GAP_EDGES[stratum] ?? WIDEST]
  return low + (high - low) * random()
}

/** A skill's place at a line between two ways to play: the right one and the other, and whether it is just below it. */
interface AtLine {
  readonly right: string
  readonly other: string
  readonly isJustBelow: boolean
}

/** So many rungs too far down the made-up learner draws every line. */
const TOO_FAR = 2

/** Every skill that is on a ladder of its game, by `game skill`. */
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

/** The moments of the answers, ascending: sessions in the evening, some days none. */
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

/** Nearly normal, of mean 0 and variance 1. */
const bell = (random: Random): number => Array.from({ length: 12 }, random).reduce((sum, one) => sum + one, -6)

/** The made-up rounds of the first game, oldest first: results of the right mean and spread, in whole wagers. */
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
