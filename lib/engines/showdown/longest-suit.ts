import { type Card, rankOf, suitOf } from '@/lib/cards/card'
import type { Progress } from '@/lib/game/solver'
import { bitCount, choose } from '@/lib/math/combinations'
import { MASKS } from './masks'
import type { LongestSuit } from './rankings/ranking'
import type { Dealt, Sweep, Visit } from './sweep'
import { SUITS } from './tables'

/*
 * Hands whose longest suit counts. With R_σ the ranks left in suit σ, the dealer's hands of m cards below L ranks V are the coefficient of
 * x^m in  Π over σ of p_σ(x), where p_σ has C(|R_σ|, j) at x^j for j < L and, at x^L, the sets of L ranks of R_σ lower than V. So a suit of the
 * player's hand matters only by its size and by how many of those sets it leaves.
 */

/** How many cards the dealer has, at most: the degree of the products. */
const DEGREE = 7
const LENGTH = DEGREE + 1

const CHOOSE = Array.from({ length: 14 }, (_, n) => Float64Array.from({ length: 14 }, (__, k) => choose(n, k)))

function multiply(a: Float64Array, b: Float64Array, into: Float64Array): void {
  into.fill(0)
  for (let i = 0; i < LENGTH; i++) {
    if (a[i] === 0) continue
    for (let j = 0; i + j < LENGTH; j++) into[i + j]! += a[i]! * b[j]!
  }
}

/** The coefficient of x^degree in the product of two. */
function coefficient(a: Float64Array, b: Float64Array, degree: number): number {
  let sum = 0
  for (let i = 0; i <= degree; i++) sum += a[i]! * b[degree - i]!
  return sum
}

// ——— One decision —————————————————————————————————————————————————————————————————————————————————————————————

const maskOf = (cards: readonly Card[], suit: number): number =>
  cards.reduce((mask, card) => (suitOf(card) === suit ? mask | (1 << rankOf(card)) : mask), 0)

/** The strength of one hand. */
export function longestStrength(ranking: LongestSuit, cards: readonly Card[]): number {
  const { strengthOf } = ranking.order()
  return Math.max(...Array.from({ length: SUITS }, (_, suit) => strengthOf[maskOf(cards, suit)]!))
}

/** How many of the hands of `count` cards that hold these and otherwise unseen cards have each strength. */
export function longestHistogram(
  ranking: LongestSuit,
  count: number,
  held: readonly Card[],
  unseen: readonly Card[],
): Float64Array {
  const { masks } = ranking.order()
  const counts = new Float64Array(ranking.strengths)
  const suits = Array.from({ length: SUITS }, (_, suit) => ({ own: maskOf(held, suit), left: maskOf(unseen, suit) }))
  const [first, second] = [new Float64Array(LENGTH), new Float64Array(LENGTH)]
  let polynomials: readonly Float64Array[] = []
  const handsSoFar = (): number => {
    multiply(polynomials[0]!, polynomials[1]!, first)
    multiply(polynomials[2]!, polynomials[3]!, second)
    return coefficient(first, second, count)
  }
  let [size, before] = [0, 0]
  masks.forEach((mask, strength) => {
    if (bitCount(mask) !== size) {
      size = bitCount(mask)
      polynomials = suits.map(({ own, left }) =>
        Float64Array.from({ length: LENGTH }, (_, j) => (j < size ? waysToFill(own, left, j) : 0)),
      )
      before = handsSoFar()
    }
    let isPossible = false
    suits.forEach(({ own, left }, suit) => {
      if ((own & ~mask) !== 0 || (mask & ~(own | left)) !== 0) return
      polynomials[suit]![size]!++
      isPossible = true
    })
    if (!isPossible) return
    const hands = handsSoFar()
    counts[strength] = hands - before
    before = hands
  })
  return counts
}

/** The ways to hold so many cards of a suit of which some are held. */
function waysToFill(own: number, left: number, size: number): number {
  const more = size - bitCount(own)
  return more < 0 ? 0 : CHOOSE[bitCount(left)]![more]!
}

// ——— The whole game ———————————————————————————————————————————————————————————————————————————————————————————

/** How many sets of as many ranks as V has, none of them in `gone`, are lower than V. */
function setsBelow(gone: number, ranks: number, size: number): number {
  let missing = size
  let sum = 0
  let left = 13 - bitCount(gone)
  for (let rank = 12; rank >= 0 && missing > 0; rank--) {
    const isGone = (gone >> rank) & 1
    if (!isGone) left--
    if (((ranks >> rank) & 1) === 0) continue
    // Lower sets lack this rank, and have the rest below it.
    sum += CHOOSE[left]![missing]!
    if (isGone) break
    missing--
  }
  return sum
}

/** What is counted: the dealer's hands that don't qualify, those below V, and those at most V. */
const COUNTED = [0, 1, 2] as const

/** Suits of the player's hand that matter in the same way: how many sets of ranks they are. */
interface State {
  readonly size: number
  sets: number
  /** For each of COUNTED, the dealer's sets in this suit by size. */
  readonly polynomials: readonly Float64Array[]
}

/** The dealer's sets of fewer than `size` ranks by their size, and `top` sets of `size` ranks. */
function polynomial(gone: number, size: number, top: number): Float64Array {
  const left = CHOOSE[13 - bitCount(gone)]!
  return Float64Array.from({ length: LENGTH }, (_, j) => (j < size ? left[j]! : j === size ? top : 0))
}

/** Walks a whole game of the longest suit. Throws a RangeError if a card is exposed. */
export function longestSweep(ranking: LongestSuit, dealt: Dealt): Sweep {
  const { player, dealer, up } = dealt
  if (up !== 0 || player > DEGREE || dealer > DEGREE)
    throw new RangeError('whole games of the longest suit are counted for up to seven cards, without an up card')
  const { masks } = ranking.order()
  const bySize = Array.from({ length: DEGREE + 1 }, (_, size) =>
    Array.from({ length: MASKS }, (__, mask) => mask).filter((mask) => bitCount(mask) === size),
  )

  function run(qualifies: number, visit: Visit, only?: Uint8Array, onProgress?: Progress): void {
    const least = masks[qualifies] ?? 0
    const leastSize = qualifies === 0 ? 0 : bitCount(least)
    const unqualifiedSets = Int16Array.from({ length: MASKS }, (_, mask) => setsBelow(mask, least, leastSize))

    function stateOf(mask: number, ranks: number, size: number): State {
      const below = setsBelow(mask, ranks, size)
      return {
        size: bitCount(mask),
        sets: 1,
        polynomials: [
          polynomial(mask, leastSize, unqualifiedSets[mask]!),
          polynomial(mask, size, below),
          polynomial(mask, size, below + ((mask & ranks) === 0 ? 1 : 0)),
        ],
      }
    }

    /** The other suits of hands whose best suit has the ranks V: they are shorter, or lower. */
    function statesBelow(ranks: number, size: number): readonly State[] {
      const states = new Map<number, State>()
      for (let other = 0; other <= Math.min(size, player - size); other++)
        for (const mask of bySize[other]!) {
          if (other === size && mask >= ranks) break
          // Sets are fewer than 2,048.
          const below = 2 * setsBelow(mask, ranks, size) + ((mask & ranks) === 0 ? 1 : 0)
          const key = (below * 2048 + unqualifiedSets[mask]!) * LENGTH + other
          const known = states.get(key)
          if (known) known.sets++
          else states.set(key, stateOf(mask, ranks, size))
        }
      return [...states.values()]
    }

    for (let strength = 0; strength < ranking.strengths; strength++) {
      if (strength % 64 === 0) onProgress?.(strength / ranking.strengths)
      if (only && only[strength] !== 1) continue
      const ranks = masks[strength]!
      const size = bitCount(ranks)
      const own = stateOf(ranks, ranks, size)
      const others = statesBelow(ranks, size)
      eachHand(own, others, player, (ways, three, last) => {
        const [unqualified, less, atMost] = COUNTED.map((i) => coefficient(three[i]!, last.polynomials[i]!, dealer))
        const out = qualifies === 0 ? 0 : unqualified!
        if (strength < qualifies) visit(strength, 0, 0, ways, out, out, out)
        else visit(strength, 0, 0, ways, out, less!, atMost!)
      })
    }
  }

  return { dealt, dealerHands: choose(52 - player, dealer), run }
}

/** For each number of suits from two on, the product of their polynomials. */
const products = Array.from({ length: SUITS - 2 }, () => COUNTED.map(() => new Float64Array(LENGTH)))

/**
 * Calls back for the hands of so many cards with the best suit once to three times, up to the order of suits: how many they are, the
 * product of three of their suits, and the last suit.
 */
function eachHand(
  own: State,
  others: readonly State[],
  cards: number,
  visit: (ways: number, three: readonly Float64Array[], last: State) => void,
): void {
  /** Makes the product of the suits before place `at` and this one. */
  const put = (at: number, state: State): void => {
    if (at === 0 || at === SUITS - 1) return
    const before = at === 1 ? own.polynomials : products[at - 2]!
    for (const i of COUNTED) multiply(before[i]!, state.polynomials[i]!, products[at - 1]![i]!)
  }
  /** Fills the places from `at` with states from `from` on; `same` counts how often the last one has come. */
  const fill = (at: number, from: number, missing: number, ways: number, same: number): void => {
    for (let i = from; i < others.length; i++) {
      const state = others[i]!
      if (at === SUITS - 1 ? state.size !== missing : state.size > missing) continue
      const again = i === from && same > 0 ? same + 1 : 1
      // With one suit more there are as many orders more, but equal ones don't change places.
      const more = (ways * state.sets * (at + 1)) / again
      if (at === SUITS - 1) visit(more, products[SUITS - 3]!, state)
      else {
        put(at, state)
        fill(at + 1, i, missing - state.size, more, again)
      }
    }
  }
  for (let best = 1; best < SUITS && best * own.size <= cards; best++) {
    put(best - 1, own)
    fill(best, 0, cards - best * own.size, 1, 0)
  }
}
