import type { GameSkills } from '@/lib/games/skills'
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
 * A made-up person who begins with nothing and practises in one of several ways: how many hands until they play nearly as well as anybody
 * can. They remember rules, and forget them by the scheduler's own curve (FSRS). Everything assumed of them is a constant here, the same
 * in every way of practising; only the hands differ.
 */

/** What is assumed of a person. Chances from 0 to 1. */
export const ASSUMED = {
  /** How often a learner who doesn't know a rule, and plays its hands like all others, is right. */
  guess: 0.25,
  /** A rule is picked up from the reason under an answer so often, where it wasn't known: the usual assumption first, then one that helps every way but the course. */
  pickUp: [0.1, 0.3],
  /** And so often where a lesson states it and points at the answer. */
  taught: 0.9,
  /** How often a learner who knows the rule still misreads a hand at first: near the edge, further away, and where it is obvious. */
  misread: [0.25, 0.08, 0.01],
  /** After so many hands of the rule that are as near its edge, they are misread half as often. */
  halves: 3,
  /** Seconds a hand takes, and hands a day. */
  seconds: 20,
  handsADay: 60,
} as const

/** The gap in base wagers below which a hand is near the edge. */
const NEAR = 0.1

export const WAYS = ['course', 'dealt', 'due', 'worth'] as const
/** Ways of practising: the course, hands as dealt, what is due before hands as dealt, hands by value. */
export type Way = (typeof WAYS)[number]

/** Under this added edge, in base wagers a round, practice has done its work. */
export const ENOUGH = 0.005

const DAY = 86_400_000
/** Any day: nothing depends on which. */
const BEGIN = 20_000 * DAY
const memory = new FSRSAlgorithm({ request_retention: 0.9, enable_fuzz: false, enable_short_term: true })

interface Memory {
  readonly stability: number
  readonly difficulty: number
  readonly last: number
}

/** A class of hands as a person meets it. */
interface Met extends Cell {
  readonly rule: string
  readonly stage: string
  /** How near the edge of its rule: an index of `misread`. */
  readonly near: number
}

interface Person {
  readonly cells: readonly Met[]
  readonly rules: Map<string, Memory>
  /** How many hands of a rule were met, by how near its edge they were. */
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

/** What a person gives away at a time, in base wagers a round. */
export function addedEdge({ cells, rules, seen }: Person, at: number): number {
  const known = new Map<string, number>()
  return cells.reduce((sum, cell) => {
    let r = known.get(cell.rule)
    if (r === undefined) known.set(cell.rule, (r = remembered(rules, cell.rule, at)))
    return sum + cell.perRound * cell.gap * (r * misreads(seen, cell) + (1 - r) * (1 - ASSUMED.guess))
  }, 0)
}

/** What came of a hand: whether it was missed, and the help that was taken. */
interface Outcome {
  readonly isMissed: boolean
  readonly aid: Aid | null
}

/**
 * Answers a hand, reads the reason, and learns from it. A learner who doesn't remember the rule takes the help that a lesson offers, and then reads
 * the hand like somebody who does.
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

/** Chooses the class of the next hand, and what a lesson gives with it. */
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

/** What is practised: the game's course, and how often its skills come. */
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
    // After the last lesson, what the course's page offers: what is due, then hands as dealt.
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

/** Hands until the added edge is under `ENOUGH`; null where so many aren't enough. The seed fixes everything. */
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

/** The middle one of a list; those that never came to an end count as the longest. */
export const medianOf = (hands: readonly (number | null)[], most: number): number =>
  [...hands].map((one) => one ?? most).sort((a, b) => a - b)[Math.floor(hands.length / 2)]!
