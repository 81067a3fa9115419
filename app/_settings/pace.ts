import { NAMED_STAKE } from '@/lib/games/ev'
import { type Paced, paceOf, ROUNDS_AN_HOUR } from '@/lib/games/pace'

/** Hours a week, where a page reckons a year of play: an evening. As much an assumption. */
export const HOURS_A_WEEK = 4

/** How many rounds an hour of a bet has, and what is staked in each. */
export interface Hour {
  readonly rounds: number
  readonly stake: number
}

/**
 * An hour of a bet; without one, of the main game. A pace that nobody has set is the game's own, and a bet of a fixed size is staked at
 * that size. `set`: a person's stake and pace; where a page can't know them, the named ones.
 */
export const hourOf = (
  game: Paced,
  bet?: { readonly always?: number },
  set: { readonly stake: number; readonly pace: number } = { stake: NAMED_STAKE, pace: ROUNDS_AN_HOUR },
): Hour => ({
  rounds: set.pace === ROUNDS_AN_HOUR ? paceOf(game) : set.pace,
  stake: bet?.always ?? set.stake,
})

/** What an hour of a bet costs on average; below zero it gains. Every hourly cost of the site comes from here. */
export const hourlyCost = (edge: number, { rounds, stake }: Hour): number => edge * stake * rounds
