/* Lines that people draw through hands in their order: types only. */

/** A step of a ladder: hands that are told apart no further here. */
export interface Rung {
  /** As short as it is said: `Q-6-4`, `K5o`, `16`. */
  readonly name: string
  readonly skills: readonly string[]
  /** What the wrong side costs here in base wagers, under the usual rules; absent where that is the gap, as between two actions. */
  readonly cost?: number
}

/** Hands in their order between two ways to play: somewhere on it runs a line, above which one is right and below which the other. */
export interface Ladder {
  /** The catalogue says what it is called, by its id. */
  readonly id: string
  readonly stage: string
  /** The actions of the hands above the line and of those below it. Any other action says nothing of the line. */
  readonly above: readonly string[]
  readonly below: readonly string[]
  /** The best hand first. */
  readonly rungs: readonly Rung[]
  /** How many rungs are above the line of best play, under the game's usual rules. */
  readonly right: number
}
