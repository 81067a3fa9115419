import type { Card } from '@/lib/cards/card'
import { leastOf, rankingOf } from '@/lib/families/showdown/hands'
import type { ShowdownPage } from '@/lib/families/showdown/page'
import { ruleId, lookOf } from '@/lib/families/showdown/strategy'
import { skillOf } from '@/lib/families/showdown/teaching'
import { actionsOf } from '@/lib/families/showdown/figures'
import type { CardRow, HandPage, HandPages } from '../hand-page'
import {
  type Cell,
  cellsOf,
  exampleOf,
  finderOf,
  grouped,
  isHighCard,
  looksOf,
  ownOf,
  type Row,
  rowsOf,
  type PageHands,
} from './rows'
import { wordsIn } from './words/index'
import type { GroupId, HandWords } from './words/words'

/* The list half of a game’s pages of hands, in any language. */

/** The order of the groups: the hands that people ask about first. */
const GROUPS: readonly GroupId[] = ['line', 'pairs', 'less', 'made']

function groupOf(page: ShowdownPage, row: Row): GroupId {
  const { as } = row.hand
  if (!isHighCard(page, row)) return as === 'pair' ? 'pairs' : 'made'
  return row.least >= leastOf(rankingOf(page), page.qualifies.usual) ? 'line' : 'less'
}

const cardRows = (words: HandWords, hand: readonly Card[], upcard: readonly Card[]): HandPage['cards'] =>
  upcard.length === 0
    ? [{ cards: hand }]
    : [{ name: words.hand, cards: hand } satisfies CardRow, { name: words.upcard, cards: upcard }]

/** The skills of a cell’s hands: first that of the example, then those of other rules that its hands meet. */
function skillsOf(page: ShowdownPage, cell: Cell, example: ReturnType<typeof exampleOf>): readonly string[] {
  const byRule = grouped(looksOf(page, cell), (look) => ruleId(finderOf(page)(look)))
  const others = [...byRule.values()].map(([look]) => skillOf(page, look!))
  return [...new Set([skillOf(page, lookOf(page, example)), ...others])]
}

function pageOf(page: ShowdownPage, words: HandWords, cell: Cell): HandPage {
  const example = exampleOf(page, cell)
  return {
    slug: cell.slug,
    name: words.cell(words.row(cell.row.hand), cell.up),
    title: words.title(cell, page.name, actionsOf(page)),
    also: words.also(cell),
    group: groupOf(page, cell.row),
    cards: cardRows(words, example.hand, example.upcard),
    spot: { hand: example.hand, ...(example.upcard.length > 0 && { upcard: example.upcard }) },
    skills: skillsOf(page, cell, example),
  }
}

/** The row whose name leaves most out: other rows have the hands with higher cards after those that it names. */
function lacking(rows: readonly Row[]) {
  const all = rows.flatMap(({ hand }) => {
    if (hand.as !== 'top' || hand.next === undefined) return []
    const [last, next] = [hand.ranks.at(-1)!, hand.next]
    return [{ row: hand, ranks: Array.from({ length: last - 1 - next }, (_, i) => last - 1 - i) }]
  })
  return all.toSorted((a, b) => b.row.ranks.length - a.row.ranks.length).findLast(({ row }) => row.ranks.length > 1)
}

function listIn(page: ShowdownPage, hands: PageHands, words: HandWords): HandPages {
  const rows = rowsOf(page, hands)
  const groups = grouped(cellsOf(page, hands, rows), ({ row }) => groupOf(page, row))
  const ids = GROUPS.filter((id) => groups.has(id))
  const cells = ids.flatMap((id) => groups.get(id)!)
  return {
    own: ownOf(page, cells, hands),
    name: words.listName,
    about: words.listAbout(page.qualifies.usual, lacking(rows)),
    groups: ids.map((id) => ({ id, name: words.group(id, page.qualifies.usual, groups.get(id)!.at(-1)!.row.hand) })),
    pages: cells.map((cell) => pageOf(page, words, cell)),
  }
}

/** The lists of a page’s hands: the English one, and that in any language. */
export function listsOf(page: ShowdownPage, hands: PageHands) {
  const made = new Map<string, HandPages>()
  const inLanguage = (language: string): HandPages => {
    const list = made.get(language) ?? listIn(page, hands, wordsIn(language))
    made.set(language, list)
    return list
  }
  return { list: inLanguage('en'), listIn: inLanguage }
}
