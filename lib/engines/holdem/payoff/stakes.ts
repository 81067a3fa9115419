/*
 * What may be bet besides the ante, in antes, in the games that are counted whole. It stands apart from their solvers,
 * so that code that only deals or settles doesn't load the kernel.
 */

/** Ultimate Texas Hold'em: a raise on the flop, and on the river. */
export const FLOP_RAISE = 2
export const RIVER_RAISE = 1

/** Casino Hold'em: a call. */
export const CALL = 2

/** Texas Hold'em Bonus: all the bets together of a hand that isn't folded. */
export const BONUS_STAKES = [2, 3, 4] as const
