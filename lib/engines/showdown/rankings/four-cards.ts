import { ACE } from '@/lib/cards/card'
import { topRanks } from '@/lib/cards/strength'
import { bitCount } from '@/lib/math/combinations'
import { MASKS } from '../masks'
import { type Ranking, categoriesOf } from './ranking'

/** How many values each hand has: 704 is choose(13, 4) minus the eleven straights. */
const { categories, strengths, least } = categoriesOf({
  'high-card': 704,
  pair: 858,
  'two-pair': 78,
  straight: 11,
  flush: 704,
  'three-of-a-kind': 156,
  'straight-flush': 11,
  'four-of-a-kind': 13,
})

/** The highest straight of four in a mask: 0 for A-2-3-4 to 10 for A-K-Q-J; −1 if there is none. */
function straightIn(mask: number): number {
  for (let low = 9; low >= 0; low--) if (((mask >> low) & 0b1111) === 0b1111) return low + 1
  return (mask & 0b1_0000_0000_0111) === 0b1_0000_0000_0111 ? 0 : -1
}

let placesMade: Int16Array | undefined

/** The place of each set of four ranks among those that aren't a straight. Made on first use. */
function places(): Int16Array {
  if (placesMade) return placesMade
  const made = new Int16Array(MASKS)
  let place = 0
  for (let mask = 0; mask < MASKS; mask++) if (bitCount(mask) === 4 && straightIn(mask) < 0) made[mask] = place++
  return (placesMade = made)
}

const topOf = (mask: number): number => 31 - Math.clz32(mask)
/** The place of a rank among the twelve others. */
const beside = (rank: number, main: number): number => (rank > main ? rank - 1 : rank)

/** Four or more ranks of one suit. */
function bySuit(mask: number): number {
  const straight = straightIn(mask)
  if (straight >= 0) return least('straight-flush') + straight
  return least('flush') + places()[topRanks(mask, 4)]!
}

function byRanks(ranks: readonly number[]): number {
  let [once, twice, thrice] = [0, 0, 0]
  for (const rank of ranks) {
    const bit = 1 << rank
    if (thrice & bit) return least('four-of-a-kind') + rank
    thrice |= twice & bit
    twice |= once & bit
    once |= bit
  }
  if (thrice !== 0) {
    const rank = topOf(thrice)
    return least('three-of-a-kind') + rank * ACE + beside(topOf(once ^ (1 << rank)), rank)
  }
  const straight = straightIn(once)
  if (straight >= 0) return least('straight') + straight
  if (twice === 0) return places()[topRanks(once, 4)]!
  const rank = topOf(twice)
  const second = twice ^ (1 << rank)
  if (second !== 0) return least('two-pair') + (rank * (rank - 1)) / 2 + topOf(second)
  const kickers = once ^ (1 << rank)
  const high = beside(topOf(kickers), rank)
  const low = beside(topOf(kickers ^ (1 << topOf(kickers))), rank)
  return least('pair') + rank * 66 + (high * (high - 1)) / 2 + low
}

/**
 * The best four of four to seven cards: four of a kind, straight flush, three of a kind, flush, straight, two pair, pair, high card. A-2-3-4
 * is the lowest straight.
 */
export const FOUR_CARDS: Ranking = { id: 'four-cards', size: 4, strengths, categories, byRanks, bySuit }
