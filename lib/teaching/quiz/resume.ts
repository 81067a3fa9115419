import { array, boolean, check, literal, nullable, number, object, optional, pipe, string } from 'valibot'
import type { Rules } from '@/lib/games/game'
import type { TaughtGame } from '@/lib/games/teaching'
import type { AnswerRecord, Read, RoundRecord } from '@/lib/teaching/quiz/record'
import { answer, goOn, miss, parseRound, type Round } from '@/lib/teaching/quiz/round'

/*
 * Where a session in the trainer is, as the browser keeps it. It's the only source of a session's place and count: an address names the
 * session, and the page restores everything else from here. Cards aren't in it: a seed and the actions taken give the same round again.
 */

const count = pipe(
  number(),
  check((value) => Number.isSafeInteger(value) && value >= 0),
)

/** One decision that is over. */
const move = object({
  /** What was done; null where time ran out and the hand hasn't gone on yet. */
  action: nullable(string()),
  /** The id of its answer in the log; null where it wasn't graded. */
  answer: nullable(string()),
})
export type Move = Read<typeof move>

/** One hand of a session. */
const handRecord = object({
  seed: string(),
  /** `Game.make` of the first decision, side bets included. */
  spot: string(),
  /** Its decisions so far, oldest first. */
  moves: array(move),
  /** Where a missed decision came back with the same cards: the id of the answer that missed it. */
  again: optional(string()),
})
export type HandRecord = Read<typeof handRecord>

/** A session as it is stored, and read when it comes back (`lib/storage/sessions.ts`). */
export const sessionRecord = object({
  kind: literal('session'),
  id: string(),
  /** Counts the changes: a page that knows an older version may not write over a newer one. */
  version: count,
  /** The last change, in milliseconds since 1970. */
  at: count,
  game: string(),
  /** `makeRules` of the rules; empty for the usual ones. */
  rules: string(),
  /** The plan as an address holds it. */
  plan: string(),
  /** Oldest first; the last is on the table. */
  hands: pipe(
    array(handRecord),
    check((hands) => hands.length > 0),
  ),
  /** Whether the last decision is still on the table with its answer; else the hand went on from it. */
  stands: boolean(),
  /** The place of the last hand in the session, from 1. */
  hand: count,
  /** Whether the last hand was dealt from its first card and graded throughout. */
  isWhole: boolean(),
  isTimeUp: boolean(),
  isOver: boolean(),
  /** What earlier hands won, in base wagers of `stake`. */
  won: pipe(
    number(),
    check((won) => Number.isFinite(won)),
  ),
  /** The base wager at the session's start, in money. */
  stake: pipe(
    number(),
    check((stake) => stake > 0 && Number.isFinite(stake)),
  ),
  /** The ids of the whole rounds played, oldest first. */
  rounds: array(string()),
})
export type SessionRecord = Read<typeof sessionRecord>

/** A session with what the log has of it, oldest first. */
export interface StoredSession {
  readonly session: SessionRecord
  readonly answers: readonly AnswerRecord[]
  readonly rounds: readonly RoundRecord[]
}

/** The ids of a session's answers, oldest first. */
export const answerIds = ({ hands }: Pick<SessionRecord, 'hands'>): readonly string[] =>
  hands.flatMap(({ moves }) => moves.flatMap((move) => (move.answer === null ? [] : [move.answer])))

/**
 * The round of a session's last hand. A decision that still stands comes back as `chosen` (or `missed`), and its solution turns it into
 * the same feedback. Null where the hand can't be laid out, as in a file from another version.
 */
export function restoreRound<R extends Rules, S>(
  game: TaughtGame<R, S, string>,
  rules: R,
  drill: string,
  { session: { hands, stands }, answers }: StoredSession,
): Round<R, S, string> | null {
  const hand = hands.at(-1)
  if (hand === undefined || (stands && hand.moves.length === 0)) return null
  const read = parseRound(game, rules, { drill, seed: hand.seed, spot: hand.spot })
  if (!read.ok) return null
  const byId = new Map(answers.map((one) => [one.id, one]))
  let round = read.value
  for (const [i, move] of hand.moves.entries()) {
    if (round.phase.kind !== 'asking') return null
    const isStanding = stands && i === hand.moves.length - 1
    if (move.action === null) return isStanding ? miss(round, null) : null
    if (!round.phase.actions.includes(move.action)) return null
    const chosen = answer(game, round, move.action)
    if (isStanding) return chosen
    const graded = move.answer === null ? undefined : byId.get(move.answer)
    round = { ...goOn(game, chosen), answers: graded ? [...round.answers, graded] : round.answers }
  }
  return round
}
