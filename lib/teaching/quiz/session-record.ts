import { array, boolean, check, literal, nullable, number, object, optional, pipe, string } from 'valibot'
import type { AnswerRecord, Read, RoundRecord } from '@/lib/teaching/quiz/record'

/*
 * The state of a session in the trainer, as the browser stores it. Only this record knows how far a session is: the
 * link names the session, and the page restores the rest from here. It holds no cards, because a seed and the actions
 * taken give the same round again.
 */

const count = pipe(
  number(),
  check((value) => Number.isSafeInteger(value) && value >= 0),
)

/** One finished decision. */
const move = object({
  /** The action taken; null if time ran out and the hand hasn't gone on yet. */
  action: nullable(string()),
  /** The id of its answer in the log; null if it wasn't graded. */
  answer: nullable(string()),
})
export type Move = Read<typeof move>

/** One hand of a session. */
const handRecord = object({
  seed: string(),
  /** `Game.make` of the first decision, side bets included. */
  spot: string(),
  /** The decisions so far, oldest first. */
  moves: array(move),
  /** If a missed decision returned with the same cards: the id of the missed answer. */
  again: optional(string()),
})
export type HandRecord = Read<typeof handRecord>

/** A session as stored, and the schema that reads it (`lib/storage/sessions.ts`). */
export const sessionRecord = object({
  kind: literal('session'),
  id: string(),
  /** Counts the changes. A page with an older version may not overwrite a newer one. */
  version: count,
  /** The last change, in milliseconds since 1970. */
  at: count,
  game: string(),
  /** `makeRules` of the rules; empty for the usual ones. */
  rules: string(),
  /** The plan, as a link holds it. */
  plan: string(),
  /** Oldest first; the last one is on the table. */
  hands: pipe(
    array(handRecord),
    check((hands) => hands.length > 0),
  ),
  /** Whether the last decision and its answer are still shown; otherwise the hand has gone on. */
  stands: boolean(),
  /** The number of the last hand in the session, from 1. */
  hand: count,
  /** Whether the last hand was dealt from its first card and graded throughout. */
  isWhole: boolean(),
  isTimeUp: boolean(),
  isOver: boolean(),
  /** Winnings of earlier hands, in base wagers of `stake`. */
  won: pipe(
    number(),
    check((won) => Number.isFinite(won)),
  ),
  /** The base wager at the session's start, in money. */
  stake: pipe(
    number(),
    check((stake) => stake > 0 && Number.isFinite(stake)),
  ),
  /** The ids of the finished whole rounds, oldest first. */
  rounds: array(string()),
})
export type SessionRecord = Read<typeof sessionRecord>

/** A session with its answers and rounds from the log, oldest first. */
export interface StoredSession {
  readonly session: SessionRecord
  readonly answers: readonly AnswerRecord[]
  readonly rounds: readonly RoundRecord[]
}

/** The ids of a session's answers, oldest first. */
export const answerIds = ({ hands }: Pick<SessionRecord, 'hands'>): readonly string[] =>
  hands.flatMap(({ moves }) => moves.flatMap((move) => (move.answer === null ? [] : [move.answer])))
