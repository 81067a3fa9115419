import type { Rules } from '@/lib/game/game'
import type { TaughtGame } from '@/lib/game/teaching'
import { answer, goOn, miss, parseRound, type Round } from '@/lib/teaching/quiz/round'
import type { StoredSession } from '@/lib/teaching/quiz/session-record'

/* Lays out again the hand of a stored session. It needs the game; the storage, which only reads and writes sessions, doesn't. */

/**
 * The round of a session's last hand. A decision whose answer is still shown becomes `chosen` or `missed`, and its
 * solution then gives the same feedback. Null if the hand can't be laid out, as with a file from another version.
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
