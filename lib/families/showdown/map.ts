import { RANKS } from '@/lib/cards/card'
import type { DecisionMap } from '@/lib/game/figures'
import { THREE_CARD_MAP, threeCardCell } from '@/lib/game/strategy/maps'
import { rankingOf, rowAt } from './hands'
import { cardsOf, madeBy } from './made'
import type { ShowdownPage } from './page'
import { cellId } from './strategy'

/* The map of a page's hands. */

/** Whether the map shows three cards by their two highest: nothing but the hand decides. */
export const isByTopTwo = ({ ranking, dealer }: ShowdownPage): boolean => ranking === 'three-cards' && dealer.up === 0

/** Three cards by their two highest; otherwise a row for each row of the chart, a column for each up card. */
export function mapOf(page: ShowdownPage): DecisionMap {
  if (isByTopTwo(page)) return THREE_CARD_MAP
  const ups = page.dealer.up === 1 ? RANKS.map((_, rank) => rank).reverse() : [undefined]
  return {
    columns: ups.map((up) => (up === undefined ? '' : RANKS[up]!)),
    rows: page.chart.map((row) => ({ id: row, cells: ups.map((up) => cellId(row, up)) })),
  }
}

/** The cell of the map that a hand of a strength is in. */
export function cellAt(page: ShowdownPage, strength: number, up: number | undefined): string {
  if (isByTopTwo(page)) return threeCardCell(cardsOf(madeBy(rankingOf(page))[strength]!))
  return cellId(rowAt(page, strength), up)
}
