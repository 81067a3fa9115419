import { makeRules } from '@/lib/game/rules'
import type { SchoolRoom } from '@/lib/teaching/quiz/record'
import type { Board } from '../table/board'
import type { Table } from '../table/seat'
import { type Judged, resultOf } from '../table/chips'
import type { DisputeQuestion } from '../disputes/disputes'
import { makeCall, makeRuling, makeSaids } from './answer-texts'
import type { FoulSession } from '../errors/fouls'
import { gameOf } from '../games'
import type { SchoolAnswer } from './record'

/* The records of answers about payouts, errors and rulings. Those of hands set by a house way are in `house-way.ts`, which loads the house ways. */

/** Where an answer was given, and after how many milliseconds; null if that wasn't measured. */
export interface Given {
  readonly room: SchoolRoom
  readonly time: number | null
}

const rulesOf = ({ game, rules }: Table): string => makeRules(gameOf(game), rules)

/** One record for each bet of a seat; the seat's time is divided equally. */
export const betAnswers = (
  board: Board,
  seat: number,
  judged: readonly Judged[],
  { room, time }: Given,
): readonly SchoolAnswer[] =>
  judged.map(({ due, said, isRight }) => ({
    game: board.game,
    rules: rulesOf(board),
    seed: board.seed,
    part: 'payouts',
    item: resultOf(due),
    spot: `${seat + 1}/${due.bet}`,
    said: makeSaids([said]),
    isRight,
    room,
    time: time === null ? null : Math.round(time / judged.length),
  }))

/** The item of a round without an error. */
export const NO_ERROR = 'none'

/** The item of a round: the error in it. If several kinds fit, the one that the trainee named, otherwise the first. */
export const errorItem = ({ question: { kinds }, answered }: Pick<FoulSession, 'question' | 'answered'>): string =>
  kinds.find((kind) => kind === answered?.named) ?? kinds[0] ?? NO_ERROR

/** The record of a round passed or called; empty before the answer. */
export function callAnswers(session: FoulSession, given: Given): readonly SchoolAnswer[] {
  const { game, question, answered } = session
  if (!answered) return []
  return [
    {
      game,
      rules: rulesOf(session),
      seed: question.seed,
      part: 'mistakes',
      item: errorItem(session),
      spot: 'round',
      said: makeCall(session, answered.named),
      isRight: answered.ending === 'named' || answered.ending === 'passed',
      ...given,
    },
  ]
}

/** The record of a ruling. */
export const rulingAnswer = (question: DisputeQuestion, ruling: string, given: Given): SchoolAnswer => ({
  game: question.dispute.game,
  rules: '',
  seed: question.seed,
  part: 'disputes',
  item: question.dispute.id,
  spot: 'case',
  said: makeRuling(question, ruling),
  isRight: ruling === question.dispute.ruling,
  ...given,
})
