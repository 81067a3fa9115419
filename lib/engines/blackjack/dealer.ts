import type { Soft17 } from './rules'
import { VALUES } from './shoe'
import { blackjackValue, totalOf } from './totals'

/*
 * The dealer's total for any shoe. The chance of drawing given cards doesn't depend on their order, and the dealer's
 * rule doesn't depend on the shoe. So the sets of cards with which the dealer ends are listed once for each up card,
 * with the number of orders in which they come. Sets that bust are left out: busting is the rest of the probability.
 */

/** The dealer's ends: 17 to 21, bust, and the blackjack of a dealer who doesn't peek. */
export const DEALER_ENDS = 7
export const LEAST_STOP = 17
export const BUST = 5
export const BLACKJACK = 6

/** Sets of cards as a tree: each node adds one card, and nodes are in the order of a depth-first walk. */
interface DealerTree {
  readonly size: number
  /** The value added at each node (0 for an ace to 9 for a ten), and how many of that value came before. */
  readonly value: Uint8Array
  readonly before: Uint8Array
  readonly depth: Uint8Array
  /** The number of orders in which the dealer ends with exactly these cards; 0 where the dealer draws again. */
  readonly orders: Float64Array
  /** The total less 17. */
  readonly end: Uint8Array
  /** Whether the node is a leaf, whose product is needed only once. */
  readonly isLast: Uint8Array
  /** The largest number of cards in a set. */
  readonly most: number
}

const isOver = (cards: readonly number[], soft17: Soft17): boolean => {
  const { total, soft } = totalOf(cards)
  return total > LEAST_STOP || (total === LEAST_STOP && (!soft || soft17 === 'stand'))
}

/**
 * The sets of cards with which the dealer ends without busting, and the number of their orders. Blackjacks are left
 * out.
 */
function endsUnder(upcard: number, soft17: Soft17): ReadonlyMap<string, number> {
  const ends = new Map<string, number>()
  const hole = blackjackValue(upcard)
  let open = new Map([['', 1]])
  while (open.size > 0) {
    const longer = new Map<string, number>()
    for (const [key, orders] of open) {
      const cards = key === '' ? [] : key.split(',').map(Number)
      for (let value = 1; value <= VALUES; value++) {
        if (cards.length === 0 && value === hole) continue
        const next = [...cards, value].sort((a, b) => a - b)
        if (totalOf([upcard, ...next]).total > 21) continue
        const into = isOver([upcard, ...next], soft17) ? ends : longer
        into.set(next.join(), (into.get(next.join()) ?? 0) + orders)
      }
    }
    open = longer
  }
  return ends
}

/** Every set and every prefix of one, in the order of a depth-first walk. */
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

/**
 * Many shoes side by side: the cards left of value `place` in shoe i at `place * size + i`, and the number of cards
 * left in each shoe.
 */
export interface Shoes {
  readonly size: number
  readonly counts: Float64Array
  readonly left: Float64Array
  /** As in `Shoe`. */
  readonly hole: number
}

/** More than the cards a dealer can draw. */
const MOST_DRAWN = 24

/** Shoes are worked on in blocks of this size, so that their tables stay in the fastest cache. */
const BLOCK = 64

/** The tables of a block of shoes, at `row * BLOCK + i`. */
interface Block {
  /** The cards left of each value. */
  readonly counts: Float64Array
  /** The chance of the cards on the path to a node, by the number of those cards. */
  readonly products: Float64Array
  /** 1 divided by the cards left after that many draws. */
  readonly shares: Float64Array
  readonly ends: Float64Array
}

const rows = (count: number): Float64Array => new Float64Array(count * BLOCK)

const makeBlock = (): Block => ({
  counts: rows(VALUES),
  products: rows(MOST_DRAWN),
  shares: rows(MOST_DRAWN),
  ends: rows(DEALER_ENDS),
})

/** Adds the chance of every set of cards to the end it makes, for the first `size` shoes of a block. */
function addEnds(tree: DealerTree, { counts, products, shares, ends }: Block, size: number): void {
  for (let node = 0; node < tree.size; node++) {
    const into = tree.depth[node]! * BLOCK
    const from = into - BLOCK
    const row = tree.value[node]! * BLOCK
    const before = tree.before[node]!
    const orders = tree.orders[node]!
    const end = tree.end[node]! * BLOCK
    if (tree.isLast[node] === 1) {
      for (let i = 0; i < size; i++)
        ends[end + i]! += orders * (products[from + i]! * (counts[row + i]! - before) * shares[from + i]!)
      continue
    }
    // When a value runs out, its count makes the product 0 and keeps it 0, so the loop needs no branch.
    for (let i = 0; i < size; i++)
      products[into + i] = products[from + i]! * (counts[row + i]! - before) * shares[from + i]!
    if (orders === 0) continue
    for (let i = 0; i < size; i++) ends[end + i]! += orders * products[into + i]!
  }
}

/** Fills a block with the shoes from `first` on. If the dealer has peeked, the hole card doesn't make a blackjack. */
function fillBlock({ counts, products, shares, ends }: Block, shoes: Shoes, first: number, natural: number): void {
  const size = Math.min(BLOCK, shoes.size - first)
  for (let i = 0; i < size; i++) {
    const left = shoes.left[first + i]!
    for (let place = 0; place < VALUES; place++)
      counts[place * BLOCK + i] = shoes.counts[place * shoes.size + first + i]!
    for (let drawn = 0; drawn < MOST_DRAWN; drawn++) shares[drawn * BLOCK + i] = left > drawn ? 1 / (left - drawn) : 0
    products[i] = shoes.hole < 0 ? 1 : 1 / ((left - counts[shoes.hole * BLOCK + i]!) / left)
    ends[BLACKJACK * BLOCK + i] = natural < 0 ? 0 : counts[natural * BLOCK + i]! / left
  }
  ends.fill(0, 0, BLACKJACK * BLOCK)
}

/**
 * The dealer's chances of 17 to 21, bust and blackjack under an up card (1 to 10) for many shoes at once, at `end *
 * size + i`. If the dealer has peeked (`hole` is a value), they are conditional on no blackjack; otherwise they include
 * every hole card.
 */
export function dealerChances(upcard: number, soft17: Soft17, shoes: Shoes): Float64Array {
  const { size } = shoes
  const tree = treeFor(upcard, soft17)
  const natural = shoes.hole < 0 ? (blackjackValue(upcard) ?? 0) - 1 : -1
  const all = new Float64Array(DEALER_ENDS * size)
  const block = makeBlock()
  for (let first = 0; first < size; first += BLOCK) {
    const some = Math.min(BLOCK, size - first)
    fillBlock(block, shoes, first, natural)
    addEnds(tree, block, some)
    for (let i = 0; i < some; i++) {
      let stopped = 0
      for (let end = 0; end < BUST; end++) {
        const chance = block.ends[end * BLOCK + i]!
        all[end * size + first + i] = chance
        stopped += chance
      }
      const blackjack = block.ends[BLACKJACK * BLOCK + i]!
      all[BLACKJACK * size + first + i] = blackjack
      all[BUST * size + first + i] = 1 - stopped - blackjack
    }
  }
  return all
}
