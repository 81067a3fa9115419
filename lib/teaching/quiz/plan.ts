import { type Drill, drillNamed } from '@/lib/game/teaching'
import { GAP_EDGES } from '@/lib/game/precomputed/skills'
import { type Answered, CHOICES, type Choice } from '@/lib/teaching/quiz/record'
import { SEEN, type Seen } from '@/lib/teaching/quiz/seats'
import { parseSeed } from '@/lib/teaching/quiz/seed'
import { fail, must, ok, type Result } from '@/lib/result'

/**
 * A time limit for each decision, a run of as many right answers as possible within a time, or a run until the first
 * wrong answer.
 */
export type Clock = { readonly kind: 'decision' | 'run'; readonly seconds: number } | { readonly kind: 'faultless' }

/** Every way of choosing hands except the daily hand's, which has its own page. */
export type PlanChoice = Exclude<Choice, 'daily'>

/**
 * The plan of a session in the trainer, as its link holds it: which questions, how many, against which clock, with
 * which bankroll.
 */
export interface Plan {
  /** A drill of the game. It deals the hands unless `choice` says otherwise. */
  readonly drill: string
  readonly choice: PlanChoice
  /** Always and only with `close`: the largest gap of a question, in base wagers. */
  readonly gap?: number
  /** Always and only with `skill`: the hands are this skill and those near its line, on both sides. */
  readonly skill?: string
  /**
   * Only with `skill`: that skill alone, as links to a hand dealt until 28 November 2026. An address says so by a seed
   * without `deal`.
   */
  readonly isAlone?: true
  /** Only with `replay`: the skills asked, in order; absent if the drill alone deals the same hands. */
  readonly skills?: readonly string[]
  /** Always and only with `course`: the lesson, by the id of its rule. */
  readonly lesson?: string
  /**
   * Only with `mistakes`: the session whose mistakes are asked, by the first part of its seeds; absent for all mistakes
   * in the game.
   */
  readonly of?: string
  /**
   * The number of decisions until the summary, or of rounds if the plan plays whole rounds; absent for an endless
   * session.
   */
  readonly length?: number
  readonly clock?: Clock
  /** Whose cards are seen besides one's own; absent for nobody's. Only if `takesSeats` allows it. */
  readonly seats?: Seen
  /** The bankroll at the start, in base wagers. The session ends when it is gone. Only with whole rounds. */
  readonly bankroll?: number
}

/** The usual largest gap of a close call. */
export const USUAL_GAP: number = GAP_EDGES[1]
/** Limits of what a link may ask for. */
const MOST = { gap: 100, length: 1000, seconds: 3600, bankroll: 100_000, skills: 200, skillText: 80 } as const

/** The parts of a link that hold a plan, besides the drill. */
export const PLAN_KEYS = [
  'choice',
  'gap',
  'skill',
  'deal',
  'skills',
  'lesson',
  'of',
  'n',
  'seats',
  'clock',
  'run',
  'bank',
] as const
export type PlanKey = (typeof PLAN_KEYS)[number]
/** The parts as a link holds them, decoded. Absent parts have their usual values. */
export type PlanText = Readonly<Partial<Record<'drill' | PlanKey, string>>>

/** A game's drills, all that a plan needs of it. */
interface Drilled {
  readonly drills: readonly [Drill, ...Drill[]]
}

/** Separates two skills in a list. Names of skills don't contain it. */
const BETWEEN = '~'
const FAULTLESS = 'faultless'
/** What a link says of a skill whose hands are dealt from both sides of its line. */
const LINE = 'line'

// ——— What a plan means ——————————————————————————————————————————————————————————————————————————————————————

/** The plan without any settings: endless rounds as dealt. */
export const usualPlan = ({ drills }: Drilled): Plan => ({ drill: drills[0].id, choice: 'dealt' })

/** Whether each hand is played to its end after an answer. Otherwise the next question follows. */
export function playsRounds({ drills }: Drilled, { drill, choice, skills }: Plan): boolean {
  const dealsDrill = choice === 'dealt' || choice === 'drill' || (choice === 'replay' && skills === undefined)
  return dealsDrill && drills.find(({ id }) => id === drill)?.stage === undefined
}

/**
 * Whether other players' cards may be seen. Hands that the record chooses are asked without them, because estimates
 * don't count answers with other cards in sight.
 */
export const takesSeats = ({ choice, skills }: Pick<Plan, 'choice' | 'skills'>): boolean =>
  choice === 'dealt' ||
  choice === 'drill' ||
  choice === 'close' ||
  choice === 'skill' ||
  (choice === 'replay' && !skills)

/**
 * Whether a session is a run with a personal best: as many right answers as possible. A run of known cards has none.
 */
export const isRun = ({ clock, choice }: Plan): boolean =>
  clock !== undefined && clock.kind !== 'decision' && choice !== 'replay' && choice !== 'mistakes'

/** Whether what comes next depends on the person's record. */
export const usesRecord = ({ choice }: Pick<Plan, 'choice'>): boolean =>
  choice === 'due' || choice === 'worth' || choice === 'course' || choice === 'placement' || choice === 'mistakes'

/**
 * The skill of each hand of a session, in order. A hand without an answer gets the skill before it, or the one after it
 * at the start.
 */
function skillsAsked(answers: readonly Pick<Answered, 'seed' | 'skill'>[]): readonly string[] {
  const skills: string[] = []
  for (const { seed, skill } of answers) {
    const { index } = must(parseSeed(seed))
    while (skills.length < index - 1) skills.push(skills.at(-1) ?? skill)
    skills[index - 1] = skill
  }
  return skills
}

/**
 * The plan that asks the same hands again, for oneself or a friend, from the session's first seed (`…-1`). If a record
 * chose the hands, the plan lists their skills. Clock and bankroll aren't copied.
 */
export function replayOf(plan: Plan, answers: readonly Pick<Answered, 'seed' | 'skill'>[]): Plan {
  const { bankroll: _bankroll, clock: _clock, ...rest } = plan
  const length = Math.max(1, ...answers.map(({ seed }) => must(parseSeed(seed)).index))
  if (usesRecord(plan)) return { drill: plan.drill, choice: 'replay', skills: skillsAsked(answers), length }
  return { ...rest, length }
}

// ——— To text ————————————————————————————————————————————————————————————————————————————————————————————————

function clockText(clock: Clock | undefined): readonly (readonly [PlanKey, string])[] {
  if (clock === undefined) return []
  if (clock.kind === 'faultless') return [['run', FAULTLESS]]
  return [[clock.kind === 'run' ? 'run' : 'clock', String(clock.seconds)]]
}

/** The parts of a link for a plan, in order and not yet encoded. Usual values are left out. */
export function makePlan(game: Drilled, plan: Plan): readonly (readonly ['drill' | PlanKey, string])[] {
  const { drill, choice, gap, skill, isAlone, skills, lesson, of, length, seats, bankroll } = plan
  return [
    ...(drill === game.drills[0].id ? [] : [['drill', drill] as const]),
    ...(choice === 'dealt' || choice === 'drill' ? [] : [['choice', choice] as const]),
    ...(gap === undefined || gap === USUAL_GAP ? [] : [['gap', String(gap)] as const]),
    ...(skill === undefined ? [] : [['skill', skill] as const]),
    ...(skill === undefined || isAlone ? [] : [['deal', LINE] as const]),
    ...(skills === undefined ? [] : [['skills', skills.join(BETWEEN)] as const]),
    ...(lesson === undefined ? [] : [['lesson', lesson] as const]),
    ...(of === undefined ? [] : [['of', of] as const]),
    ...(length === undefined ? [] : [['n', String(length)] as const]),
    ...(seats === undefined ? [] : [['seats', seats] as const]),
    ...clockText(plan.clock),
    ...(bankroll === undefined ? [] : [['bank', String(bankroll)] as const]),
  ]
}

// ——— From text ——————————————————————————————————————————————————————————————————————————————————————————————

const shown = (text: string): string => text.slice(0, 40)

/** Reads a positive decimal number of at most `most`. */
function readNumber(text: string, most: number, isWhole: boolean): number | undefined {
  const shape = isWhole ? /^[1-9][0-9]{0,5}$/ : /^(0|[1-9][0-9]{0,5})(\.[0-9]{1,6})?$/
  const value = Number(text)
  return shape.test(text) && value > 0 && value <= most ? value : undefined
}

/** The limits of a number in a link, its name in messages, and an example. */
interface NumberKind {
  readonly most: number
  readonly isWhole: boolean
  readonly what: 'gap' | 'hands' | 'seconds' | 'bankroll'
  readonly example: number
}

const GAP: NumberKind = { most: MOST.gap, isWhole: false, what: 'gap', example: USUAL_GAP }
const LENGTH: NumberKind = { most: MOST.length, isWhole: true, what: 'hands', example: 10 }
const SECONDS: NumberKind = { most: MOST.seconds, isWhole: true, what: 'seconds', example: 60 }
const BANKROLL: NumberKind = { most: MOST.bankroll, isWhole: false, what: 'bankroll', example: 50 }

/** Reads a part that is a number; undefined if the link doesn't have it. */
function numberPart(
  text: PlanText,
  key: PlanKey,
  { most, isWhole, what, example }: NumberKind,
): Result<number | undefined> {
  const value = text[key]
  if (value === undefined) return ok(undefined)
  const number = readNumber(value, most, isWhole)
  if (number !== undefined) return ok(number)
  const args = { text: shown(value), what, whole: isWhole, most, key, example }
  return fail('BadPlan', { id: 'plan-number', args }, key)
}

/** The characters that names of skills may have. */
const SKILL = /^[\p{L}\p{N} '’.,+×()/–-]+$/u
const isSkill = (text: string): boolean => text.length <= MOST.skillText && SKILL.test(text) && text.trim() === text

function readClock(text: PlanText): Result<Clock | undefined> {
  if (text.clock !== undefined && text.run !== undefined) return fail('BadPlan', { id: 'two-clocks' }, 'run')
  if (text.run === FAULTLESS) return ok({ kind: 'faultless' })
  const key = text.run === undefined ? 'clock' : 'run'
  const seconds = numberPart(text, key, SECONDS)
  if (!seconds.ok) return seconds
  return ok(
    seconds.value === undefined ? undefined : { kind: key === 'run' ? 'run' : 'decision', seconds: seconds.value },
  )
}

function readChoice(game: Drilled, { drill, choice }: PlanText): Result<Pick<Plan, 'drill' | 'choice'>> {
  const known = drillNamed(game.drills, drill ?? game.drills[0].id)?.id
  if (known === undefined)
    return fail('UnknownDrill', { id: 'no-such-drill', args: { text: shown(drill ?? '') } }, 'drill')
  if (choice === undefined) return ok({ drill: known, choice: known === game.drills[0].id ? 'dealt' : 'drill' })
  const one = CHOICES.filter((id) => id !== 'dealt' && id !== 'drill' && id !== 'daily').find((id) => id === choice)
  return one === undefined
    ? fail('BadPlan', { id: 'no-such-choice', args: { text: shown(choice) } }, 'choice')
    : ok({ drill: known, choice: one })
}

function readSeats({ seats }: PlanText, plan: Pick<Plan, 'choice' | 'skills'>): Result<Seen | undefined> {
  if (seats === undefined) return ok(undefined)
  const seen = SEEN.find((one) => one === seats)
  if (seen === undefined)
    return fail('BadPlan', { id: 'no-such-seats', args: { text: shown(seats), known: SEEN } }, 'seats')
  return takesSeats(plan) ? ok(seen) : fail('BadPlan', { id: 'no-seats-here', args: { choice: plan.choice } }, 'seats')
}

/** Parts of a plan that belong to a single choice. */
const CHOICE_OF = {
  gap: 'close',
  skill: 'skill',
  deal: 'skill',
  skills: 'replay',
  lesson: 'course',
  of: 'mistakes',
} as const

/** Reads the part that belongs to the choice: gap, skill, list of skills, lesson or session. */
function readSubject(text: PlanText, choice: PlanChoice): Result<Pick<Plan, Exclude<keyof typeof CHOICE_OF, 'deal'>>> {
  const { skill, deal, skills, lesson, of } = text
  const stray = (['gap', 'skill', 'deal', 'skills', 'lesson', 'of'] as const).find(
    (key) => text[key] !== undefined && choice !== CHOICE_OF[key],
  )
  if (stray !== undefined)
    return fail('BadPlan', { id: 'stray-part', args: { part: stray, choice: CHOICE_OF[stray] } }, stray)
  if (choice === 'close') {
    const gap = numberPart(text, 'gap', GAP)
    return gap.ok ? ok({ gap: gap.value ?? USUAL_GAP }) : gap
  }
  if (choice === 'skill') {
    if (skill === undefined) return fail('BadPlan', { id: 'no-skill' }, 'skill')
    if (deal !== undefined && deal !== LINE)
      return fail('BadPlan', { id: 'no-such-deal', args: { text: shown(deal), known: LINE } }, 'deal')
    return isSkill(skill)
      ? ok({ skill })
      : fail('BadPlan', { id: 'no-such-skill', args: { text: shown(skill) } }, 'skill')
  }
  if (choice === 'course')
    return lesson !== undefined && isSkill(lesson) ? ok({ lesson }) : fail('BadPlan', { id: 'no-lesson' }, 'lesson')
  if (of !== undefined)
    return parseSeed(`${of}-1`).ok ? ok({ of }) : fail('BadPlan', { id: 'no-session', args: { text: shown(of) } }, 'of')
  if (skills === undefined) return ok({})
  const list = skills.split(BETWEEN)
  const bad = list.find((one) => !isSkill(one))
  if (bad !== undefined || list.length > MOST.skills)
    return fail(
      'BadPlan',
      bad === undefined
        ? { id: 'many-hands', args: { count: list.length, most: MOST.skills } }
        : { id: 'no-such-skill', args: { text: shown(bad) } },
      'skills',
    )
  return ok({ skills: list })
}

/**
 * Reads the plan of a link. Fails with `UnknownDrill` or `BadPlan`; `at` is the part. Whether a skill exists isn't
 * checked here.
 */
export function parsePlan(game: Drilled, text: PlanText): Result<Plan> {
  const chosen = readChoice(game, text)
  if (!chosen.ok) return chosen
  const subject = readSubject(text, chosen.value.choice)
  if (!subject.ok) return subject
  const length = numberPart(text, 'n', LENGTH)
  if (!length.ok) return length
  const seats = readSeats(text, { ...chosen.value, ...subject.value })
  if (!seats.ok) return seats
  const clock = readClock(text)
  if (!clock.ok) return clock
  const bankroll = numberPart(text, 'bank', BANKROLL)
  if (!bankroll.ok) return bankroll
  const plan: Plan = {
    ...chosen.value,
    ...subject.value,
    ...(length.value === undefined ? {} : { length: length.value }),
    ...(seats.value === undefined ? {} : { seats: seats.value }),
    ...(clock.value === undefined ? {} : { clock: clock.value }),
    ...(bankroll.value === undefined ? {} : { bankroll: bankroll.value }),
  }
  if (plan.bankroll !== undefined && !playsRounds(game, plan))
    return fail('BadPlan', { id: 'bankroll-of-rounds' }, 'bank')
  return ok(plan)
}
