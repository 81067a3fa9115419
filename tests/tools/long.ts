/**
 * Whether to run the checks that take minutes to hours (all spots, all classes, larger decks): set `FELTWISE_LONG=1`.
 */
export const LONG = process.env.FELTWISE_LONG === '1'
