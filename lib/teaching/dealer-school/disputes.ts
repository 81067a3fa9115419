import first from '@/content/dealer-school/disputes.json' with { type: 'json' }
import type { GameId } from '@/lib/games/ids'
import { draw, makeRandom } from '@/lib/math/random'
import { must } from '@/lib/result'
import { nextDueSeed, parseSeed } from '@/lib/teaching/quiz/seed'
import type { DisputeCase, Moment } from './cases'
import { commonCases, dealerOf } from './games'

/* The floor's disputes of a game, in an order that a session's seed fixes: all of them before any comes again. Its game must be loaded. */

export interface Dispute extends DisputeCase {
  /** The game at whose table it happens. */
  readonly game: GameId
  /** An instructor wrote it for their exam, in this language, and names this source or none: the drills don't know it. */
  readonly own?: { readonly source: string; readonly lang: string | undefined }
}

/** The game that links and exams mean which name none. */
export const FIRST_DISPUTES = first.game as GameId

/**
 * The disputes of a game: its own, then those of any table. A game whose own are one whole sheet is asked that sheet alone, so that exams
 * and links ask what they always asked.
 */
export function disputesOf(game: GameId): readonly Dispute[] {
  const { disputes } = dealerOf(game)
  return (game === FIRST_DISPUTES ? disputes : [...disputes, ...commonCases()]).map((one) => ({ ...one, game }))
}

/** All that can happen at tables of a game, also where the drill asks one sheet alone. */
const everyCase = (game: GameId): readonly Dispute[] =>
  [...dealerOf(game).disputes, ...commonCases()].map((one) => ({ ...one, game }))

/** What can happen in a moment of a round. */
export const happeningsOf = (game: GameId, moment: Moment): readonly Dispute[] =>
  everyCase(game).filter(({ at }) => at === moment)

/** A dispute by its id; undefined where no game has it any more. */
export const disputeNamed = (game: GameId, id: string): Dispute | undefined =>
  everyCase(game).find((one) => one.id === id)

export interface DisputeQuestion {
  readonly seed: string
  readonly dispute: Dispute
  /** The ids of its options, in the order they are offered. */
  readonly options: readonly string[]
}

/** A dispute as a question, its options in an order that the seed fixes. */
export const askDispute = (dispute: Dispute, seed: string): DisputeQuestion => {
  const ids = Object.keys(dispute.en.options)
  return { seed, dispute, options: draw(makeRandom(`${seed}/options`), ids, ids.length) }
}

/** The dispute that a seed asks of a game, or of others. Throws if the text isn't a seed. */
export function disputeOf(
  seed: string,
  game: GameId = FIRST_DISPUTES,
  all: readonly Dispute[] = disputesOf(game),
): DisputeQuestion {
  const { session, index } = must(parseSeed(seed))
  const round = Math.floor((index - 1) / all.length)
  const order = draw(makeRandom(`${session}/disputes/${round}`), all, all.length)
  return askDispute(order[(index - 1) % all.length]!, seed)
}

/** The seed of the next dispute: one that the schedule brings back before the others. */
export const nextDispute = (seed: string, due: ReadonlySet<string>, game: GameId = FIRST_DISPUTES): string =>
  nextDueSeed(seed, due, 2 * disputesOf(game).length, (next) => [disputeOf(next, game).dispute.id])
