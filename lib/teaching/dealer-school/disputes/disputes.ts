import first from '@/content/dealer-school/disputes.json' with { type: 'json' }
import type { GameId } from '@/lib/games/ids'
import { draw, makeRandom } from '@/lib/math/random'
import { must } from '@/lib/result'
import { nextDueSeed, parseSeed } from '@/lib/teaching/quiz/seed'
import type { DisputeCase, Moment } from './cases'
import { commonCases, dealerOf } from '../games'

/*
 * The disputes of a game, in an order that the session's seed fixes: each is asked once before any is repeated. The
 * game must be loaded.
 */

export interface Dispute extends DisputeCase {
  /** The game at whose table it happens. */
  readonly game: GameId
  /**
   * Present if an instructor wrote it for an exam: their source, empty for the house itself, and its language. The
   * drills don't ask such disputes.
   */
  readonly own?: { readonly source: string; readonly lang: string | undefined }
}

/** The game of links and exams that name none. */
export const FIRST_DISPUTES = first.game as GameId

/**
 * The disputes that drills and exams ask for a game: its own, then those of any table. The first game asks only its
 * own, so that old exams and links still ask the same.
 */
export function disputesOf(game: GameId): readonly Dispute[] {
  const { disputes } = dealerOf(game)
  return (game === FIRST_DISPUTES ? disputes : [...disputes, ...commonCases()]).map((one) => ({ ...one, game }))
}

/** Everything that can happen at the tables of a game, with the disputes that the drill leaves out. */
const everyCase = (game: GameId): readonly Dispute[] =>
  [...dealerOf(game).disputes, ...commonCases()].map((one) => ({ ...one, game }))

/** The disputes that can happen in a moment of a round. */
export const happeningsOf = (game: GameId, moment: Moment): readonly Dispute[] =>
  everyCase(game).filter(({ at }) => at === moment)

/** A dispute by its id; undefined if it no longer exists. */
export const disputeNamed = (game: GameId, id: string): Dispute | undefined =>
  everyCase(game).find((one) => one.id === id)

export interface DisputeQuestion {
  readonly seed: string
  readonly dispute: Dispute
  /** The ids of its options, in the order shown. */
  readonly options: readonly string[]
}

/** A dispute as a question. The seed fixes the order of the options. */
export const askDispute = (dispute: Dispute, seed: string): DisputeQuestion => {
  const ids = Object.keys(dispute.en.options)
  return { seed, dispute, options: draw(makeRandom(`${seed}/options`), ids, ids.length) }
}

/** The dispute that a seed asks, from a game or from the disputes given. Throws if the text isn't a seed. */
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

/** The seed of the next dispute: the next one that is due for repetition, if any. */
export const nextDispute = (seed: string, due: ReadonlySet<string>, game: GameId = FIRST_DISPUTES): string =>
  nextDueSeed(seed, due, 2 * disputesOf(game).length, (next) => [disputeOf(next, game).dispute.id])
