import { type Card, RANKS } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import { qualifyingHands } from '@/lib/families/showdown/rules'
import type { ShowdownPage } from '@/lib/families/showdown/page'
import { ruleId, lookOf } from '@/lib/families/showdown/strategy'
import { skillOf } from '@/lib/families/showdown/skills'
import { actionsOf } from '@/lib/families/showdown/figures'
import type { CardRow, HandPage, HandPages } from '../hand-page'
import {
  type Cell,
  cellsOf,
  exampleOf,
  finderOf,
  type GroupId,
  grouped,
  looksOf,
  ownOf,
  type Row,
  rowsOf,
  type PagesOfRules,
} from './rows'
import { wordsIn } from './words/index'
import type { HandWords } from './words/words'

/* The list half of a game’s pages of hands, in any language. */

/** The order of the groups: the hands that people ask about first, the weakest of them first. */
const GROUPS: readonly GroupId[] = [
  ...RANKS.map((_, rank): GroupId => `${rankInWords(rank)}-high`),
  ...(['line', 'pairs', 'less', 'made'] as const),
]

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
    group: cell.row.group,
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

/** Whether all hands of a row have the same ranks. */
const isWhole = ({ player }: ShowdownPage, { hand }: Row): boolean =>
  hand.as === 'top' && hand.ranks.length === player.cards

/** The list of a page’s hands in a language. */
export function listOf({ page, hands }: PagesOfRules, language: string): HandPages {
  const words = wordsIn(language)
  const rows = rowsOf(page, hands)
  const groups = grouped(cellsOf(page, hands, rows), ({ row }) => row.group)
  const ids = GROUPS.filter((id) => groups.has(id))
  const cells = ids.flatMap((id) => groups.get(id)!)
  return {
    own: ownOf(page, cells, hands),
    name: words.listName(page),
    about: words.listAbout(page, { lacks: lacking(rows), whole: rows.filter((row) => isWhole(page, row)).length }),
    groups: ids.map((id) => ({
      id,
      name: words.group(id, qualifyingHands(page).usual, groups.get(id)!.at(-1)!.row.hand),
    })),
    pages: cells.map((cell) => pageOf(page, words, cell)),
  }
}
