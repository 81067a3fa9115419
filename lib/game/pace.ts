/** Rounds an hour at a live table with a few players. It is an assumption, and pages that use it say so. */
export const ROUNDS_AN_HOUR = 35

export interface Paced {
  readonly pace?: number
}

/** Rounds an hour of a game: its own pace, otherwise ROUNDS_AN_HOUR. */
export const paceOf = ({ pace = ROUNDS_AN_HOUR }: Paced): number => pace
