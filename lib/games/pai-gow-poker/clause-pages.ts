import { capital } from '@/lib/games/skill-names'
import type { Clause } from './house-way'
import { type Dealing, houseWay, WAY_IDS, type WayId } from './ways'

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
      else pages.push({ slug: way === WAY_IDS[0] ? clause.id.toLowerCase() : `${way}-${clause.id.toLowerCase()}`, way, clause, ways: [way] })
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
export const pageOfClause = (way: WayId, id: string): ClausePage => CLAUSE_PAGES.find((page) => page.clause.id === id && page.ways.includes(way))!

/** What a clause is about: its sentence up to what it does, without what stands in brackets. */
function about({ id, sentence }: Clause, way: WayId): string {
  const first = sentence.split(':')[0]!
  // “The same without an ace” says nothing by itself.
  if (!first.startsWith('The same')) return capital(first.replace(/^An? /, '').replace(/ \([^)]*\)/g, '').replace(/\.$/, ''))
  const before = houseWay(way).clauses[houseWay(way).clauses.findIndex((one) => one.id === id) - 1]!
  return `${about(before, way).replace(/, with an .*$/, '')}, ${first.replace('The same ', '')}`
}

const ABOUT: ReadonlyMap<ClausePage, string> = new Map(CLAUSE_PAGES.map((page) => [page, about(page.clause, page.way)]))

/** `Full house`; where other clauses begin so, with its own id, and where another way says it, with the way’s name. */
export function clauseName(page: ClausePage): string {
  const words = ABOUT.get(page)!
  const alike = CLAUSE_PAGES.filter((other) => ABOUT.get(other) === words)
  const own = alike.some((other) => other !== page && other.way === page.way) ? ` (${page.clause.id})` : ''
  return `${capital(words)}${own}${alike.some((other) => other.way !== page.way) || page.way !== WAY_IDS[0] ? `, ${houseWay(page.way).name}` : ''}`
}

/** The way as it is usually dealt: the wheel second highest, complete hands kept. */
export const usualDealing = (way: WayId): Dealing => ({ way: houseWay(way), wheel: 'second-highest', keepComplete: true })
