import { ranksOfFlushes } from './board-counts'
import { FIVE_SUITED, FOUR_SUITED, RANK_SETS, ranksIn } from './board-types'
import { addSuitedHands } from './flush-sweep'
import { PAIR_HIGH, PAIR_LOW } from './lanes'
import { qualifyingSweep, type QualifyingSweep } from './rank-sweep'
import { bitCount } from './strengths'

/**
 * The opponent's hands that would not qualify without their flush, by flush type: at rank 13 all of them, at a rank those that
 * leave one certain card alone: a suited one of that rank with three suited on the board (`[type * 14 + rank]`), one outside the
 * suit with four (`[(type − FOUR_SUITED) * 14 + rank]`).
 */
export interface SuitedShorts {
  readonly qualifies: number
  readonly onThree: Uint8Array
  readonly onFour: Int16Array
}

let shortsMade: SuitedShorts | undefined

/** Kept for the last qualifying strength asked for. */
export function suitedShorts(qualifies: number): SuitedShorts {
  if (shortsMade?.qualifies === qualifies) return shortsMade
  const shorts: SuitedShorts = {
    qualifies,
    onThree: new Uint8Array(FOUR_SUITED * 14),
    onFour: new Int16Array((FIVE_SUITED - FOUR_SUITED) * 14),
  }
  const sweep = qualifyingSweep(qualifies)
  const ranksOf = ranksOfFlushes()
  for (let type = 0; type < FIVE_SUITED; type++) {
    const board = ranksOf[type]!
    if (sweep.allShort[board] === 0) continue
    if (type < FOUR_SUITED) countShortsOnThree(shorts, sweep, type, board)
    else countShortsOnFour(shorts, sweep, type, board)
  }
  return (shortsMade = shorts)
}

function countShortsOnThree(
  { onThree }: SuitedShorts,
  { shortWith }: QualifyingSweep,
  type: number,
  board: number,
): void {
  const free = 8191 & ~RANK_SETS[3]![Math.floor(type / 91)]!
  const pairs = ranksIn(free).map((rank) => ({ rank, count: bitCount(shortWith[board * 13 + rank]! & free) }))
  const all = pairs.reduce((sum, { count }) => sum + count, 0) / 2
  onThree.fill(all, type * 14, (type + 1) * 14)
  for (const { rank, count } of pairs) onThree[type * 14 + rank] = all - count
}

function countShortsOnFour({ onFour }: SuitedShorts, { segment }: QualifyingSweep, type: number, board: number): void {
  const place = type - FOUR_SUITED
  const set = RANK_SETS[4]![Math.floor(place / 13)]!
  const isFree = Uint8Array.from({ length: 13 }, (_, rank) => 1 - ((set >> rank) & 1))
  const rows = new Int32Array(13)
  let all = 0
  for (let pair = 0; pair < 91; pair++) {
    if ((segment[board * 91 + pair]! & 1) === 0)
      all += addSuitedHands(isFree, rows, PAIR_LOW[pair]!, PAIR_HIGH[pair]!, place % 13)
  }
  for (let rank = 0; rank < 13; rank++) onFour[place * 14 + rank] = all - rows[rank]!
  onFour[place * 14 + 13] = all
}
