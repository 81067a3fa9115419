/* The lines that players draw through ranked hands: types only. */

/** A step of a ladder: hands that the ladder treats alike. */
export interface Rung {
  /** The short name: `Q-6-4`, `K5o`, `16`. */
  readonly name: string
  readonly skills: readonly string[]
  /** What the wrong side costs here in base wagers, under the usual rules; absent where that is the gap, as between two actions. */
  readonly cost?: number
}

/** Ranked hands between two actions: above a line one action is right, below it the other. */
export interface Ladder {
  /** The catalogue says what it is called, by its id. */
  readonly id: string
  readonly stage: string
  /** The actions of the hands above the line and of those below it. Any other action doesn't show where the line is drawn. */
  readonly above: readonly string[]
  readonly below: readonly string[]
  /** The best hand first. */
  readonly rungs: readonly Rung[]
  /** How many rungs are above the line of best play, under the game's usual rules. */
  readonly right: number
}
