import made from '@/content/pai-gow-poker/hands.json' with { type: 'json' }
import { parseCards } from '@/lib/cards/card'
import type { HandGroup, HandPage, HandPages } from '@/content/pages/hand-page'
import { must } from '@/lib/result'
import { CLAUSE_PAGES, type ClausePage } from '@/lib/games/pai-gow-poker/clauses'
import { clauseAbout, clauseName } from './names'
import { houseWay, WAY_IDS } from '@/lib/engines/pai-gow/index'

/* The pages of Pai Gow Poker: one for each clause of the house ways, shown with a hand that it sets. */

const FAMILIES = [
  { id: 'five-aces', name: 'Five aces', start: 'A' },
  { id: 'four', name: 'Four of a kind', start: 'Q' },
  { id: 'full-house', name: 'Full houses', start: 'F' },
  { id: 'two-pairs', name: 'Two and three pairs', start: 'PT' },
  { id: 'complete', name: 'Straights and flushes', start: 'S' },
  { id: 'others', name: 'Three of a kind, one pair, no pair', start: 'K1N' },
] as const satisfies readonly (HandGroup & { readonly start: string })[]

/** One pair and no pair share the last group. */
const familyOf = (id: string): (typeof FAMILIES)[number] =>
  /^(P1|N1|K)/.test(id) ? FAMILIES.at(-1)! : FAMILIES.find(({ start }) => start.includes(id[0]!))!

/** An example for each clause; the file has more. */
const EXAMPLES = new Map(
  (made.pages as readonly { readonly slug: string; readonly examples: readonly string[] }[]).map(
    ({ slug, examples }) => [slug, examples[0]!],
  ),
)

/** The longest title that search results show in full. */
const LONGEST = 65

/** Whether the clause decides between splitting and keeping. */
const isChoice = (id: string): boolean => /-(keep|split)$/.test(id) && !id.startsWith('A')

/** The title as people search for it, as long as there is room. */
function titleOf(name: string, id: string): string {
  const asks = isChoice(id) ? 'split or keep?' : 'how to set it'
  const titles = [`${name} in Pai Gow Poker: ${asks}`, `${name} in Pai Gow: ${asks}`, `${name} in Pai Gow Poker`]
  return titles.find(({ length }) => length <= LONGEST) ?? `${name} in Pai Gow`
}

function pageOf(page: ClausePage): HandPage {
  const hand = must(parseCards(EXAMPLES.get(page.slug)!))
  const name = clauseName(page)
  const way = page.way === WAY_IDS[0] ? '' : `${page.way} `
  return {
    slug: page.slug,
    name,
    title: titleOf(name, page.clause.id),
    also: [
      page.clause.id,
      clauseAbout(page),
      ...(page.way === WAY_IDS[0] ? [] : [`${houseWay(page.way).name} ${page.clause.id}`]),
    ],
    group: familyOf(page.clause.id).id,
    cards: [{ cards: hand }],
    spot: { hand },
    skills: [`house way ${way}${page.clause.id}`],
  }
}

export const list: HandPages = {
  name: 'Every clause of four house ways',
  about:
    'What each clause says, how often it applies, what other settings cost, when the clause is wrong, and what other house ways do.',
  groups: FAMILIES.map(({ id, name }) => ({ id, name })),
  pages: FAMILIES.flatMap((family) => CLAUSE_PAGES.filter(({ clause }) => familyOf(clause.id) === family).map(pageOf)),
}
