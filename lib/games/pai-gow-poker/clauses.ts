import { ruleIdOf } from './ids'
import { type Clause, type Dealing, houseWay, WAY_IDS, type WayId } from '@/lib/engines/pai-gow/index'

/* The clauses of the house ways, each once: the usual way’s, and those that another way says in words of its own. */

export interface ClausePage {
  readonly slug: string
  /** The first way that has the clause, whose words these are. */
  readonly way: WayId
  readonly clause: Clause
  /** Every way that has it, word for word. */
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

/** Throws on an unknown slug. */
export function clausePage(slug: string): ClausePage {
  const found = BY_SLUG.get(slug)
  if (!found) throw new RangeError(`“${slug}” isn’t a page of Pai Gow Poker`)
  return found
}

/** The page of a clause of a way; every clause has one. */
export const pageOfClause = (way: WayId, id: string): ClausePage =>
  CLAUSE_PAGES.find((page) => page.clause.id === id && page.ways.includes(way))!

/** The rule of the catalogue that says a clause; none of one that a reader wrote. */
export function ruleOf({ id, sentence }: Clause): { readonly rule?: string } {
  const way = WAY_IDS.find((one) =>
    houseWay(one).clauses.some((clause) => clause.id === id && clause.sentence === sentence),
  )
  return way === undefined ? {} : { rule: ruleIdOf(way, id) }
}

/** The way as it is usually dealt: the wheel second highest, complete hands kept. */
export const usualDealing = (way: WayId): Dealing => ({
  way: houseWay(way),
  wheel: 'second-highest',
  keepComplete: true,
})

// ——— What content/pai-gow-poker/hands.json keeps of a clause: wins and losses are counted over all deals of the hands that it sets ———

/** All hands of the clause set alike: as the way says, or as people do instead. */
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

/** A hand of the clause that another setting would have been better for: cards in front by the way, and at best. */
export interface CostlyHand {
  readonly hand: string
  readonly front: string
  readonly best: string
  readonly cost: number
}

export interface PaiGowMade {
  readonly slug: string
  readonly ways: readonly MadeWay[]
  /** Hands of it, always the same. */
  readonly examples: readonly string[]
  /** Hands dealt by a fixed seed, and how many of them the way does not set best. */
  readonly sampled: number
  readonly costing: number
  /** Those of them that cost most. */
  readonly costly: readonly CostlyHand[]
}
