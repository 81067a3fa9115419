import type { Soft17 } from './rules'
import { blackjackValue, totalOf } from './totals'
import { chanceOfNoBlackjack, type Shoe } from './shoe'

/*
 * The dealer's total for any shoe. The chance of drawing certain cards does not depend on their order, and whether he stops does not
 * depend on the shoe: so the sets of cards with which he ends are listed once for each up card, with the number of orders in which he
 * can come to them. For a shoe the list is walked once. Sets that bust are left out: their chance is what the others leave.
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
  /** The node after this one's last descendant. */
  readonly next: Uint16Array
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
        const key = next.slice(1).sort((a, b) => a - b).join()
        ends.set(key, (ends.get(key) ?? 0) + 1)
      }
    }
  }
  draw([upcard])
  return ends
}

interface TreeNode {
  readonly cards: readonly number[]
  readonly children: Map<number, TreeNode>
}

function grow(sets: Iterable<readonly number[]>): TreeNode {
  const root: TreeNode = { cards: [], children: new Map() }
  for (const set of sets) {
    let node = root
    for (const value of set) {
      const child: TreeNode = node.children.get(value) ?? { cards: [...node.cards, value], children: new Map() }
      node.children.set(value, child)
      node = child
    }
  }
  return root
}

/** The nodes in the order of a walk, each with the place after its descendants. */
function flatten(root: TreeNode): readonly { readonly cards: readonly number[]; readonly next: number }[] {
  const nodes: { cards: readonly number[]; next: number }[] = []
  const visit = (node: TreeNode): void => {
    for (const child of node.children.values()) {
      const entry = { cards: child.cards, next: 0 }
      nodes.push(entry)
      visit(child)
      entry.next = nodes.length
    }
  }
  visit(root)
  return nodes
}

function makeTree(upcard: number, soft17: Soft17): DealerTree {
  const ends = endsUnder(upcard, soft17)
  const nodes = flatten(grow([...ends.keys()].map((key) => key.split(',').map(Number))))
  const last = (cards: readonly number[]): number => cards[cards.length - 1]!
  return {
    size: nodes.length,
    value: Uint8Array.from(nodes, ({ cards }) => last(cards) - 1),
    before: Uint8Array.from(nodes, ({ cards }) => cards.filter((value) => value === last(cards)).length - 1),
    depth: Uint8Array.from(nodes, ({ cards }) => cards.length),
    orders: Float64Array.from(nodes, ({ cards }) => ends.get(cards.join()) ?? 0),
    end: Uint8Array.from(nodes, ({ cards }) => Math.max(0, totalOf([upcard, ...cards]).total - LEAST_STOP)),
    next: Uint16Array.from(nodes, ({ next }) => next),
  }
}

const trees = new Map<string, DealerTree>()

function treeFor(upcard: number, soft17: Soft17): DealerTree {
  const key = `${upcard} ${soft17}`
  const tree = trees.get(key) ?? makeTree(upcard, soft17)
  trees.set(key, tree)
  return tree
}

/** More cards than a dealer can hold, the up card and the first place of the products among them. */
const MOST_CARDS = 24
const products = new Float64Array(MOST_CARDS)
const shares = new Float64Array(MOST_CARDS)

/** Writes the chances of 17 to 21 and bust, given that there is no blackjack, to six places of `out` from `at` on. */
export type DealerChances = (shoe: Shoe, out: Float64Array, at: number) => void

/** The dealer's chances under an up card (1 to 10), for whatever shoe is left without the known cards. */
export function dealerUnder(upcard: number, soft17: Soft17): DealerChances {
  const { size, value, before, depth, orders, end, next } = treeFor(upcard, soft17)
  return (shoe, out, at) => {
    const { counts, left } = shoe
    for (let d = 0; d < MOST_CARDS; d++) shares[d] = 1 / (left - d)
    out.fill(0, at, at + DEALER_ENDS)
    products[0] = 1 / chanceOfNoBlackjack(shoe)
    let ended = 0
    for (let i = 0; i < size; ) {
      const d = depth[i]!
      const some = counts[value[i]!]! - before[i]!
      if (some <= 0) {
        i = next[i]!
        continue
      }
      const product = products[d - 1]! * some * shares[d - 1]!
      products[d] = product
      const ways = orders[i]!
      if (ways > 0) {
        out[at + end[i]!]! += ways * product
        ended += ways * product
      }
      i++
    }
    out[at + BUST] = 1 - ended
  }
}
