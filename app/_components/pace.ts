/** Rounds an hour: what a live table deals with a few players at it. An assumption, so whatever rests on it says so. */
export const ROUNDS_AN_HOUR = 35
