/** Rounds an hour: what a live table deals with a few players at it. An assumption, so whatever rests on it says so. */
export const ROUNDS_AN_HOUR = 35

/** Rounds of a game an hour: its own pace, where it has one. The one place to take it from. */
export const paceOf = ({ pace = ROUNDS_AN_HOUR }: { readonly pace?: number }): number => pace

/** Hours a week, where a page reckons a year of play: an evening. As much an assumption. */
export const HOURS_A_WEEK = 4

/** One base wager, in dollars, where a page that cannot ask names one. */
export const NAMED_STAKE = 10
