import { describe, expect, it } from 'vitest'
import { GAMES } from '@/lib/games/index'
import { skillsOf } from '@/lib/game/precomputed/skills'
import { makeRandom } from '@/lib/math/random'
import { EARLIER_ORDERS, type Lesson, lessonsOf } from '@/lib/teaching/course/course'
import { courseFiguresOf } from '@/lib/teaching/course/figures'
import { aidAt, HINTED, lessonHand, SHOWN } from '@/lib/teaching/course/hands'
import { courseState, isEnough, masteries, PASS, STRICTER_SINCE } from '@/lib/teaching/course/mastery'
import { askedOf, MOST_HANDS, placementHand, placementOf } from '@/lib/teaching/course/placement'
import { lastTest, TEST_HANDS, testResult } from '@/lib/teaching/course/test'
import { chooseNext } from '@/lib/teaching/quiz/choose'
import { usualPlan } from '@/lib/teaching/quiz/plan'
import { scheduleOf } from '@/lib/teaching/quiz/schedule'
import { makeSeed } from '@/lib/teaching/quiz/seed'
import { answerRecord, START } from '../quiz/learner'

const cell = (skill: string, perRound: number, gap: number, says: string) => ({
  skill,
  perRound,
  gap,
  says,
  next: says === 'raise' ? 'fold' : 'raise',
})
const FIGURES = {
  game: 'toy',
  deals: 1,
  seed: 'toy',
  rules: [
    { rule: 'aces', stage: 'play', says: 'raise', cells: [cell('A', 0.1, 0.4, 'raise')] },
    {
      rule: 'kings',
      stage: 'play',
      says: 'raise',
      cells: [cell('K', 0.2, 0.05, 'raise'), cell('Ks', 0.05, 1, 'raise')],
    },
    { rule: 'jacks', stage: 'play', says: 'raise', cells: [cell('J', 0.01, 0.01, 'raise')] },
    { rule: 'rest', stage: 'play', says: 'fold', cells: [cell('Q', 0.4, 0.05, 'fold'), cell('2', 0.2, 1, 'fold')] },
  ],
}
const LESSONS = lessonsOf(FIGURES)
const seed = (index: number, session = 'course') => makeSeed({ session, index })
const TOY = { game: 'toy', rules: '' }
const course = (lesson: string) => ({ ...usualPlan(GAMES[0]), choice: 'course' as const, lesson })

describe('the lessons', () => {
  it('come by how often their hands occur times the gap, without what is next to nothing and what covers the rest', () => {
    expect(LESSONS.map(({ rule }) => rule)).toEqual(['kings', 'aces'])
    expect(LESSONS[0]!.weight).toBeCloseTo(0.06, 9)
  })

  it('know their other side: the hands of that stage that are played another way', () => {
    expect(LESSONS[0]!.others.map(({ skill }) => skill)).toEqual(['Q', '2'])
  })

  it('of every game have a rule of its strategy in words, and hands that the game deals', async () => {
    for (const game of GAMES) {
      const [figures, { skills }] = await Promise.all([courseFiguresOf(game.id), skillsOf(game.id)])
      const lessons = lessonsOf(figures)
      expect(lessons.length, game.id).toBeGreaterThan(2)
      expect(lessons.every(({ rule }) => (game.messages.rules[rule] ?? '').length > 0)).toBe(true)
      expect([...lessons].sort((a, b) => b.weight - a.weight)).toEqual(lessons)
      // In XX Poker's second contest every card that wins is worth the same: its lesson had nothing to teach.
      const kept = (EARLIER_ORDERS[game.id] ?? []).filter((rule) => rule !== 'contest-two-lowest')
      expect(lessons.map(({ rule }) => rule)).toEqual(expect.arrayContaining(kept))
      const known = new Map(skills.map((one) => [one.skill, one.perRound]))
      const shares = new Map<string, number>()
      for (const { cells } of figures.rules)
        for (const one of cells) shares.set(one.skill, (shares.get(one.skill) ?? 0) + one.perRound)
      expect([...shares.keys()].sort(), game.id).toEqual([...known.keys()].sort())
      for (const [skill, share] of shares) expect(share / known.get(skill)!, skill).toBeCloseTo(1, 3)
    }
  })
})

describe('the hands of a lesson', () => {
  it('show the answer, then offer the rule, then nothing', () => {
    expect([1, SHOWN, SHOWN + 1, SHOWN + HINTED, SHOWN + HINTED + 1].map(aidAt)).toEqual([
      'shown',
      'shown',
      'hint',
      'hint',
      null,
    ])
  })

  it('are fixed by the seed, and lie on both sides of the rule', () => {
    const hands = Array.from({ length: 400 }, (_, i) => lessonHand(LESSONS, 'aces', seed(i + 1))!.skill)
    expect(hands).toEqual(Array.from({ length: 400 }, (_, i) => lessonHand(LESSONS, 'aces', seed(i + 1))!.skill))
    expect(hands.slice(0, SHOWN)).toEqual(['A', 'A', expect.stringMatching(/^[Q2]$/)])
    const share = (...skills: readonly string[]) => hands.filter((one) => skills.includes(one)).length / hands.length
    expect(share('A')).toBeGreaterThan(0.5)
    expect(share('Q')).toBeGreaterThan(share('2'))
    expect(share('Q', '2')).toBeGreaterThan(0.2)
    // Earlier lessons come up again.
    expect(share('K', 'Ks')).toBeGreaterThan(0.03)
  })

  it('are what the trainer asks; an unknown lesson asks what the drill deals', () => {
    const known = { now: START, schedule: [], worth: [], lessons: LESSONS, answers: [] }
    expect(chooseNext(course('aces'), seed(1), known)).toEqual({ kind: 'skill', skill: 'A' })
    expect(chooseNext(course('deuces'), seed(1), known)).toEqual({ kind: 'drill' })
  })
})

const NOW = STRICTER_SINCE

describe('mastery', () => {
  const answers = (...right: readonly boolean[]) =>
    right.map((isRight, i) =>
      answerRecord({ skill: ['A', 'Q', 'A', '2'][i % 4]!, at: NOW + i, cost: isRight ? 0 : 0.1 }),
    )
  const at = (records: Parameters<typeof masteries>[1]) => masteries(LESSONS, records, TOY)[1]!

  it('is reached by right answers on both sides, and lost by misses', () => {
    const few = at(answers(true, true, true))
    expect(few.isPassed).toBe(false)
    const passed = at(answers(...Array<boolean>(10).fill(true)))
    expect(passed).toMatchObject({ answers: 10, isPassed: true })
    expect(passed.chance).toBeGreaterThanOrEqual(PASS)
    expect(at(answers(...Array<boolean>(10).fill(true), false)).isPassed).toBe(false)
    // Always raising is right on one side alone.
    expect(at(answers(...Array.from({ length: 40 }, (_, i) => i % 2 === 0))).isPassed).toBe(false)
  })

  it('takes an answer to a hand of the rule itself', () => {
    const beside = answers(...Array<boolean>(20).fill(true)).map((one, i) => ({ ...one, skill: i % 2 ? 'Q' : '2' }))
    expect(at(beside)).toMatchObject({ answers: 20, isPassed: false })
    const own = [20, 21, 22].map((i) => answerRecord({ skill: 'A', at: NOW + i }))
    expect(at([...beside, ...own]).isPassed).toBe(true)
  })

  it('doesn’t count hands that a lesson helped with, and the scheduler counts only their misses', () => {
    const helped = answers(...Array<boolean>(10).fill(true)).map((one) => ({ ...one, aid: 'shown' as const }))
    expect(at(helped)).toMatchObject({ answers: 0, isPassed: false })
    expect(scheduleOf(helped)).toEqual([])
    const [own, missed] = [
      answerRecord({ skill: 'A' }),
      answerRecord({ skill: 'A', cost: 0.1, aid: 'hint', at: NOW + 9 }),
    ]
    expect(scheduleOf([own, missed])).toMatchObject([{ skill: 'A', answers: 2, misses: 1 }])
  })

  it('ends a session of the lesson, not before its hands without the answer', () => {
    const known = answers(...Array<boolean>(12).fill(true))
    const ends = (index: number) => isEnough(course('aces'), LESSONS, known, TOY, seed(index))
    expect([ends(SHOWN), ends(SHOWN + 1)]).toEqual([false, true])
    expect(isEnough(usualPlan(GAMES[0]), LESSONS, known, TOY, seed(9))).toBe(false)
  })

  it('stays for a lesson passed before the hands nearest to the line had to be right, and is not gained that way', () => {
    const beside = (from: number) =>
      Array.from({ length: 20 }, (_, i) => answerRecord({ skill: i === 9 ? 'A' : 'Q', at: from + i }))
    expect(at(beside(NOW - 100)).isPassed).toBe(true)
    expect(at(beside(NOW)).isPassed).toBe(false)
  })

  it('a placement answered before the order of lessons changed skips the lessons that it skipped then', () => {
    const all = ['queen-six-four', 'ace-or-king', 'pair'].map((rule, i) => ({
      ...LESSONS[0]!,
      rule,
      cells: [cell(`S${i}`, 0.1, 0.4, 'raise')],
    }))
    const of = (from: number) => {
      const records: ReturnType<typeof answerRecord>[] = []
      const order = from < NOW ? [...all].reverse() : all
      for (let i = 1; i <= MOST_HANDS; i++) {
        const { next, isOver } = placementOf(3, askedOf(order, records))
        if (isOver) break
        const { skill } = order[next]!.cells[0]!
        const cost = next < 1 ? 0 : 0.4
        records.push(
          answerRecord({ game: 'three-card-poker', skill, seed: seed(i), choice: 'placement', at: from + i, cost }),
        )
      }
      return courseState(all, records, { game: 'three-card-poker', rules: '' }).done
    }
    expect(of(NOW - 1000)).toEqual([false, false, true])
    expect(of(NOW)).toEqual([true, false, false])
  })

  it('is the same in whatever order the answers lie', () => {
    const log = answers(true, false, true, true)
    expect(courseState(LESSONS, [...log].reverse(), TOY)).toEqual(courseState(LESSONS, log, TOY))
  })
})

/** A placement of somebody who knows the first so many of the lessons. */
function place(lessons: number, level: number, name: string): ReturnType<typeof placementOf> {
  const random = makeRandom(name)
  const asked: { lesson: number; isRight: boolean }[] = []
  let placement = placementOf(lessons, asked)
  while (!placement.isOver) {
    asked.push({ lesson: placement.next, isRight: random() < (placement.next < level ? 0.92 : 0.3) })
    placement = placementOf(lessons, asked)
  }
  return placement
}

describe('the placement', () => {
  it('finds the level within one lesson nine times in ten, in at most 15 hands', async () => {
    for (const game of GAMES) {
      const { length } = lessonsOf(await courseFiguresOf(game.id))
      const tries = Array.from({ length: 120 }, (_, i) => {
        const level = i % (length + 1)
        const { level: found, hands } = place(length, level, `place ${game.id} ${i}`)
        expect(hands).toBeLessThanOrEqual(MOST_HANDS)
        return Math.abs(found - level) <= 1
      })
      expect(tries.filter(Boolean).length / tries.length, game.id).toBeGreaterThanOrEqual(0.9)
    }
  })

  it('takes more than two answers, however short the course is', async () => {
    for (const game of GAMES) {
      const { length } = lessonsOf(await courseFiguresOf(game.id))
      for (const isRight of [true, false]) {
        const first = { lesson: placementOf(length, []).next, isRight }
        const second = { lesson: placementOf(length, [first]).next, isRight }
        expect(placementOf(length, [first, second]).isOver, game.id).toBe(false)
      }
    }
  })

  it('is worked out from the answers: the lessons it finds known are skipped, and the trainer asks on from there', () => {
    const all: readonly Lesson[] = Array.from({ length: 8 }, (_, i) => ({
      ...LESSONS[0]!,
      rule: `rule-${i}`,
      cells: [cell(`S${i}`, 0.1, 0.4, 'raise')],
      others: [],
    }))
    const records: ReturnType<typeof answerRecord>[] = []
    for (let i = 1; i <= MOST_HANDS; i++) {
      const { next, isOver } = placementOf(8, askedOf(all, records))
      if (isOver) break
      const known = { now: START, schedule: [], worth: [], lessons: all, answers: records }
      const plan = { ...usualPlan(GAMES[0]), choice: 'placement' as const }
      const skill = placementHand(all[next]!, seed(i))!.skill
      expect(chooseNext(plan, seed(i), known)).toEqual({ kind: 'skill', skill })
      records.push(answerRecord({ skill, seed: seed(i), choice: 'placement', at: START + i, cost: next < 5 ? 0 : 0.4 }))
    }
    const state = courseState(all, records, TOY)
    expect(state.placed).toBe(5)
    expect(state.next).toBe(5)
    expect(isEnough({ choice: 'placement' }, all, records, TOY, seed(1))).toBe(true)
    // A second placement begins anew.
    expect(isEnough({ choice: 'placement' }, all, records, TOY, seed(1, 'other'))).toBe(false)
  })
})

it('a test tells how much is given away, with an interval around it', async () => {
  const skills = await skillsOf('three-card-poker')
  const answers = Array.from({ length: 40 }, (_, i) =>
    answerRecord({ game: 'three-card-poker', skill: 'king-high', gap: 0.6, cost: i < 2 ? 0.6 : 0 }),
  )
  const { low, value, high } = testResult(answers, skills)!
  expect(low).toBeLessThan(value)
  expect(value).toBeLessThan(high)
  expect(testResult([], skills)).toBeNull()
})

it('the last test is the last session of hands as dealt with as many rounds as a test, played to its end', () => {
  const session = (name: string, rounds: number, at: number) =>
    Array.from({ length: rounds }, (_, i) => ({
      answer: answerRecord({ seed: seed(i + 1, name), choice: 'dealt', at: START + at + i }),
      round: {
        kind: 'round',
        id: `${name} ${i}`,
        at: START + at + i,
        ...TOY,
        seed: seed(i + 1, name),
        net: 0,
      } as const,
    }))
  const all = [
    ...session('first', TEST_HANDS, 0),
    ...session('second', TEST_HANDS, 1000),
    ...session('broken', 12, 2000),
    ...session('endless', 90, 3000),
  ]
  const answers = all.map(({ answer }) => answer)
  const rounds = all.map(({ round }) => ({ ...round, cost: 0, decisions: 1 }))
  const found = lastTest(answers, rounds, TOY)
  expect(found).toHaveLength(TEST_HANDS)
  expect(found[0]!.seed).toBe(seed(1, 'second'))
  expect(lastTest(answers, rounds, { ...TOY, rules: 'other' })).toEqual([])
  expect(lastTest([], [], TOY)).toEqual([])
})
