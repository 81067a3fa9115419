import { countValues, INSURANCE_PAYS, INSURANCE_STAKE, insuranceEv, VALUES } from '@/lib/engines/blackjack/index'
import { evValue } from '@/lib/game/ev'
import type { AnyGame } from '@/lib/game/game'
import type { Ev } from '@/lib/game/solution'

/* Insurance from a fresh shoe: a bet that is only offered when the dealer shows an ace. */

/** The id of the bet and of the decision on it, and of its section on the page of side bets. */
export const INSURANCE = 'insurance'

export interface Insurance {
  /** The EV of one unit of insurance, averaged over all hands and flops that the player may see. Exact. */
  readonly ev: Ev
  /** −EV of one unit. */
  readonly edge: number
  /** The most that may be bet, as a share of the main bet. */
  readonly stake: number
  /** What it pays to 1. */
  readonly pays: number
  /** The chance that a round offers it. */
  readonly chance: number
  /** The cards of the shoe besides the ace, and those of them that win as the hole card. */
  readonly cards: number
  readonly winning: number
}

/**
 * Insurance under a game's usual rules; undefined if the game doesn't offer it. The player's cards don't change the
 * average, because each card besides the ace is as likely as any other to be the hole card.
 */
export function insuranceOf(game: AnyGame): Insurance | undefined {
  if (!game.stages.some(({ id }) => id === INSURANCE)) return undefined
  const { cards: kinds, copies } = game.deck(game.variants[0].rules)
  const counts = countValues(kinds).map((count) => count * copies)
  const all = counts.reduce((sum, count) => sum + count, 0)
  const [cards, winning] = [all - 1, counts[VALUES - 1]!]
  const ev = insuranceEv(counts.map((count, value) => count - (value === 0 ? 1 : 0)))
  return {
    ev,
    edge: -evValue(ev),
    stake: INSURANCE_STAKE,
    pays: INSURANCE_PAYS,
    chance: counts[0]! / all,
    cards,
    winning,
  }
}
