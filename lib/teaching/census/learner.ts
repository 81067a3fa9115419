import type { GameSkills } from '@/lib/game/precomputed/skills'
import { makeRandom, type Random, weighted } from '@/lib/math/random'
import type { Lesson } from '@/lib/teaching/course/course'
import type { Cell, CourseFigures } from '@/lib/teaching/course/figures'
import { aidAt, lessonHand } from '@/lib/teaching/course/hands'
import { isEnough } from '@/lib/teaching/course/mastery'
import { gradeOf, OBVIOUS_GAP } from '@/lib/teaching/quiz/grade'
import type { Aid, AnswerRecord, Choice } from '@/lib/teaching/quiz/record'
import { scheduleOf } from '@/lib/teaching/quiz/schedule'
import { makeSeed } from '@/lib/teaching/quiz/seed'
import { worthOf } from '@/lib/teaching/quiz/worth'
import { FSRSAlgorithm, Rating } from 'ts-fsrs'

/*
 * Simulates a learner who starts with no rules and practices in one of several ways, and counts the hands until they
 * play nearly perfectly. The learner remembers rules and forgets them by the curve of the scheduler (FSRS). All
 * assumptions are constants here and the same for every way of practicing; only the hands differ.
 */

/** Assumptions about the learner. Chances are from 0 to 1. */
export const ASSUMED = {
  /** Chance to play a hand right without knowing its rule. */
  guess: 0.25,
  /**
   * Chance to learn an unknown rule from the reason under an answer: the usual assumption, then one that favors every
   * way except the course.
   */
  pickUp: [0.1, 0.3],
  /** Chance to learn it from a lesson that states it and shows the answer. */
  taught: 0.9,
  /**
   * Chance to misread a hand although the rule is known, at first: near the edge of the rule, further away, and where
   * the hand is obvious.
   */
  misread: [0.25, 0.08, 0.01],
  /** After this many hands of the same rule and nearness, that chance is halved. */
  halves: 3,
  /** Seconds per hand, and hands per day. */
  seconds: 20,
  handsADay: 60,
} as const

/** A hand with a smaller gap, in base wagers, is near the edge of its rule. */
const NEAR = 0.1

export const WAYS = ['course', 'dealt', 'due', 'worth'] as const
/** Ways of practicing: the course; hands as dealt; hands due for repetition, then hands as dealt; hands by value. */
export type Way = (typeof WAYS)[number]

/** Practice ends once the learner loses less than this, in base wagers a round. */
export const ENOUGH = 0.005

const DAY = 86_400_000
/** An arbitrary day after `STRICTER_SINCE`: the result doesn't depend on it. */
const BEGIN = 21_000 * DAY
const memory = new FSRSAlgorithm({ request_retention: 0.9, enable_fuzz: false, enable_short_term: true })

interface Memory {
  readonly stability: number
  readonly difficulty: number
  readonly last: number
}

/** A class of hands, with the rule that decides it. */
interface Met extends Cell {
  readonly rule: string
  readonly stage: string
  /** How near the edge of its rule it is: an index of `misread`. */
  readonly near: number
}

interface Person {
  readonly cells: readonly Met[]
  readonly rules: Map<string, Memory>
  /** How many hands were met, by rule and nearness. */
  readonly seen: Map<string, number>
  readonly pickUp: number
}

const nearness = (gap: number): number => (gap < NEAR ? 0 : gap < OBVIOUS_GAP ? 1 : 2)

const person = ({ rules }: CourseFigures, pickUp: number): Person => ({
  cells: rules.flatMap(({ rule, stage, cells }) =>
    cells.map((cell) => ({ ...cell, rule, stage, near: nearness(cell.gap) })),
  ),
  rules: new Map(),
  seen: new Map(),
  pickUp,
})

const kindOf = ({ rule, near }: Met): string => `${rule} ${near}`

const remembered = (rules: Person['rules'], rule: string, at: number): number => {
  const known = rules.get(rule)
  return known === undefined ? 0 : memory.forgetting_curve(Math.max(0, at - known.last) / DAY, known.stability)
}

const misreads = (seen: Person['seen'], cell: Met): number =>
  ASSUMED.misread[cell.near]! * 0.5 ** ((seen.get(kindOf(cell)) ?? 0) / ASSUMED.halves)

/** What the learner's mistakes cost at a time, in base wagers a round. */
export function addedEdge({ cells, rules, seen }: Person, at: number): number {
  const known = new Map<string, number>()
  return cells.reduce((sum, cell) => {
    let r = known.get(cell.rule)
    if (r === undefined) known.set(cell.rule, (r = remembered(rules, cell.rule, at)))
    return sum + cell.perRound * cell.gap * (r * misreads(seen, cell) + (1 - r) * (1 - ASSUMED.guess))
  }, 0)
}

/** The result of a hand: whether it was missed, and which help the learner used. */
interface Outcome {
  readonly isMissed: boolean
  readonly aid: Aid | null
}

/**
 * Answers a hand and learns from the reason. A learner who doesn't remember the rule uses the help that a lesson
 * offers, and then reads the hand like one who does.
 */
function meet({ rules, seen, pickUp }: Person, cell: Met, at: number, offered: Aid | null, random: Random): Outcome {
  const knew = random() < remembered(rules, cell.rule, at)
  const aid = offered === 'hint' && knew ? null : offered
  const isMissed = random() >= (knew || aid !== null ? 1 - misreads(seen, cell) : ASSUMED.guess)
  const before = rules.get(cell.rule)
  if (knew || random() < (aid === null ? pickUp : ASSUMED.taught)) {
    const days = before === undefined ? 0 : Math.max(0, at - before.last) / DAY
    const rating = knew || before === undefined ? Rating.Good : Rating.Again
    rules.set(cell.rule, { ...memory.next_state(before ?? null, days < 0.5 ? 0 : days, rating), last: at })
  }
  seen.set(kindOf(cell), (seen.get(kindOf(cell)) ?? 0) + 1)
  return { isMissed, aid }
}

/** Chooses the next hand, and the help that a lesson offers with it. */
type Chooser = (
  records: readonly AnswerRecord[],
  at: number,
  random: Random,
) => Omit<Hand, 'cell'> & { readonly cell: Met }
interface Hand {
  readonly cell: Met
  readonly seed: string
  readonly choice: Choice
  readonly offered?: Aid | null
}

/** The practiced game: its course, and how often its skills occur. */
export interface Subject {
  readonly figures: CourseFigures
  readonly lessons: readonly Lesson[]
  readonly skills: GameSkills
}

function chooserOf(
  way: Way,
  { cells }: Person,
  { lessons, skills, figures: { game } }: Subject,
  name: string,
): Chooser {
  let hand = 0
  const seed = (): string => makeSeed({ session: name, index: ++hand })
  const played = ({ perRound }: Cell): number => perRound
  const of = (skill: string, random: Random): Met =>
    weighted(
      cells.filter((cell) => cell.skill === skill),
      played,
      random,
    )!
  const dealt: Chooser = (_, __, random) => ({ cell: weighted(cells, played, random)!, seed: seed(), choice: 'dealt' })
  const chosen = { game, rules: '' }
  let [lesson, place] = [0, 0]
  const ofCourse: Chooser = (records, at, random) => {
    const plan = (i: number) => ({ choice: 'course' as const, lesson: lessons[i]!.rule })
    const now = (): string => makeSeed({ session: `${name}l${lesson}`, index: Math.max(1, place) })
    if (lesson < lessons.length && isEnough(plan(lesson), lessons, records, chosen, now()))
      [lesson, place] = [lesson + 1, 0]
    // After the last lesson, the course page offers hands due for repetition, then hands as dealt.
    if (lesson >= lessons.length) return repetition(records, at, random)
    place += 1
    const due = scheduleOf(records, chosen).filter((one) => one.due <= at)
    const { skill } = lessonHand(
      lessons,
      lessons[lesson]!.rule,
      now(),
      due.map((one) => one.skill),
    )!
    return {
      cell: of(skill, random),
      seed: now(),
      choice: 'course',
      offered: aidAt(place),
    }
  }
  const repetition: Chooser = (records, at, random) => {
    const first = scheduleOf(records, chosen)[0]
    return first && first.due <= at
      ? { cell: of(first.skill, random), seed: seed(), choice: 'due' }
      : dealt(records, at, random)
  }
  const choosers: Readonly<Record<Way, Chooser>> = {
    course: ofCourse,
    dealt,
    due: repetition,
    worth: (records, _, random) => {
      const found = weighted(worthOf(records, skills), ({ worth }) => worth, random)
      return { cell: of(found!.skill, random), seed: seed(), choice: 'worth' }
    },
  }
  return choosers[way]
}

/**
 * The number of hands until the added edge is below `ENOUGH`; null if `most` hands aren't enough. The result depends
 * only on the arguments.
 */
export function handsUntilEnough(
  way: Way,
  subject: Subject,
  { seed, most, pickUp }: { readonly seed: string; readonly most: number; readonly pickUp: number },
): number | null {
  const random = makeRandom(seed)
  const learner = person(subject.figures, pickUp)
  const choose = chooserOf(way, learner, subject, seed.replaceAll(/[^a-z0-9]/g, '').slice(-24))
  const records: AnswerRecord[] = []
  for (let i = 0; i < most; i++) {
    const at = BEGIN + Math.floor(i / ASSUMED.handsADay) * DAY + (i % ASSUMED.handsADay) * ASSUMED.seconds * 1000
    const { cell, offered = null, ...hand } = choose(records, at, random)
    const { isMissed, aid } = meet(learner, cell, at, offered, random)
    records.push({ ...recordOf(subject.figures.game, cell, hand, at, isMissed), ...(aid ? { aid } : {}) })
    if (addedEdge(learner, at) < ENOUGH) return i + 1
  }
  return null
}

function recordOf(
  game: string,
  cell: Met,
  hand: Pick<Hand, 'seed' | 'choice'>,
  at: number,
  isMissed: boolean,
): AnswerRecord {
  const cost = isMissed ? cell.gap : 0
  const { skill, stage, gap } = cell
  const record = {
    kind: 'answer' as const,
    id: `${String(at)} ${hand.seed}`,
    at,
    game,
    rules: '',
    time: null,
    drill: '',
    spot: hand.seed,
    stage,
    skill,
    action: '',
    grade: gradeOf(cost),
    isObvious: gap >= OBVIOUS_GAP,
    gap: gap === 0 ? null : gap,
    cost,
    ...hand,
  }
  return record
}

/** The median, the upper one of an even number. A null counts as `most`. */
export const upperMedianOf = (hands: readonly (number | null)[], most: number): number =>
  [...hands].map((one) => one ?? most).sort((a, b) => a - b)[Math.floor(hands.length / 2)]!
