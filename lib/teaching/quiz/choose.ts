import type { AnyGame, Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { type GameSkills, GAP_EDGES, type SkillFigures } from '@/lib/game/precomputed/skills'
import type { Solution } from '@/lib/game/solution'
import { advance } from '@/lib/engines/round/index'
import { makeRandom, type Random, weighted } from '@/lib/math/random'
import type { Lesson } from '@/lib/teaching/course/course'
import type { CourseFigures } from '@/lib/teaching/course/figures'
import { type Hand, lessonHand, skillHand } from '@/lib/teaching/course/hands'
import { askedOf, placementAnswers, placementHand, placementOf } from '@/lib/teaching/course/placement'
import { mistakesOf } from '@/lib/teaching/quiz/again'
import { gradeAnswer } from '@/lib/teaching/quiz/grade'
import { type Plan, USUAL_GAP } from '@/lib/teaching/quiz/plan'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { must } from '@/lib/result'
import { makeSeed, parseSeed } from '@/lib/teaching/quiz/seed'
import { spotOfSkill } from '@/lib/teaching/quiz/skill-spot'

/*
 * Chooses the next question, as a pure function of the plan, the seed and the person's record. So the seed deals a
 * session again; if the record chose the skills, the list of them is needed too.
 */

/** A skill, and when its repetition is due. */
export interface DueSkill {
  readonly skill: string
  /** In milliseconds since 1970. */
  readonly due: number
}

/** The value of training a skill now; skills with a higher value are asked more often. */
export interface SkillWorth {
  readonly skill: string
  /** What the person's mistakes in this skill cost, in base wagers a round. */
  readonly worth: number
}

/** What the record says, as computed by the caller. */
export interface Known {
  /** The time, in milliseconds since 1970. */
  readonly now: number
  readonly schedule: readonly DueSkill[]
  readonly worth: readonly SkillWorth[]
  /** The person's answers in this game under the rules in force, with those of this session. */
  readonly answers: readonly AnswerRecord[]
  /** The lessons, needed for `course` and `placement`. */
  readonly lessons?: readonly Lesson[]
  /** The figures of the game's course, for the hands on both sides of a skill's line; without them, the skill alone. */
  readonly figures?: CourseFigures
}

export type Next =
  /** The drill's deal for the seed. */
  | { readonly kind: 'drill' }
  /** The first of the seed's candidates with at most this gap. */
  | { readonly kind: 'search'; readonly gap: number }
  /** A new deal of a skill. If `isNear`, of several deals the one nearest to the line. */
  | ({ readonly kind: 'skill' } & Hand)
  /** The same cards again: the first of these decisions that can be laid out. */
  | { readonly kind: 'again'; readonly answers: readonly AnswerRecord[] }
  /**
   * Nothing is due. `due` is when the next repetition is, in milliseconds since 1970; null if nothing was learned yet.
   */
  | { readonly kind: 'nothing'; readonly due: number | null }

// ——— What comes ————————————————————————————————————————————————————————————————————————————————————————————

/** The skill that is most overdue. */
function nextDue({ now, schedule }: Known): Next {
  const [first] = [...schedule].sort((a, b) => a.due - b.due || (a.skill < b.skill ? -1 : 1))
  if (first === undefined) return { kind: 'nothing', due: null }
  return first.due <= now ? { kind: 'skill', skill: first.skill } : { kind: 'nothing', due: first.due }
}

/** The plan's question for a seed. Only some plans use `known` (`usesRecord`). Throws if the text isn't a seed. */
export function chooseNext(plan: Plan, seed: string, known: Known): Next {
  switch (plan.choice) {
    case 'dealt':
    case 'drill':
      return { kind: 'drill' }
    case 'close':
      return { kind: 'search', gap: plan.gap ?? USUAL_GAP }
    case 'skill':
      return ofHand(
        plan.skill === undefined ? undefined : skillHand(plan.isAlone ? undefined : known.figures, plan.skill, seed),
      )
    case 'replay':
      return replayed(plan, seed)
    case 'due':
      return nextDue(known)
    case 'course':
      return ofHand(lessonHand(known.lessons ?? [], plan.lesson ?? '', seed, dueNow(known)))
    case 'placement':
      return ofHand(known.lessons && placed(known.lessons, known.answers, seed))
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

/** A hand of a skill; without one, the drill's deal. */
const ofHand = (hand: Hand | undefined): Next => (hand === undefined ? { kind: 'drill' } : { kind: 'skill', ...hand })

/** The hand whose answer tells the placement most. */
function placed(
  lessons: readonly Lesson[],
  answers: readonly AnswerRecord[],
  seed: string,
): { readonly skill: string } | undefined {
  const lesson = lessons[placementOf(lessons.length, askedOf(lessons, placementAnswers(answers, seed))).next]
  const cell = lesson && placementHand(lesson, seed)
  return cell && { skill: cell.skill }
}

/** The skill at the seed's place in the list, which repeats after its end. */
function replayed({ skills = [] }: Plan, seed: string): Next {
  const place = must(parseSeed(seed))
  const skill = skills[(place.index - 1) % Math.max(1, skills.length)]
  return skill === undefined ? { kind: 'drill' } : { kind: 'skill', skill }
}

/** The deal of a skill that a seed fixes; undefined if the rules have no such deal. */
export const dealSkill = (game: AnyTaughtGame, rules: Rules, skill: string, seed: string): unknown =>
  spotOfSkill(game, rules, skill, makeRandom(`${seed}/spot`))

/** How many deals of a skill are compared. */
const DEALS = 4

/** A spot without the order of cards in a group and without the names of suits: hands with the same text are twins. */
export function classOf(game: AnyGame, state: unknown): string {
  const suits = new Map<string, number>()
  return game
    .make(state)
    .split('~')
    .map((part) =>
      part.replace(/(?:[2-9TJQKA][cdhs])+/g, (cards) =>
        cards
          .match(/../g)!
          .sort()
          .map(([rank, suit]) => `${rank}${suits.get(suit!) ?? (suits.set(suit!, suits.size), suits.size - 1)}`)
          .join(' '),
      ),
    )
    .join('~')
}

/** The first deals of a skill that a seed fixes, by their classes. Empty if the rules have none. */
function dealsOf(game: AnyTaughtGame, rules: Rules, skill: string, seed: string, count: number) {
  const found = new Map<string, unknown>()
  for (let i = 0; i < count; i++) {
    const state = dealSkill(game, rules, skill, i === 0 ? seed : `${seed}/${i}`)
    if (state === undefined) break
    const name = classOf(game, state)
    if (!found.has(name)) found.set(name, state)
  }
  return found
}

/**
 * The deals of a skill among which the question of a seed is chosen: several if it should be near the line, otherwise
 * one. `before` is the skill at the seed before. If it is the same, hands of a class that may have come there are left
 * out, as far as there are others. Empty if the rules have no such deal.
 */
export function dealsApart(
  game: AnyTaughtGame,
  rules: Rules,
  { skill, isNear }: Hand,
  seed: string,
  before: string | undefined,
): readonly unknown[] {
  const isRepeated = skill === before
  const deals = dealsOf(game, rules, skill, seed, isNear || isRepeated ? DEALS : 1)
  const { session, index } = must(parseSeed(seed))
  const last = isRepeated
    ? dealsOf(game, rules, skill, makeSeed({ session, index: index - 1 }), DEALS)
    : new Map<string, unknown>()
  const apart = [...deals].filter(([name]) => !last.has(name))
  const all = (apart.length > 0 ? apart : [...deals]).map(([, state]) => state)
  return isNear ? all : all.slice(0, 1)
}

// ——— Close calls ————————————————————————————————————————————————————————————————————————————————————————————

/**
 * The most candidates that are solved before the closest is taken. By the games' figures, close decisions are rarest in
 * Casino Hold'em: one in 61 with a gap of 0.02. There, 4% of searches fail; elsewhere hardly any do.
 */
export const MOST_TRIES = 200

const leastGap = (stratum: number): number => (stratum === 0 ? 0 : GAP_EDGES[stratum - 1]!)

/** How many decisions of a skill in a round may be this close, on average: those in strata that begin below the gap. */
export const closePerRound = ({ byGap }: SkillFigures, gap: number): number =>
  byGap.reduce((sum, share, stratum) => (leastGap(stratum) < gap ? sum + share : sum), 0)

/** Whether any decision of a skill may be this close. Asked of every skill for each candidate. */
const isEverClose = ({ byGap }: SkillFigures, gap: number): boolean =>
  byGap.some((share, stratum) => share > 0 && leastGap(stratum) < gap)

/**
 * A random skill that has close decisions, weighted by how often it occurs in play; undefined if there is none. How
 * often it is close doesn't add to the weight: the search already skips deals that aren't, so closeness would count
 * twice.
 */
export const closeSkill = (pool: readonly SkillFigures[], gap: number, random: Random): SkillFigures | undefined =>
  weighted(pool, (one) => (isEverClose(one, gap) ? one.perRound : 0), random)

/**
 * Candidate `i` (from 0) for a close call, dealt from a seed. With the game's figures it is a new deal of a skill,
 * weighted by how often the skill occurs in play; without them, the game's drills deal in turn. Undefined if the rules
 * have no deal of the skill.
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
  /** In base wagers; null if all options are equal, so that there is no question. */
  readonly gap: number | null
}

/** The gap of a solved decision, in base wagers. */
export const gapOf = (solution: Solution<string>): number | null => gradeAnswer(solution, solution.best[0]!).gap

/** The candidate with the smaller gap; the first if they are equal. */
export const closer = (a: Tried | null, b: Tried): Tried =>
  a !== null && (a.gap ?? Infinity) <= (b.gap ?? Infinity) ? a : b

export const isClose = ({ gap }: Tried, most: number): boolean => gap !== null && gap <= most
