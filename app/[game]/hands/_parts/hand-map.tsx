import { cellLinks } from '@/app/_components/cell-links'
import { DecisionTable } from '@/app/_components/decision-table'
import type { StartingClass } from '@/lib/games/figures'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { findPage } from '@/content/pages/index'
import type { Listed } from './listed'

const cellsOf = ({ map }: AnyTaughtGame): readonly string[] =>
  map.rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null))

/** Whether every cell of the game’s own map has a page. */
export const isMapped = (game: AnyTaughtGame): boolean =>
  cellsOf(game).every((cell) => findPage(game.id, cell.toLowerCase()))

/** The game’s map as a table of links: each hand by its best play and how clear it is. */
export function HandMap({ game, hands }: { readonly game: AnyTaughtGame; readonly hands: readonly Listed[] }) {
  const bySlug = new Map(hands.map((one) => [one.page.slug, one]))
  const cells = cellsOf(game).map((id): StartingClass => ({
    id,
    deals: 1,
    options: bySlug.get(id.toLowerCase())!.options,
  }))
  return <DecisionTable game={game} rules={hands[0]!.rules} cells={cells} links={cellLinks(game, cells)} inEnglish />
}
