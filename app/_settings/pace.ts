import { NAMED_STAKE } from '@/lib/game/ev'
import { type Paced, paceOf, ROUNDS_AN_HOUR } from '@/lib/game/pace'

/** The hours of play a week, wherever a page computes a yearly cost: one evening. An assumption. */
export const HOURS_A_WEEK = 4

/** The rounds per hour of a bet, and the stake in each. */
export interface Hour {
  readonly rounds: number
  readonly stake: number
}

/**
 * An hour of a bet; without one, of the main game. If the reader has set no pace, it is the game's own. A bet of a
 * fixed size has that stake. `set` is the reader's stake and pace; pages that can't know these use the default.
 */
export const hourOf = (
  game: Paced,
  bet?: { readonly always?: number },
  set: { readonly stake: number; readonly pace: number } = { stake: NAMED_STAKE, pace: ROUNDS_AN_HOUR },
): Hour => ({
  rounds: set.pace === ROUNDS_AN_HOUR ? paceOf(game) : set.pace,
  stake: bet?.always ?? set.stake,
})

/** The average cost of an hour of a bet, negative for a gain. All hourly costs on the site are computed here. */
export const hourlyCost = (edge: number, { rounds, stake }: Hour): number => edge * stake * rounds
