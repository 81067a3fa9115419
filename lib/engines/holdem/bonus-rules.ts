import { linear, type Linear } from './segments'
import type { Tally } from './tally'

/*
 * Texas Hold'em Bonus Poker as numbers, in antes. Fold before the flop (−1) or bet 2; bet 1 or check on the flop, and again on the
 * turn. With m = 2 to 4 bet besides the ante, whatever the dealer has:
 *   win   a(hand) + m      tie   0 (or −1 − m where ties lose)      loss  −1 − m
 * A bet on the flop or the turn wins or loses itself alone, so it is right exactly when the hand wins more often than it loses,
 * whatever the ante pays and whatever was bet before.
 */

export interface BonusRules {
  /** Pays are given in 1/unit of the ante. */
  readonly unit: number
  /** What the ante pays to one on a win, times `unit`, by hand (its place in POKER_HANDS); 0 pushes. */
  readonly ante: readonly number[]
  /** Whether a tie loses every bet, in place of pushing. */
  readonly tiesLose: boolean
}

/** The money a hand that is played may come to bet besides the ante. */
export const BONUS_STAKES = [2, 3, 4] as const

/** The net result of a tally's deals with `stake` antes bet besides the ante, in 1/unit: exact. The dealer qualifies with anything. */
export function bonusNet(tally: Tally, stake: number, { unit, ante, tiesLose }: BonusRules): bigint {
  const wins = tally.winsQualified.reduce(
    (net, n, hand) => net + BigInt(n) * (BigInt(ante[hand]!) + BigInt(stake * unit)),
    0n,
  )
  const lost = tally.lossesQualified + (tiesLose ? tally.ties : 0)
  return wins - BigInt(lost) * BigInt((1 + stake) * unit)
}

/** What a bet of one ante brings on a board: W − L, or W − T − L where ties lose; of 990 opponents. */
export const bonusWorth = (tiesLose: boolean): Linear => linear(() => [-990, 2, tiesLose ? 0 : 1, 0])

/** Throws on rules that the kernel cannot count with exactly. */
export function checkBonusRules({ unit, ante }: BonusRules): void {
  if (ante.length !== 10 || ![unit, ...ante].every(Number.isSafeInteger) || unit < 1)
    throw new RangeError('the rules must be whole numbers, ten for the ante')
}
