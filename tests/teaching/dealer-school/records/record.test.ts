import { betIn } from '@/lib/messages/message'
import { describe, expect, it } from 'vitest'
import { KNOWN_WAYS, usually, usualShareOf } from '@/lib/engines/pai-gow/index'
import { GAME_IDS } from '@/lib/games/ids'
import { usualTable } from '@/lib/teaching/dealer-school/table/board'
import { resultOf, ROUNDINGS } from '@/lib/teaching/dealer-school/table/chips'
import { disputeOf, disputesOf, FIRST_DISPUTES, nextDispute } from '@/lib/teaching/dealer-school/disputes/disputes'
import { gradeAnswer, askExam } from '@/lib/teaching/dealer-school/exam/grade'
import { makeSaids, makeSetting } from '@/lib/teaching/dealer-school/records/answer-texts'
import { questionOf as roundOf, reduceFouls, startFouls } from '@/lib/teaching/dealer-school/errors/fouls'
import { loadSchoolGames, gameOf, dealerOf } from '@/lib/teaching/dealer-school/games'
import { betAnswers, callAnswers, rulingAnswer } from '@/lib/teaching/dealer-school/records/answers'
import { examAnswers } from '@/lib/teaching/dealer-school/exam/records'
import { settingAnswer } from '@/lib/teaching/dealer-school/records/house-way'
import {
  reduceSession as reducePayouts,
  seatOf,
  startSession as startPayouts,
} from '@/lib/teaching/dealer-school/payouts/session'
import { dueItems, knownItems, type SchoolAnswer } from '@/lib/teaching/dealer-school/records/record'
import { questionOf } from '@/lib/teaching/house-ways/drill'
import { type Course, reduceSession, startSession } from '@/lib/teaching/house-ways/session'
import type { SchoolRecord } from '@/lib/teaching/quiz/record'
import { readKept } from '@/lib/storage/kept'

await loadSchoolGames(GAME_IDS)

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const START = 1_790_000_000_000
const GIVEN = { room: 'drill', time: 4200 } as const

let named = 0
const kept = (answer: SchoolAnswer, at = START): SchoolRecord => ({ kind: 'school', id: `s-${named++}`, at, ...answer })

const [WAY, OTHER] = [KNOWN_WAYS[0]!, KNOWN_WAYS[1]!]
const clauseAsked = (way: typeof WAY, clause: string, isRight: boolean, at: number, index = 1): SchoolRecord =>
  kept(
    {
      game: 'pai-gow-poker',
      rules: way.id,
      seed: `k3-${index}`,
      part: 'house-way',
      item: clause,
      spot: 'hand',
      said: 'a',
      isRight,
      ...GIVEN,
    },
    at,
  )

describe('what is kept of an answer', () => {
  it('names the clause, the payouts, the error and the dispute, and can be read again', () => {
    const { seed, cards, clause } = questionOf(usually(WAY), { kind: 'all' }, () => undefined, 'k3-1')
    const setting = settingAnswer(
      WAY,
      { seed, cards },
      { clause: clause.id, isRight: true, low: cards.slice(0, 2) },
      GIVEN,
    )
    const settings = { ...usualTable('ultimate-texas-holdem'), seats: 2, rounding: ROUNDINGS[0] }
    const session = startPayouts(settings, 'k3-1')
    const said = seatOf(session).due.map(() => ({ does: 'push' }) as const)
    const judged = reducePayouts(session, { kind: 'answer', said, ms: 0 }).judged!
    const bets = betAnswers(session.board, 0, judged, GIVEN)
    const round = reduceFouls(startFouls(usualTable('three-card-poker'), 'k3-1'), { kind: 'pass' })
    const dispute = disputeOf('k3-1')
    const all = [setting, ...bets, ...callAnswers(round, GIVEN), rulingAnswer(dispute, 'redeal', GIVEN)]
    for (const answer of all) expect(readKept(kept(answer), '')).toMatchObject({ ok: true })
    expect(bets.map(({ item }) => item)).toEqual(seatOf(session).due.map(resultOf))
    expect(all.map(({ part }) => part)).toEqual(['house-way', ...bets.map(() => 'payouts'), 'mistakes', 'disputes'])
  })

  it('of an exam is one answer for each question that was answered', () => {
    const exam = {
      subject: { kind: 'house-way', way: WAY, asked: { kind: 'all' } },
      questions: 2,
      minutes: 5,
      pass: 50,
      seed: 'k3',
    } as const
    const asked = askExam(exam, 1)
    if (asked.kind !== 'house-way') throw new Error('the exam asks for settings')
    const { cards } = asked.question
    const answered = gradeAnswer(asked, makeSetting(cards, cards.slice(0, 2)))
    expect(examAnswers('k3-1', answered, 'exam')).toMatchObject([
      { part: 'house-way', room: 'exam', said: 'a', seed: 'k3-1' },
    ])
    expect(examAnswers('k3-2', gradeAnswer(askExam(exam, 2), ''), 'exam')).toEqual([])
    const paying = askExam(
      { ...exam, subject: { kind: 'payouts', ...usualTable('blackjack'), rounding: ROUNDINGS[0] } },
      1,
    )
    if (paying.kind !== 'payouts') throw new Error('the exam asks for payouts')
    const { due } = seatOf(paying.session)
    const graded = gradeAnswer(paying, makeSaids(due.map(() => ({ does: 'push' }) as const)))
    expect(examAnswers('k3-1', graded, 'exam')).toHaveLength(due.length)
  })
})

describe('what comes back', () => {
  it('is a missed clause after ten minutes and a known one after days, by its own house way', () => {
    const log = [clauseAsked(WAY, 'P1', false, START), clauseAsked(WAY, 'N1', true, START, 2)]
    const due = (at: number) => [...dueItems(log, 'house-way', at, { rules: WAY.id })]
    expect(due(START + MINUTE)).toEqual([])
    expect(due(START + 11 * MINUTE)).toEqual(['P1'])
    expect(due(START + 3 * DAY).sort()).toEqual(['N1', 'P1'])
    expect(dueItems(log, 'house-way', START + 3 * DAY, { rules: OTHER.id }).size).toBe(0)
    expect(knownItems(log).map(({ item, asked, right }) => [item, asked, right])).toEqual([
      ['P1', 1, 0],
      ['N1', 1, 1],
    ])
  })

  it('is asked before anything else of the next few', () => {
    const course: Course = {
      dealing: usually(WAY),
      asked: { kind: 'all' },
      share: (clause) => usualShareOf(WAY, clause),
      others: KNOWN_WAYS,
    }
    const first = startSession(course, 'k3-1')
    const answered = reduceSession(course, first, { kind: 'answer', low: first.question.cards.slice(0, 2), ms: 0 })
    const due = new Set([questionOf(course.dealing, course.asked, course.share, 'k3-5').clause.id])
    const next = reduceSession(course, answered, { kind: 'next', due }).question
    expect(due.has(next.clause.id)).toBe(true)
  })

  it('is a payout, an error or a dispute too', () => {
    const settings = { ...usualTable('three-card-poker'), seats: 1, rounding: ROUNDINGS[0] }
    const session = startPayouts(settings, 'k3-1')
    const settled = reducePayouts(session, {
      kind: 'answer',
      said: seatOf(session).due.map(() => ({ does: 'push' })),
      ms: 0,
    })
    const wanted = startPayouts(settings, 'k3-4').board.seats[0]!.due.map(resultOf)
    const after = reducePayouts(settled, { kind: 'next', due: new Set(wanted) })
    expect(
      seatOf(after)
        .due.map(resultOf)
        .some((result) => wanted.includes(result)),
    ).toBe(true)

    const table = usualTable('three-card-poker')
    const kinds = [2, 3, 4, 5, 6].flatMap((index) => roundOf(table, `k3-${index}`).kinds)
    const due = new Set([kinds.at(-1)!])
    const passed = reduceFouls(startFouls(table, 'k3-1'), { kind: 'pass' })
    const { question } = reduceFouls(passed, { kind: 'next', due })
    expect(question.kinds.some((kind) => due.has(kind))).toBe(true)

    for (const { id } of disputesOf(FIRST_DISPUTES)) {
      const seed = nextDispute('k3-1', new Set([id]))
      expect(disputeOf(seed).dispute.id).toBe(id)
    }
  })
})

it('every bet that a table settles has a name', () => {
  for (const game of GAME_IDS) {
    const bets = dealerOf(game).settlement.passes.flatMap((pass) => pass.bets)
    expect(bets.length).toBeGreaterThan(0)
    expect(bets.filter((bet) => !betIn(gameOf(game).messages, bet))).toEqual([])
  }
})
