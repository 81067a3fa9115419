import { bitCount } from '@/lib/math/combinations'
import { MASKS } from '../masks'
import { type Ranking, categoriesOf } from './ranking'

/*
 * Five cards of which the deuces and the joker are wild. A wild is what makes the hand best: in a straight any rank, in a flush the
 * highest rank that the hand still lacks. Deuces are never low, so the ranks are those from three to ace, but a wild may stand for the
 * two of A-2-3-4-5.
 */

/** How many values each hand has: 784 is choose(12, 5) minus the eight straights without a two. */
const { categories, strengths, least } = categoriesOf({
  'high-card': 784,
  pair: 12 * 165,
  'two-pair': 66 * 10,
  'three-of-a-kind': 12 * 55,
  straight: 9,
  flush: 784,
  'full-house': 12 * 11,
  'four-of-a-kind': 12 * 11,
  'straight-flush': 8,
  'five-of-a-kind': 12,
  'royal-flush': 1,
  'five-wilds': 1,
})

/** The ranks of each straight, the ace being low in the first. With 3-4-5-6 a wild is a seven, so none is six-high. */
const STRAIGHTS = [0b1_0000_0000_1111, ...Array.from({ length: 8 }, (_, i) => 0b11111 << (i + 1))]

/** The best straight that holds all these ranks, 0 for five-high to 8 for ace-high; −1 if wilds can't complete one. */
const straightWith = (mask: number): number => STRAIGHTS.findLastIndex((straight) => (mask & ~straight) === 0)

let placesMade: Int16Array | undefined

/** The place of each set of five ranks, without the two, among those that aren't a straight. Made on first use. */
function places(): Int16Array {
  if (placesMade) return placesMade
  const made = new Int16Array(MASKS)
  let place = 0
  for (let mask = 0; mask < MASKS; mask += 2)
    if (bitCount(mask) === 5 && !STRAIGHTS.includes(mask)) made[mask] = place++
  return (placesMade = made)
}

/** The place of some ranks, highest first, among as many of those that aren't in `taken`. */
function placeBeside(ranks: readonly number[], taken: readonly number[]): number {
  return ranks.reduce((sum, rank, i) => {
    // Without the two and the taken ranks.
    const place = rank - 1 - taken.filter((other) => other < rank).length
    return sum + chooseFew(place, ranks.length - i)
  }, 0)
}

/** Of n, up to three. */
const chooseFew = (n: number, k: number): number =>
  k === 1 ? n : k === 2 ? (n * (n - 1)) / 2 : (n * (n - 1) * (n - 2)) / 6

function bySuit(mask: number, wilds = 0): number {
  const straight = straightWith(mask)
  if (straight === 8) return least('royal-flush')
  if (straight >= 0) return least('straight-flush') + straight
  let flush = mask
  let missing = wilds
  for (let rank = 12; missing > 0; rank--) {
    if ((flush & (1 << rank)) !== 0) continue
    flush |= 1 << rank
    missing--
  }
  return least('flush') + places()[flush]!
}

function byRanks(ranks: readonly number[]): number {
  const naturals = ranks.filter((rank) => rank > 0)
  const wilds = ranks.length - naturals.length
  if (naturals.length === 0) return least('five-wilds')
  const countOf = (rank: number): number => naturals.filter((other) => other === rank).length
  // The most frequent first, the higher first among equals.
  const order = [...new Set(naturals)].sort((a, b) => countOf(b) - countOf(a) || b - a)
  const [first, second] = [order[0]!, order[1]!]
  const most = countOf(first) + wilds
  if (most === 5) return least('five-of-a-kind') + first - 1
  const kickers = order.slice(1).sort((a, b) => b - a)
  if (most === 4) return least('four-of-a-kind') + (first - 1) * 11 + placeBeside(kickers, [first])
  if (order.length === 2) return least('full-house') + (first - 1) * 11 + placeBeside([second], [first])
  const mask = naturals.reduce((sum, rank) => sum | (1 << rank), 0)
  const straight = order.length === naturals.length ? straightWith(mask) : -1
  if (straight >= 0) return least('straight') + straight
  if (most === 3) return least('three-of-a-kind') + (first - 1) * 55 + placeBeside(kickers, [first])
  if (order.length === 3)
    return least('two-pair') + placeBeside([first, second], []) * 10 + placeBeside([order[2]!], [first, second])
  if (most === 2) return least('pair') + (first - 1) * 165 + placeBeside(kickers, [first])
  return places()[mask]!
}

/**
 * Five cards with the deuces and the joker wild: five wilds, royal flush, five of a kind, straight flush, and on as usual. A royal flush
 * with wilds ties one without.
 */
export const WILD_FIVE: Ranking = { id: 'wild-five', size: 5, wild: true, strengths, categories, byRanks, bySuit }
