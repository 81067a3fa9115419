import { ruleIdOf } from './ids'
import { type Clause, type Dealing, houseWay, WAY_IDS, type WayId } from '@/lib/engines/pai-gow/index'

/* The clauses of the house ways, each once: those of the usual way, and those that another way words differently. */

export interface ClausePage {
  readonly slug: string
  /** The first way that has the clause. Its wording is used. */
  readonly way: WayId
  readonly clause: Clause
  /** Every way that has the clause word for word. */
  readonly ways: readonly WayId[]
}

function makePages(): readonly ClausePage[] {
  const pages: (Omit<ClausePage, 'ways'> & { readonly ways: WayId[] })[] = []
  for (const way of WAY_IDS)
    for (const clause of houseWay(way).clauses) {
      const known = pages.find((page) => page.clause.id === clause.id && page.clause.sentence === clause.sentence)
      if (known) known.ways.push(way)
      else
        pages.push({
          slug: way === WAY_IDS[0] ? clause.id.toLowerCase() : `${way}-${clause.id.toLowerCase()}`,
          way,
          clause,
          ways: [way],
        })
    }
  return pages
}

export const CLAUSE_PAGES: readonly ClausePage[] = makePages()

const BY_SLUG: ReadonlyMap<string, ClausePage> = new Map(CLAUSE_PAGES.map((page) => [page.slug, page]))

/** The page with this slug. Throws `RangeError` on an unknown slug. */
export function clausePage(slug: string): ClausePage {
  const found = BY_SLUG.get(slug)
  if (!found) throw new RangeError(`“${slug}” isn’t a page of Pai Gow Poker`)
  return found
}

/** The page of a clause of a way. Every clause has one. */
export const pageOfClause = (way: WayId, id: string): ClausePage =>
  CLAUSE_PAGES.find((page) => page.clause.id === id && page.ways.includes(way))!

/** The catalogue's rule for a clause; none for a clause that a reader wrote. */
export function ruleOf({ id, sentence }: Clause): { readonly rule?: string } {
  const way = WAY_IDS.find((one) =>
    houseWay(one).clauses.some((clause) => clause.id === id && clause.sentence === sentence),
  )
  return way === undefined ? {} : { rule: ruleIdOf(way, id) }
}

/** The way as it is usually dealt: the wheel is the second-highest straight, and complete hands are kept. */
export const usualDealing = (way: WayId): Dealing => ({
  way: houseWay(way),
  wheel: 'second-highest',
  keepComplete: true,
})

// ——— The contents of content/pai-gow-poker/hands.json ————————————————————————————————————————————————————————————

/**
 * All hands of the clause set in one way, as the clause says or as people do instead, with the wins and losses over all
 * their deals.
 */
export interface MadeSetting {
  /** Absent for the way's own setting. */
  readonly action?: string
  readonly wins: string
  readonly losses: string
}

/** The clause in one of the ways that have it, against a dealer who sets by that way. */
export interface MadeWay {
  readonly way: string
  readonly hands: number
  readonly settings: readonly MadeSetting[]
}

/**
 * A hand of the clause for which another setting is better: the cards in front by the way and in the best setting, and
 * the cost in base wagers.
 */
export interface CostlyHand {
  readonly hand: string
  readonly front: string
  readonly best: string
  readonly cost: number
}

export interface PaiGowMade {
  readonly slug: string
  readonly ways: readonly MadeWay[]
  /** Example hands. A fixed seed deals them. */
  readonly examples: readonly string[]
  /** The number of hands dealt by a fixed seed, and how many of them the way doesn't set best. */
  readonly sampled: number
  readonly costing: number
  /** The hands among these that cost most. */
  readonly costly: readonly CostlyHand[]
}
