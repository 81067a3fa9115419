/** A kind of hand, such as a flush, and the weakest strength that it has. */
export interface Category {
  readonly id: string
  readonly from: number
}

/**
 * The order of hands, as data. A hand's value depends on its ranks alone, or on the ranks in one suit and the number of
 * wild cards if that is higher: the better of `byRanks` and `bySuit`. Strengths run from 0 to `strengths` − 1, higher is
 * stronger, equal is a tie. A player or dealer may hold more cards than make a hand, but fewer than twice as many: then
 * one suit at most makes a flush.
 */
export interface Ranking {
  readonly id: string
  /** How many cards make a hand: the best `size` of those dealt. */
  readonly size: number
  readonly strengths: number
  /** Weakest first. */
  readonly categories: readonly Category[]
  /** The best hand of at least `size` ranks (0 to 12, ascending, each at most four times), suits ignored. */
  readonly byRanks: (ranks: readonly number[]) => number
  /** The best hand that holds at least `size` cards of one suit, from a mask of their ranks. */
  readonly bySuit: (mask: number) => number
}

/** The place in `ranking.categories` of a strength. */
export function categoryOf({ categories }: Ranking, strength: number): number {
  let place = categories.length - 1
  while (place > 0 && strength < categories[place]!.from) place--
  return place
}

/** Categories from how many values each has, weakest first. */
export function categoriesOf<Id extends string>(values: Readonly<Record<Id, number>>) {
  let strengths = 0
  const starts = new Map<string, number>()
  for (const [id, count] of Object.entries<number>(values)) {
    starts.set(id, strengths)
    strengths += count
  }
  return {
    categories: [...starts].map(([id, from]): Category => ({ id, from })),
    strengths,
    /** The weakest strength of a category. */
    least: (id: Id): number => starts.get(id)!,
  }
}
