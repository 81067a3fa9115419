/* The lines that players draw through ranked hands: types only. */

/** A step of a ladder: hands that the ladder treats alike. */
export interface Rung {
  /** The short name: `Q-6-4`, `K5o`, `16`. */
  readonly name: string
  readonly skills: readonly string[]
  /**
   * What the wrong action costs here, in base wagers, under the usual rules. Absent if it is the mean gap of the rung's
   * skills.
   */
  readonly cost?: number
}

/** Ranked hands divided by a line: above it one action is right, below it another. */
export interface Ladder {
  /** The catalogue names it by its id. */
  readonly id: string
  readonly stage: string
  /** The actions of the hands above the line and below it. Other actions don't tell where a player draws the line. */
  readonly above: readonly string[]
  readonly below: readonly string[]
  /** The best hand first. */
  readonly rungs: readonly Rung[]
  /** How many rungs are above the line of best play, under the game's usual rules. */
  readonly right: number
}
