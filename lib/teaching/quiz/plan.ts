import type { Drill } from '@/lib/games/teaching'
import { GAP_EDGES } from '@/lib/games/skills'
import { type Answered, CHOICES, type Choice } from '@/lib/teaching/quiz/record'
import { SEEN, type Seen } from '@/lib/teaching/quiz/seats'
import { parseSeed } from '@/lib/teaching/quiz/seed'
import { fail, must, ok, type Result } from '@/lib/result'

/** Seconds for each decision; seconds for as many right answers as one can; or right answers until the first that is not. */
export type Clock = { readonly kind: 'decision' | 'run'; readonly seconds: number } | { readonly kind: 'faultless' }

/** Every way of choosing a hand but the daily hand's, which has a page of its own. */
export type PlanChoice = Exclude<Choice, 'daily'>

/** What a session in the trainer is, as its address holds it: which questions, how many, against what clock, with what money. */
export interface Plan {
  /** One of the game's drills: what is dealt where `choice` does not say otherwise. */
  readonly drill: string
  readonly choice: PlanChoice
  /** With `close`, and always then: the gap of a question at most, in base wagers. */
  readonly gap?: number
  /** With `skill`, and always then. */
  readonly skill?: string
  /** With `replay`: the skills that were asked, in their order; absent where the drill alone deals the same hands. */
  readonly skills?: readonly string[]
  /** With `course`, and always then: the lesson, by the id of its rule. */
  readonly lesson?: string
  /** With `mistakes`: the session whose mistakes they are, by what its seeds begin with; absent: all mistakes at the game. */
  readonly of?: string
  /** Hands until the summary: single decisions, or whole rounds where those are played; absent: endless. */
  readonly length?: number
  readonly clock?: Clock
  /** Whose cards are seen besides one's own; absent: nobody's. Where hands are dealt or drawn from a skill, not chosen by the record. */
  readonly seats?: Seen
  /** Base wagers to begin with; the session ends when it is gone. With whole rounds only. */
  readonly bankroll?: number
}

/** A close call, where nobody said how close. */
export const USUAL_GAP: number = GAP_EDGES[1]
/** The most that an address may ask for. */
const MOST = { gap: 100, length: 1000, seconds: 3600, bankroll: 100_000, skills: 200, skillText: 80 } as const

/** The parts of an address that a plan is read from; the drill stands there already. */
export const PLAN_KEYS = [
  'choice',
  'gap',
  'skill',
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
/** Each as it stands in an address, its escapes resolved; what is absent is as usual. */
export type PlanText = Readonly<Partial<Record<'drill' | PlanKey, string>>>

/** The questions that a plan asks of a game. */
interface Drilled {
  readonly drills: readonly [Drill, ...Drill[]]
}

/** Names of skills hold letters, digits, spaces and marks; this stands between two of them. */
const BETWEEN = '~'
const FAULTLESS = 'faultless'

// ——— What a plan means ——————————————————————————————————————————————————————————————————————————————————————

/** The plan of a session that nobody planned: rounds as they come, without end. */
export const usualPlan = ({ drills }: Drilled): Plan => ({ drill: drills[0].id, choice: 'dealt' })

/** Whether the hand is played on to its end after an answer; else the next question comes. */
export function playsRounds({ drills }: Drilled, { drill, choice, skills }: Plan): boolean {
  const dealsDrill = choice === 'dealt' || choice === 'drill' || (choice === 'replay' && skills === undefined)
  return dealsDrill && drills.find(({ id }) => id === drill)?.stage === undefined
}

/** Whether other players' cards may be seen. What the record chooses is asked without them: no estimate counts an answer that had them. */
export const takesSeats = ({ choice, skills }: Pick<Plan, 'choice' | 'skills'>): boolean =>
  choice === 'dealt' ||
  choice === 'drill' ||
  choice === 'close' ||
  choice === 'skill' ||
  (choice === 'replay' && !skills)

/** Whether a session is a run, which has a personal best: as many right as one can. Known cards make none. */
export const isRun = ({ clock, choice }: Plan): boolean =>
  clock !== undefined && clock.kind !== 'decision' && choice !== 'replay' && choice !== 'mistakes'

/** Whether what comes next depends on the person's record. */
export const usesRecord = ({ choice }: Pick<Plan, 'choice'>): boolean =>
  choice === 'due' || choice === 'worth' || choice === 'course' || choice === 'placement' || choice === 'mistakes'

/** The skill of each hand of a session by its place; a hand that was not answered is of the skill before it, or after. */
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
 * The plan that asks the same hands again, for oneself or for a friend, from the first seed of the session (`…-1`). What was chosen
 * by somebody's own record is asked by the list of its skills. Clock and money are one's own business.
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

/** The parts of an address, in their order; what is as usual goes without saying. Values are not escaped yet. */
export function makePlan(game: Drilled, plan: Plan): readonly (readonly ['drill' | PlanKey, string])[] {
  const { drill, choice, gap, skill, skills, lesson, of, length, seats, bankroll } = plan
  return [
    ...(drill === game.drills[0].id ? [] : [['drill', drill] as const]),
    ...(choice === 'dealt' || choice === 'drill' ? [] : [['choice', choice] as const]),
    ...(gap === undefined || gap === USUAL_GAP ? [] : [['gap', String(gap)] as const]),
    ...(skill === undefined ? [] : [['skill', skill] as const]),
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

/** A plain decimal number above nothing, up to `most`. */
function readNumber(text: string, most: number, isWhole: boolean): number | undefined {
  const shape = isWhole ? /^[1-9][0-9]{0,5}$/ : /^(0|[1-9][0-9]{0,5})(\.[0-9]{1,6})?$/
  const value = Number(text)
  return shape.test(text) && value > 0 && value <= most ? value : undefined
}

/** What a number in an address may be, what it is in words, and one. */
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

/** A part that is a number; absent where the address does not have it. */
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

/** Letters, digits and marks; nothing that could be anything else than the name of a class. */
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
  const known = drill ?? game.drills[0].id
  if (!game.drills.some(({ id }) => id === known))
    return fail('UnknownDrill', { id: 'no-such-drill', args: { text: shown(known) } }, 'drill')
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

/** What belongs to a choice, and to no other. */
const CHOICE_OF = { gap: 'close', skill: 'skill', skills: 'replay', lesson: 'course', of: 'mistakes' } as const

/** What belongs to the choice: the gap, the skill, the list of skills, the lesson, the session. */
function readSubject(text: PlanText, choice: PlanChoice): Result<Pick<Plan, keyof typeof CHOICE_OF>> {
  const { skill, skills, lesson, of } = text
  const stray = (['gap', 'skill', 'skills', 'lesson', 'of'] as const).find(
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

/** Reads the plan of an address. Fails with `UnknownDrill` or `BadPlan`; `at` is the part. Whether there is such a skill, the game's data say. */
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
