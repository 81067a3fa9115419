import type { SchoolRoom } from '@/lib/teaching/quiz/record'
import { betAnswers, callAnswers, type Given, rulingAnswer } from '../records/answers'
import { settingAnswer } from '../records/house-way'
import type { SchoolAnswer } from '../records/record'
import type { Graded } from './grade'

/**
 * The records of an exam's question. A dispute that an instructor wrote leaves none, because no drill can ask it again.
 */
export const examAnswers = (seed: string, graded: Graded, room: SchoolRoom): readonly SchoolAnswer[] =>
  graded.kind === 'disputes' && graded.question.dispute.own ? [] : answersOf(seed, graded, room)

/** The records of an exam's question; empty if it wasn't answered. */
export function answersOf(seed: string, graded: Graded, room: SchoolRoom): readonly SchoolAnswer[] {
  const given: Given = { room, time: null }
  if (!graded.isAnswered) return []
  switch (graded.kind) {
    case 'house-way': {
      const { way, cards, right, isRight, low } = graded
      return [settingAnswer(way, { seed, cards }, { clause: right.clause.id, isRight, low }, given)]
    }
    case 'payouts':
      return betAnswers(graded.session.board, graded.session.seat, graded.judged ?? [], given)
    case 'foul':
      return callAnswers(graded.session, given)
    case 'disputes':
      return [rulingAnswer(graded.question, graded.ruled!, given)]
  }
}
