import { GAME, type HouseWay, makeWay } from '@/lib/engines/pai-gow/index'
import type { Card } from '@/lib/cards/card'
import type { SchoolRoom } from '@/lib/teaching/quiz/record'
import { makeSetting } from './exam-answers'
import type { Graded } from './exam-grade'
import { betAnswers, callAnswers, type Given, rulingAnswer } from './kept-answers'
import type { SchoolAnswer } from './record'

/* The records of hands set by a house way, and of exams, which may ask for them. */

/** The record of seven cards set by a house way. */
export function settingAnswer(
  way: HouseWay,
  asked: { readonly seed: string; readonly cards: readonly Card[] },
  set: { readonly clause: string; readonly isRight: boolean; readonly low: readonly Card[] },
  given: Given,
): SchoolAnswer {
  const { clause, isRight, low } = set
  return {
    game: GAME,
    rules: makeWay(way),
    seed: asked.seed,
    part: 'house-way',
    item: clause,
    spot: 'hand',
    said: makeSetting(asked.cards, low),
    isRight,
    ...given,
  }
}

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
