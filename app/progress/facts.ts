/** What the server tells of a game: words, and best play under the usual rules. */
export interface GameFacts {
  readonly id: string
  readonly name: string
  readonly unit: string
  readonly stages: readonly { readonly id: string; readonly name: string }[]
  /** The house edge of best play, in base wagers a round. */
  readonly edge: number
  /** Of the net result of a round of best play, in square base wagers. */
  readonly variance: number
}
