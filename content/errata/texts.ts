/** What is said of a published figure. */
export interface PublishedText {
  /** “House edge of Mix & Match”. */
  readonly what: string
  /** Why ours differs, as far as that is known; what a reader should know of an agreeing figure. */
  readonly why?: string
  /** What would give another figure, in the order that the figure has them. */
  readonly readings?: readonly string[]
}
