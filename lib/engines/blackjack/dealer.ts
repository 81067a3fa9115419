import type { Soft17 } from './rules'
import { blackjackValue, totalOf } from './totals'

/*
 * The dealer's total for any shoe. The chance of drawing certain cards does not depend on their order, and when he stops does not
 * depend on the shoe: so the sets of cards with which he ends are listed once for each up card, with the number of orders in which he
 * can come to them. Sets that bust are left out: their chance is what the others leave.
 */

/** The totals with which the dealer ends, and bust. */
export const DEALER_ENDS = 6
export const LEAST_STOP = 17
export const BUST = 5

/** Sets of cards as a tree, each node one card more, in the order in which a walk meets them. */
interface DealerTree {
  readonly size: number
  /** The value (0 for an ace to 9 for a ten) added at each node, and how many of it were there before. */
  readonly value: Uint8Array
  readonly before: Uint8Array
  readonly depth: Uint8Array
  /** The orders in which the dealer ends with just these cards; 0 where he does not. */
  readonly orders: Float64Array
  /** The total less 17. */
  readonly end: Uint8Array
  /** Whether no set goes on from here: its product is needed once only. */
  readonly isLast: Uint8Array
  /** The most cards in a set. */
  readonly most: number
}

const isOver = (cards: readonly number[], soft17: Soft17): boolean => {
  const { total, soft } = totalOf(cards)
  return total > LEAST_STOP || (total === LEAST_STOP && (!soft || soft17 === 'stand'))
}

/** The sets of cards with which the dealer ends without a bust, and in how many orders; his first card is not the one of a blackjack. */
function endsUnder(upcard: number, soft17: Soft17): ReadonlyMap<string, number> {
  const ends = new Map<string, number>()
  const hole = blackjackValue(upcard)
  const draw = (cards: readonly number[]): void => {
    for (let value = 1; value <= 10; value++) {
      if (cards.length === 1 && value === hole) continue
      const next = [...cards, value]
      if (totalOf(next).total > 21) break
      if (!isOver(next, soft17)) draw(next)
      else {
        const key = next
          .slice(1)
          .sort((a, b) => a - b)
          .join()
        ends.set(key, (ends.get(key) ?? 0) + 1)
      }
    }
  }
  draw([upcard])
  return ends
}

/** Every set and what it begins with, each after those it begins with and before other sets: the order of a walk. */
function withBeginnings(sets: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const all = new Map<string, readonly number[]>()
  for (const set of sets) for (let n = 1; n <= set.length; n++) all.set(set.slice(0, n).join(), set.slice(0, n))
  return [...all.values()].sort(comparePlaces)
}

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i])
  return at < 0 ? a.length - b.length : a[at]! - (b[at] ?? 0)
}

function makeTree(upcard: number, soft17: Soft17): DealerTree {
  const ends = endsUnder(upcard, soft17)
  const nodes = withBeginnings([...ends.keys()].map((key) => key.split(',').map(Number)))
  const last = (cards: readonly number[]): number => cards[cards.length - 1]!
  return {
    size: nodes.length,
    value: Uint8Array.from(nodes, (cards) => last(cards) - 1),
    before: Uint8Array.from(nodes, (cards) => cards.filter((value) => value === last(cards)).length - 1),
    depth: Uint8Array.from(nodes, (cards) => cards.length),
    orders: Float64Array.from(nodes, (cards) => ends.get(cards.join()) ?? 0),
    end: Uint8Array.from(nodes, (cards) => Math.max(0, totalOf([upcard, ...cards]).total - LEAST_STOP)),
    isLast: Uint8Array.from(nodes, (cards, i) => ((nodes[i + 1]?.length ?? 0) > cards.length ? 0 : 1)),
    most: Math.max(...nodes.map((cards) => cards.length)),
  }
}

const trees = new Map<string, DealerTree>()

function treeFor(upcard: number, soft17: Soft17): DealerTree {
  const key = `${upcard} ${soft17}`
  const tree = trees.get(key) ?? makeTree(upcard, soft17)
  trees.set(key, tree)
  return tree
}

/** Shoes side by side: what is left of each value in each, at `place * size + i`, and how many cards in all. */
export interface Shoes {
  readonly size: number
  readonly counts: Float64Array
  readonly left: Float64Array
  /** As in `Shoe`. */
  readonly hole: number
}

/** More cards than a dealer draws. */
const MOST_DRAWN = 24

/** The chance that the hole card of each shoe is no blackjack, before the dealer looks. */
function chancesOfNoBlackjack({ size, counts, left, hole }: Shoes): Float64Array {
  return Float64Array.from({ length: size }, (_, i) =>
    hole < 0 ? 1 : (left[i]! - counts[hole * size + i]!) / left[i]!,
  )
}

/** Bust, given everything else. */
function addBusts(size: number, ends: Float64Array): void {
  for (let i = 0; i < size; i++) {
    let stopped = 0
    for (let end = 0; end < BUST; end++) stopped += ends[end * size + i]!
    ends[BUST * size + i] = 1 - stopped
  }
}

/**
 * The dealer's chances of 17 to 21 and bust under an up card (1 to 10), given that there is no blackjack, for many shoes at once:
 * at `end * size + i`. The tree is walked once, and the products of a node are made for all shoes in one run over plain arrays.
 */
export function dealerChances(upcard: number, soft17: Soft17, shoes: Shoes): Float64Array {
  const { size, counts, left } = shoes
  const tree = treeFor(upcard, soft17)
  const ends = new Float64Array(DEALER_ENDS * size)
  const products = [
    Float64Array.from(chancesOfNoBlackjack(shoes), (chance) => 1 / chance),
    ...Array.from({ length: tree.most }, () => new Float64Array(size)),
  ]
  const shares = Array.from({ length: MOST_DRAWN }, (_, drawn) =>
    Float64Array.from(left, (n) => (n > drawn ? 1 / (n - drawn) : 0)),
  )
  for (let node = 0; node < tree.size; node++) {
    const depth = tree.depth[node]!
    const [from, into, share] = [products[depth - 1]!, products[depth]!, shares[depth - 1]!]
    const row = tree.value[node]! * size
    const before = tree.before[node]!
    const orders = tree.orders[node]!
    const end = tree.end[node]! * size
    if (tree.isLast[node] === 1) {
      for (let i = 0; i < size; i++)
        ends[end + i] = ends[end + i]! + orders * (from[i]! * (counts[row + i]! - before) * share[i]!)
      continue
    }
    // A count that runs out makes the product nothing, and it stays so: no branch is needed.
    for (let i = 0; i < size; i++) into[i] = from[i]! * (counts[row + i]! - before) * share[i]!
    if (orders === 0) continue
    for (let i = 0; i < size; i++) ends[end + i] = ends[end + i]! + orders * into[i]!
  }
  addBusts(size, ends)
  return ends
}
