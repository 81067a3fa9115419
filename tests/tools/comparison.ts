/** Ways to do the same work, timed side by side. A way on its own is timed too. */
export interface Comparison {
  readonly name: string
  /** What is counted: `hands`, `spots`. */
  readonly unit: string
  /** How many of them one call of a contender does. */
  readonly amount: number
  /** Ours first; the others are measured against it. Each returns something that depends on the work, so that none is left out. */
  readonly contenders: Readonly<Record<string, () => unknown>>
}
