import type { Card } from '@/lib/cards/card'
import { type Question as SettingQuestion, questionOf } from '@/lib/teaching/house-ways/drill'
import { type HouseWay, KNOWN_WAYS, setHand, type SetHand, usually, usualShareOf } from '@/lib/engines/pai-gow/index'
import { judgeSetting, type Verdict } from '@/lib/teaching/house-ways/verdict'
import type { Judged } from '../table/chips'
import { type DisputeQuestion, disputeOf } from '../disputes/disputes'
import { type Exam, isPass, partsOf, type PlainSubject, placeOf } from './exam'
import { askedOf } from './own-disputes'
import { parseCall, parseRuling, parseSaids, parseSetting } from '../records/answer-texts'
import type { ExamResult } from './code'
import { type FoulSession, reduceFouls, startFouls } from '../errors/fouls'
import { reduceSession, seatOf, type Session, startSession } from '../payouts/session'

/*
 * The questions of an exam, dealt from its seed, and the marking of answers. A question is either right as a whole or
 * wrong.
 */

export type ExamQuestion =
  | {
      readonly kind: 'house-way'
      readonly subject: Extract<PlainSubject, { kind: 'house-way' }>
      readonly question: SettingQuestion
    }
  | { readonly kind: 'payouts'; readonly session: Session }
  | { readonly kind: 'foul'; readonly session: FoulSession }
  | { readonly kind: 'disputes'; readonly question: DisputeQuestion }

/** A marked question. `isAnswered` is false if the answer is empty or doesn't fit the question. */
export type Graded = { readonly isRight: boolean; readonly isAnswered: boolean } & (
  | {
      readonly kind: 'house-way'
      readonly way: HouseWay
      readonly cards: readonly Card[]
      readonly right: SetHand
      readonly low: readonly Card[]
      readonly verdict: Verdict | undefined
    }
  | { readonly kind: 'payouts'; readonly session: Session; readonly judged: readonly Judged[] | undefined }
  | { readonly kind: 'foul'; readonly session: FoulSession }
  | { readonly kind: 'disputes'; readonly question: DisputeQuestion; readonly ruled: string | undefined }
)

/** The question at a place, from 1. */
export function askExam(exam: Exam, index: number): ExamQuestion {
  const { subject, seed } = placeOf(exam, index)
  switch (subject.kind) {
    case 'house-way':
      return {
        kind: 'house-way',
        subject,
        question: questionOf(usually(subject.way), subject.asked, (clause) => usualShareOf(subject.way, clause), seed),
      }
    case 'payouts': {
      const { kind, ...table } = subject
      return { kind, session: startSession({ ...table, seats: 1 }, seed) }
    }
    case 'foul':
      return { kind: 'foul', session: startFouls(subject, seed) }
    case 'disputes':
      return {
        kind: 'disputes',
        question: disputeOf(
          seed,
          subject.game,
          subject.own?.map((one) => askedOf(one, subject.game)),
        ),
      }
  }
}

function gradeSetting(
  { subject, question: { cards } }: Extract<ExamQuestion, { kind: 'house-way' }>,
  answer: string,
): Graded {
  const dealing = usually(subject.way)
  const low = parseSetting(cards, answer)
  const verdict = low && judgeSetting(dealing, cards, low, KNOWN_WAYS)
  return {
    kind: 'house-way',
    way: subject.way,
    isRight: verdict?.isRight ?? false,
    isAnswered: verdict !== undefined,
    cards,
    right: setHand(dealing, cards)!,
    low: low ?? [],
    verdict,
  }
}

function gradeSaids(session: Session, answer: string): Graded {
  const said = parseSaids(seatOf(session).due.length, answer)
  const judged = said && reduceSession(session, { kind: 'answer', said, ms: 0 }).judged
  return {
    kind: 'payouts',
    isRight: judged?.every(({ isRight }) => isRight) ?? false,
    isAnswered: judged !== undefined,
    session,
    judged,
  }
}

function gradeCall(session: FoulSession, answer: string): Graded {
  const call = parseCall(session, answer)
  if (!call) return { kind: 'foul', isRight: false, isAnswered: false, session }
  const answered =
    call.named === undefined
      ? reduceFouls(session, { kind: 'pass' })
      : reduceFouls(reduceFouls(session, { kind: 'foul' }), { kind: 'name', error: call.named })
  const ending = answered.answered?.ending
  return { kind: 'foul', isRight: ending === 'named' || ending === 'passed', isAnswered: true, session: answered }
}

function gradeRuling(question: DisputeQuestion, answer: string): Graded {
  const ruled = parseRuling(question, answer)
  return {
    kind: 'disputes',
    isRight: ruled === question.dispute.ruling,
    isAnswered: ruled !== undefined,
    question,
    ruled,
  }
}

/** Marks the answer to a question. */
export function gradeAnswer(question: ExamQuestion, answer: string): Graded {
  switch (question.kind) {
    case 'house-way':
      return gradeSetting(question, answer)
    case 'payouts':
      return gradeSaids(question.session, answer)
    case 'foul':
      return gradeCall(question.session, answer)
    case 'disputes':
      return gradeRuling(question.question, answer)
  }
}

/** The result of a part of an exam. */
export interface PartMarks {
  readonly right: number
  readonly questions: number
  readonly points: number
}

export interface Marks {
  readonly graded: readonly Graded[]
  readonly right: number
  /** In the order of the parts. */
  readonly parts: readonly PartMarks[]
  readonly points: number
  readonly passed: boolean
}

/** Marks a result question by question, so that a page can do other work in between. */
export function* marking({ exam, answers }: ExamResult): Generator<undefined, Marks> {
  const graded: Graded[] = []
  for (const [i, answer] of answers.entries()) {
    graded.push(gradeAnswer(askExam(exam, i + 1), answer))
    yield
  }
  const right = graded.filter(({ isRight }) => isRight).length
  let before = 0
  const parts = partsOf(exam).map(({ questions, weight }): PartMarks => {
    const own = graded.slice(before, (before += questions)).filter(({ isRight }) => isRight).length
    return { right: own, questions, points: own * weight }
  })
  const points = parts.reduce((sum, part) => sum + part.points, 0)
  return { graded, right, parts, points, passed: isPass(exam, points) }
}

export const markResult = (result: ExamResult): Marks => atOnce(marking(result))

/** What a generator returns, without a pause. */
export function atOnce<R>(work: Generator<unknown, R>): R {
  for (;;) {
    const next = work.next()
    if (next.done) return next.value
  }
}
