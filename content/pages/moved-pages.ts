import type { AnyGame } from '@/lib/game/game'
import { sideTables, tableSlug } from '@/lib/game/precomputed/side-tables'
import { rowsOf } from './asked'
import { answerOf, handPages, handsOf } from './index'

/*
 * Finds the pages that are now a row or section of another page. `npm run make:moved` writes them down, and a test
 * compares the file.
 */

/** `from/slug` is now at `to#slug`. */
export interface Moved {
  readonly from: string
  readonly to: string
  readonly slugs: readonly string[]
}

function gathered(from: string, rows: Iterable<readonly [slug: string, page: string | undefined]>): readonly Moved[] {
  const by = new Map<string, string[]>()
  for (const [slug, page] of rows) {
    const to = page === undefined ? from : `${from}/${page}`
    by.set(to, [...(by.get(to) ?? []), slug])
  }
  return [...by].map(([to, slugs]) => ({ from, to, slugs }))
}

/**
 * The moved pages of one game: its hands without a page, and the tables of side bets, which are now sections of their
 * bet's page.
 */
export async function movedPages(game: AnyGame): Promise<readonly Moved[]> {
  const { id } = game
  const answers = await Promise.all(handsOf(id).map(async ({ slug }) => [slug, await answerOf(id, slug)] as const))
  const tables = sideTables(game)
    .map((table) => [tableSlug(game, table), table.bet] as const)
    .filter(([slug, bet]) => slug !== bet)
  return [...gathered(`/${id}/hands`, rowsOf(handPages(id).own, answers)), ...gathered(`/${id}/side-bets`, tables)]
}
