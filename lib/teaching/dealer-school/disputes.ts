import sheet from '@/content/dealer-school/disputes.json' with { type: 'json' }
import type { GameId } from '@/lib/games/ids'
import { draw, makeRandom } from '@/lib/math/random'
import { must } from '@/lib/result'
import { parseSeed } from '@/lib/teaching/quiz/seed'

/* The floor's disputes by one sheet (content/dealer-school/disputes.json), in an order that a session's seed fixes: all of them before any comes again. */

export interface Dispute {
  readonly id: string
  readonly name: string
  /** What has happened. */
  readonly situation: string
  /** What might be done; one of them is the sheet's ruling. */
  readonly options: readonly { readonly id: string; readonly text: string }[]
  readonly ruling: string
  readonly why: string
  readonly sheet: string
  /** The game whose sheet it is. */
  readonly game: GameId
}

export const DISPUTES: readonly Dispute[] = sheet.disputes.map((one) => ({
  ...one,
  sheet: sheet.sheet,
  game: sheet.game as GameId,
}))

export interface DisputeQuestion {
  readonly seed: string
  readonly dispute: Dispute
  /** Its options in the order they are offered. */
  readonly options: Dispute['options']
}

/** The dispute that a seed asks. Throws if the text isn't a seed. */
export function disputeOf(seed: string): DisputeQuestion {
  const { session, index } = must(parseSeed(seed))
  const round = Math.floor((index - 1) / DISPUTES.length)
  const order = draw(makeRandom(`${session}/disputes/${round}`), DISPUTES, DISPUTES.length)
  const dispute = order[(index - 1) % DISPUTES.length]!
  return { seed, dispute, options: draw(makeRandom(`${seed}/options`), dispute.options, dispute.options.length) }
}
