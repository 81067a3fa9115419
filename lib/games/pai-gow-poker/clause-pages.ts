import { capital } from '@/lib/games/skill-names'
import { CLAUSE_NAMES } from './clause-names'
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

/** Throws on a slug that is none. */
export function clausePage(slug: string): ClausePage {
  const found = BY_SLUG.get(slug)
  if (!found) throw new RangeError(`“${slug}” is no page of Pai Gow Poker`)
  return found
}

/** The page of a clause of a way; every clause has one. */
export const pageOfClause = (way: WayId, id: string): ClausePage =>
  CLAUSE_PAGES.find((page) => page.clause.id === id && page.ways.includes(way))!

/** What a clause is about: its sentence up to what it does, without what stands in brackets. */
function about({ id, sentence }: Clause, way: WayId): string {
  const first = sentence.split(':')[0]!
  // “The same without an ace” says nothing by itself.
  if (!first.startsWith('The same'))
    return capital(
      first
        .replace(/^An? /, '')
        .replace(/ \([^)]*\)/g, '')
        .replace(/\.$/, ''),
    )
  const before = houseWay(way).clauses[houseWay(way).clauses.findIndex((one) => one.id === id) - 1]!
  return `${about(before, way).replace(/, with an .*$/, '')}, ${first.replace('The same ', '')}`
}

/** What a clause is about, in its own words: `A high pair and another of sevens or better`. Longer than its name. */
export const clauseAbout = ({ clause, way }: ClausePage): string => about(clause, way)

/** `Full house`; where another way says it, with the way’s name. Throws on a clause without a name. */
export function clauseName({ slug }: ClausePage): string {
  const name = CLAUSE_NAMES[slug]
  if (name === undefined) throw new Error(`the clause of ${slug} has no name`)
  return name
}

/** The way as it is usually dealt: the wheel second highest, complete hands kept. */
export const usualDealing = (way: WayId): Dealing => ({
  way: houseWay(way),
  wheel: 'second-highest',
  keepComplete: true,
})
