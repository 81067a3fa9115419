import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { type GameSkills, GAP_EDGES, type SkillFigures } from '@/lib/games/skills'
import type { Solution } from '@/lib/games/solution'
import { advance } from '@/lib/engines/round/index'
import { makeRandom, type Random, weighted } from '@/lib/math/random'
import type { Lesson } from '@/lib/teaching/course/course'
import { lessonHand } from '@/lib/teaching/course/hands'
import { askedOf, placementAnswers, placementHand, placementOf } from '@/lib/teaching/course/placement'
import { mistakesOf } from '@/lib/teaching/quiz/again'
import { gradeAnswer } from '@/lib/teaching/quiz/grade'
import { type Plan, USUAL_GAP } from '@/lib/teaching/quiz/plan'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { must } from '@/lib/result'
import { parseSeed } from '@/lib/teaching/quiz/seed'
import { spotOfSkill } from '@/lib/teaching/quiz/skill-spot'

/*
 * Which question comes next: a pure function of the plan, the seed and what the person's record says. So a session is dealt again
 * from its seed, and from the list of its skills where the record chose them.
 */

/** A skill whose repetition may be due. */
export interface DueSkill {
  readonly skill: string
  /** When, in milliseconds since 1970. */
  readonly due: number
}

/** What it is worth to train a skill now: of these, the larger is asked more often. */
export interface SkillWorth {
  readonly skill: string
  /** What this person gives away by it, in base wagers a round. */
  readonly worth: number
}

/** What the record says; the caller works it out. */
export interface Known {
  /** The time, in milliseconds since 1970. */
  readonly now: number
  readonly schedule: readonly DueSkill[]
  readonly worth: readonly SkillWorth[]
  /** The person's answers to the game under the rules in force, this session's among them. */
  readonly answers: readonly AnswerRecord[]
  /** With `course` and `placement`: the lessons. */
  readonly lessons?: readonly Lesson[]
}

export type Next =
  /** What the drill deals from the seed. */
  | { readonly kind: 'drill' }
  /** The first close enough of the candidates that the seed deals. */
  | { readonly kind: 'search'; readonly gap: number }
  /** A fresh deal of a skill. */
  | { readonly kind: 'skill'; readonly skill: string }
  /** The same cards again: the first of these decisions that can be laid out. */
  | { readonly kind: 'again'; readonly answers: readonly AnswerRecord[] }
  /** Nothing is due. When the next is, in milliseconds since 1970; null where nothing was learned yet. */
  | { readonly kind: 'nothing'; readonly due: number | null }

// ——— What comes ————————————————————————————————————————————————————————————————————————————————————————————

/** The most overdue of those that are due. */
function nextDue({ now, schedule }: Known): Next {
  const [first] = [...schedule].sort((a, b) => a.due - b.due || (a.skill < b.skill ? -1 : 1))
  if (first === undefined) return { kind: 'nothing', due: null }
  return first.due <= now ? { kind: 'skill', skill: first.skill } : { kind: 'nothing', due: first.due }
}

/** What the plan asks at a seed. Some plans look at what is known (`usesRecord`), the others don't. Throws if the text isn't a seed. */
export function chooseNext(plan: Plan, seed: string, known: Known): Next {
  switch (plan.choice) {
    case 'dealt':
    case 'drill':
      return { kind: 'drill' }
    case 'close':
      return { kind: 'search', gap: plan.gap ?? USUAL_GAP }
    case 'skill':
      return plan.skill === undefined ? { kind: 'drill' } : { kind: 'skill', skill: plan.skill }
    case 'replay':
      return replayed(plan, seed)
    case 'due':
      return nextDue(known)
    case 'course':
      return ofCell(lessonHand(known.lessons ?? [], plan.lesson ?? '', seed, dueNow(known)))
    case 'placement':
      return ofCell(known.lessons && placed(known.lessons, known.answers, seed))
    case 'mistakes':
      return { kind: 'again', answers: mistakesOf(known.answers, plan.of === undefined ? {} : { session: plan.of }) }
    case 'worth': {
      const found = weighted(known.worth, ({ worth }) => worth, makeRandom(`${seed}/worth`))
      return found === undefined ? { kind: 'drill' } : { kind: 'skill', skill: found.skill }
    }
  }
}

const dueNow = ({ now, schedule }: Known): readonly string[] =>
  schedule.filter(({ due }) => due <= now).map(({ skill }) => skill)

/** A hand of a skill; if the rules have none, whatever the drill deals. */
const ofCell = (cell: { readonly skill: string } | undefined): Next =>
  cell === undefined ? { kind: 'drill' } : { kind: 'skill', skill: cell.skill }

/** The hand that tells most after the placement's answers so far. */
function placed(
  lessons: readonly Lesson[],
  answers: readonly AnswerRecord[],
  seed: string,
): { readonly skill: string } | undefined {
  const lesson = lessons[placementOf(lessons.length, askedOf(lessons, placementAnswers(answers, seed))).next]
  return lesson && placementHand(lesson, seed)
}

/** The skill at the seed's place in the list; after its end the list begins again. */
function replayed({ skills = [] }: Plan, seed: string): Next {
  const place = must(parseSeed(seed))
  const skill = skills[(place.index - 1) % Math.max(1, skills.length)]
  return skill === undefined ? { kind: 'drill' } : { kind: 'skill', skill }
}

/** The deal of a skill that a seed fixes; undefined where these rules have none such. */
export const dealSkill = (game: AnyTaughtGame, rules: Rules, skill: string, seed: string): unknown =>
  spotOfSkill(game, rules, skill, makeRandom(`${seed}/spot`))

// ——— Close calls ————————————————————————————————————————————————————————————————————————————————————————————

/**
 * How many candidates are solved before the closest of them is taken. By the games' figures one in 61 is close where the fewest are
 * (Casino Hold'em, a gap of 0.02): so many tries fail in 4% of searches there, and hardly any elsewhere.
 */
export const MOST_TRIES = 200

/** How many decisions a round holds, on average, that may be so close: those in the strata that begin below the gap, in this skill. */
export const closePerRound = ({ byGap }: SkillFigures, gap: number): number =>
  byGap.reduce((sum, share, stratum) => ((GAP_EDGES[stratum - 1] ?? 0) < gap ? sum + share : sum), 0)

/**
 * A skill as often as it comes at the table, of those that are close at times; undefined where there is none. Not as often as it is
 * close: the search solves what is dealt and passes over what isn't close, and would count closeness twice.
 */
export const closeSkill = (pool: readonly SkillFigures[], gap: number, random: Random): SkillFigures | undefined =>
  weighted(pool, (one) => (closePerRound(one, gap) > 0 ? one.perRound : 0), random)

/**
 * The candidate `i` (from 0) of a seed for a close call. With the game's figures: a fresh deal of a skill, chosen as often as it comes at
 * the table. Without them: what the game's drills deal, in turn. Undefined where these rules do not have the skill.
 */
export function candidate(
  game: AnyTaughtGame,
  rules: Rules,
  plan: Plan,
  seed: string,
  i: number,
  skills: GameSkills | null,
): unknown {
  const random = makeRandom(`${seed}/close/${i}`)
  const stage = game.drills.find(({ id }) => id === plan.drill)?.stage
  const pool = skills?.skills.filter((one) => stage === undefined || one.stage === stage) ?? []
  const skill = closeSkill(pool, plan.gap ?? USUAL_GAP, random)?.skill
  if (skill !== undefined) return spotOfSkill(game, rules, skill, random)
  const drill = stage === undefined ? game.drills[i % game.drills.length]!.id : plan.drill
  return advance(game, rules, game.spot(rules, drill, random), random) as unknown
}

/** A solved candidate. */
export interface Tried {
  readonly state: unknown
  /** Null where no option is worse than another: no question. */
  readonly gap: number | null
}

/** The gap of a solved decision, in base wagers. */
export const gapOf = (solution: Solution<string>): number | null => gradeAnswer(solution, solution.best[0]!).gap

/** The closer of two candidates; the first where they are alike. */
export const closer = (a: Tried | null, b: Tried): Tried =>
  a !== null && (a.gap ?? Infinity) <= (b.gap ?? Infinity) ? a : b

export const isClose = ({ gap }: Tried, most: number): boolean => gap !== null && gap <= most
