/** Rounds an hour: what a live table deals with a few players at it. An assumption, so whatever rests on it says so. */
export const ROUNDS_AN_HOUR = 35

export interface Paced {
  readonly pace?: number
}

/** Rounds of a game an hour: its own pace, where it has one. The one place to take it from. */
export const paceOf = ({ pace = ROUNDS_AN_HOUR }: Paced): number => pace
