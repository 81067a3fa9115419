import type { StartingClass } from '@/lib/games/figures'
import type { AnyGame } from '@/lib/games/game'
import { handPath, handsOf } from '@/content/pages/index'
import { handKey } from '@/lib/search/hand-key'

/** The page of each cell's hand, by the cell's id, where there is one: a page that is called, in any of its names, as the cell is. */
export function cellLinks(game: AnyGame, cells: readonly StartingClass[]): Readonly<Record<string, string>> {
  const slugs = new Map(
    handsOf(game.id)
      .flatMap(({ slug, name, also }) => [name, ...also, slug].map((called) => [handKey(called), slug] as const))
      .reverse(),
  )
  return Object.fromEntries(
    cells.flatMap(({ id }) => {
      const slug = slugs.get(handKey(id))
      return slug === undefined ? [] : [[id, handPath(game.id, slug)] as const]
    }),
  )
}
