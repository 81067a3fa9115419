/** Several ways to do the same work, timed side by side. A single way can also be timed. */
export interface Comparison {
  readonly name: string
  /** The unit of work: `hands`, `spots`. */
  readonly unit: string
  /** How many units one call of a contender does. */
  readonly amount: number
  /**
   * Ours first; the others are compared with it. Each returns a value that depends on its work, so that none can be
   * optimized away.
   */
  readonly contenders: Readonly<Record<string, () => unknown>>
}
