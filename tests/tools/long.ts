/** The checks that take minutes to hours: all spots, all classes, larger decks. `FELTWISE_LONG=1` asks for them. */
export const LONG = process.env.FELTWISE_LONG === '1'
