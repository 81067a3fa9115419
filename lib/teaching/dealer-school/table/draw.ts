import { makeRandom } from '@/lib/math/random'
import type { Board, BoardSettings } from './board'
import { rarestShares } from './frequency'
import { dealHouse } from './house'

/** How many tables are dealt to choose one. */
const CANDIDATES = 16

/**
 * The table of a seed. It is drawn from `CANDIDATES` tables, weighted by one over the square root of the share of its
 * rarest result, so that a result a hundred times rarer is asked a tenth as often.
 */
export function drawBoard(settings: BoardSettings, seed: string): Board {
  const boards = Array.from({ length: CANDIDATES }, (_, i) => dealHouse(settings, `${seed}/${i + 1}`).board)
  const weights = rarestShares(boards).map((share) => 1 / Math.sqrt(share))
  let left = makeRandom(`${seed}/which`)() * weights.reduce((sum, weight) => sum + weight, 0)
  const at = weights.findIndex((weight) => (left -= weight) < 0)
  return { ...boards[at < 0 ? boards.length - 1 : at]!, seed }
}
