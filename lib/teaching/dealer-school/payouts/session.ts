import type { GameId } from '@/lib/games/ids'
import type { Board, BoardSettings } from '../table/board'
import type { Seat } from '../table/seat'
import { betKind, judgeBet, type Judged, resultOf, type Said } from '../table/chips'
import { drawBoard } from '../table/draw'
import { nextDueSeed } from '@/lib/teaching/quiz/seed'
import { medianOf } from '@/lib/math/median'

/*
 * A session of taking and paying bets, as a pure state machine over plain data: every bet of a seat, seat by seat, then
 * the next table.
 */

/** One bet, as stored: plain JSON. */
export interface BetAnswer {
  readonly game: GameId
  readonly seed: string
  readonly seat: number
  readonly kind: string
  readonly isRight: boolean
}

export interface Session {
  readonly settings: BoardSettings
  readonly board: Board
  /** The index of the current seat, from 0. */
  readonly seat: number
  /** The judged bets of that seat; undefined before the answer. */
  readonly judged: readonly Judged[] | undefined
  readonly answers: readonly BetAnswer[]
  /** Milliseconds spent on this board so far, and on each finished board. */
  readonly spent: number
  readonly times: readonly number[]
}

export type SessionEvent =
  /** One answer per bet of the seat, in order. */
  | { readonly kind: 'answer'; readonly said: readonly Said[]; readonly ms: number }
  /** `due`: results (`resultOf`) that are due for repetition. */
  | { readonly kind: 'next'; readonly due?: ReadonlySet<string> }

type Kept = Pick<Session, 'answers' | 'times'>

/** A session at the table that a seed deals. */
export const startSession = (
  settings: BoardSettings,
  seed: string,
  { answers, times }: Kept = { answers: [], times: [] },
): Session => ({
  settings,
  board: drawBoard(settings, seed),
  seat: 0,
  judged: undefined,
  answers,
  spent: 0,
  times,
})

export const seatOf = ({ board, seat }: Pick<Session, 'board' | 'seat'>): Seat => board.seats[seat]!

export const isLastSeat = ({ board, seat }: Pick<Session, 'board' | 'seat'>): boolean => seat === board.seats.length - 1

function answered(session: Session, said: readonly Said[], ms: number): Session {
  const { board, seat, answers } = session
  const judged = seatOf(session).due.map((due, i) => judgeBet(due, said[i]!))
  const kept = judged.map(({ due, isRight }): BetAnswer => ({
    game: board.game,
    seed: board.seed,
    seat,
    kind: betKind(due.bet),
    isRight,
  }))
  const spent = session.spent + ms
  return {
    ...session,
    judged,
    answers: [...answers, ...kept],
    spent,
    times: isLastSeat(session) ? [...session.times, spent] : session.times,
  }
}

/** How many tables are tried to find one with a result that is due. */
const LOOK_AHEAD = 5

/** The state after an event. An event that doesn’t fit leaves it unchanged. */
export function reduceSession(session: Session, event: SessionEvent): Session {
  if (event.kind === 'answer')
    return session.judged || event.said.length !== seatOf(session).due.length
      ? session
      : answered(session, event.said, event.ms)
  if (!session.judged) return session
  if (isLastSeat(session)) {
    const { settings, board } = session
    const results = (seed: string): readonly string[] =>
      drawBoard(settings, seed).seats.flatMap((seat) => seat.due.map(resultOf))
    return startSession(settings, nextDueSeed(board.seed, event.due ?? new Set(), LOOK_AHEAD, results), session)
  }
  return { ...session, seat: session.seat + 1, judged: undefined }
}

// ——— Figures of a session —————————————————————————————————————————————————————————————————————————————————

export interface KindScore {
  readonly game: GameId
  readonly kind: string
  readonly asked: number
  readonly right: number
}

export interface SessionScore {
  readonly asked: number
  readonly right: number
  readonly boards: number
  /** The median time of whole tables, in milliseconds; undefined before the first. */
  readonly medianMs: number | undefined
  /** The kind of bet with the most wrong answers first. */
  readonly byKind: readonly KindScore[]
}

export function scoreOf({ answers, times }: Kept): SessionScore {
  const byKind = new Map<string, KindScore>()
  for (const { game, kind, isRight } of answers) {
    const { asked, right } = byKind.get(`${game} ${kind}`) ?? { asked: 0, right: 0 }
    byKind.set(`${game} ${kind}`, { game, kind, asked: asked + 1, right: right + Number(isRight) })
  }
  return {
    asked: answers.length,
    right: answers.filter(({ isRight }) => isRight).length,
    boards: times.length,
    medianMs: medianOf(times),
    byKind: [...byKind.values()].sort((a, b) => b.asked - b.right - (a.asked - a.right) || b.asked - a.asked),
  }
}
