/** Rounds an hour: what a live table deals with a few players at it. An assumption, so whatever rests on it says so. */
export const ROUNDS_AN_HOUR = 35

/** One base wager, in dollars, where a page that cannot ask names one. */
export const NAMED_STAKE = 10
