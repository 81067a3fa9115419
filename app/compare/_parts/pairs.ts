import { COMPARED } from '@/content/searched'
import { findGame } from '@/lib/games/index'
import type { AnyTaughtGame } from '@/lib/games/teaching'

/* Games that people put beside each other, with the page of each two. */

export interface Pair {
  readonly path: string
  readonly games: readonly [AnyTaughtGame, AnyTaughtGame]
}

export const PAIRS: readonly Pair[] = COMPARED.map(([a, b]) => ({
  path: `/compare/${a}/${b}`,
  games: [findGame(a)!, findGame(b)!],
}))

export const findPair = (a: string, b: string): Pair | undefined =>
  PAIRS.find(({ path }) => path === `/compare/${a}/${b}`)
