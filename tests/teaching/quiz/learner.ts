import { type GameSkills, GAP_EDGES, type SkillFigures } from '@/lib/game/precomputed/skills'
import { makeRandom, type Random } from '@/lib/math/random'
import { gradeOf, OBVIOUS_GAP } from '@/lib/teaching/quiz/grade'
import type { AnswerRecord, RoundRecord } from '@/lib/teaching/quiz/record'

/* Learners that are made up: whoever misses a skill with a known chance at a known cost. What they should get is a sum on paper. */

export const DAY = 86_400_000
/** Some Monday. */
export const START = 20_000 * DAY

let made = 0

/** An answer that gave nothing away in a close call, unless told otherwise; of a deal of its own. */
export function answerRecord(over: Partial<AnswerRecord> = {}): AnswerRecord {
  const id = `answer-${String(made++).padStart(7, '0')}`
  const cost = over.cost ?? 0
  const gap = over.gap === undefined ? 0.05 : over.gap
  return {
    kind: 'answer',
    id,
    at: START,
    game: 'toy',
    rules: '',
    choice: 'dealt',
    time: 1000,
    drill: 'as-dealt',
    seed: `s${made}-1`,
    spot: `spot-${made}`,
    stage: 'play',
    skill: 'A',
    action: cost > 0 ? 'wrong' : 'right',
    grade: gradeOf(cost),
    isObvious: gap === null || gap >= OBVIOUS_GAP,
    ...over,
    cost,
    gap,
  }
}

export const roundRecord = (over: Partial<RoundRecord> = {}): RoundRecord => ({
  kind: 'round',
  id: `round-${String(made++).padStart(7, '0')}`,
  at: START,
  game: 'toy',
  rules: '',
  seed: `r${made}-1`,
  net: 0,
  cost: 0,
  decisions: 1,
  ...over,
})

/** A skill all of whose decisions have one gap. */
export function pureSkill(skill: string, perRound: number, gap: number): SkillFigures {
  const stratum = GAP_EDGES.filter((edge) => gap >= edge).length
  return { skill, stage: 'play', perRound, byGap: [0, 1, 2, 3].map((one) => (one === stratum ? perRound : 0)), gap }
}

export const gameSkills = (skills: readonly SkillFigures[]): GameSkills => ({
  game: 'toy',
  rounds: 0,
  seed: 'toy',
  skills,
})

/** The chance to miss each skill, and what a miss costs: the gap where nothing is said. */
export type Errors = Readonly<Record<string, { readonly chance: number; readonly cost?: number }>>

export const missOf = (skill: SkillFigures, errors: Errors): { readonly chance: number; readonly cost: number } => ({
  chance: errors[skill.skill]?.chance ?? 0,
  cost: errors[skill.skill]?.cost ?? skill.gap ?? 0,
})

/** One answer of a learner to a skill. */
export function learnerAnswers(
  skill: SkillFigures,
  errors: Errors,
  random: Random,
  over: Partial<AnswerRecord> = {},
): AnswerRecord {
  const { chance, cost } = missOf(skill, errors)
  return answerRecord({
    skill: skill.skill,
    stage: skill.stage,
    gap: skill.gap,
    cost: random() < chance ? cost : 0,
    ...over,
  })
}

/** So many answers of a learner, a minute apart, to skills that `weight` asks for: by default as they come at the table. */
export function simulate(
  skills: GameSkills,
  errors: Errors,
  count: number,
  seed: string,
  weight: (skill: SkillFigures) => number = ({ perRound }) => perRound,
): readonly AnswerRecord[] {
  const random = makeRandom(seed)
  const total = skills.skills.reduce((sum, one) => sum + weight(one), 0)
  const pick = (): SkillFigures => {
    let left = random() * total
    return skills.skills.find((one) => (left -= weight(one)) < 0) ?? skills.skills.at(-1)!
  }
  return Array.from({ length: count }, (_, i) => learnerAnswers(pick(), errors, random, { at: START + i * 60_000 }))
}

/** What a learner gives away per round: on paper. */
export const lossPerRound = (skills: GameSkills, errors: Errors): number =>
  skills.skills.reduce((sum, one) => sum + one.perRound * missOf(one, errors).chance * missOf(one, errors).cost, 0)
