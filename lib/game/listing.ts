/** A game's entry in the lists of the site, for pages that need nothing else of the game: `listing.ts` in its folder. */
export interface Listing {
  readonly name: string
  /** Its place among the games, from 1. */
  readonly place: number
  /**
   * The first day on which it can be the hand of the day, in days since 1 January 1970. A day keeps its game, so a new
   * game has the last place and a day in the future.
   */
  readonly dailyFrom: number
}
