/** Which hands a game’s pages are about, as its `content/<game>/pages/list.ts` declares them. */
export interface PageHands {
  /**
   * Rows of hands by the weakest of each, the strongest first, as the family names hands (`lib/families/showdown`):
   * `two-pair`, `A-K-Q`, `queen-high`; also a pair by its rank, `2-2`. The last is `none`.
   */
  readonly rows: readonly string[]
  /** Rows that are played alike against every up card: each is one decision, not one for each card. */
  readonly whole?: readonly string[]
  /** The slugs that people ask about by name: `2-2-against-a`. Whether close or not, their class has a page. */
  readonly asked: readonly string[]
  /** A decision with a smaller lead has a page, in base wagers; absent for that of most games. */
  readonly close?: number
}
