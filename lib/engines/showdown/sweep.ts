import { multisetRanks } from '@/lib/cards/rank-multisets'
import type { Progress } from '@/lib/game/solver'
import { bitCount, choose } from '@/lib/math/combinations'
import { type Counters, dealerHands } from './dealer-hands'
import { FIRST, plus } from './multisets'
import { type PlayerHands, playerHands } from './player-hands'
import { copiesIn, type Ranking, deckOf } from './rankings/ranking'
import type { Showdown } from './showdown'
import { MASKS } from './masks'
import { SUITS, waysOf } from './tables'

/*
 * Compares every hand of the player with all hands of the dealer, in the order of strength. When the walk arrives at a strength, the
 * counters have the dealer's hands below it; after its events are added, those up to it. By inclusion and exclusion, the counted hands that
 * contain the up card u and avoid the player's cards D are  Σ over T ⊆ D of (−1)^|T| · N(T + u).
 */

/** The cards that are dealt: as in `Showdown`, without the qualifying hand. */
export type Dealt = Omit<Showdown, 'qualifies'>

/**
 * One situation: hands with one look against up cards of one rank. `look` is its number in `hands`, `up` a rank, or 0 without an up card.
 * `ways` counts the deals of the player's hand and the up card. The others count hands of the dealer with that card: those that don't
 * qualify, and of those and the weaker ones `less`, and of those and the equal ones `atMost`.
 */
export type Visit = (
  strength: number,
  look: number,
  up: number,
  ways: number,
  unqualified: number,
  less: number,
  atMost: number,
) => void

export interface Sweep {
  readonly dealt: Dealt
  /** The player's hands; undefined if they are counted by more than their looks. */
  readonly hands?: PlayerHands
  /** How many hands the dealer may have against one hand of the player and one up card. */
  readonly dealerHands: number
  /**
   * Visits every situation, or those of the strengths that are 1 in `only`, weakest first. The dealer qualifies from strength `qualifies`. A
   * player's hand below it beats and ties nothing: `less` and `atMost` are then as `unqualified`.
   */
  run(qualifies: number, visit: Visit, only?: Uint8Array, onProgress?: Progress): void
}

/** Prepares the walk of a game: lists the player's hands and the dealer's, which takes about as long as the walk. */
export function makeSweep(ranking: Ranking, dealt: Dealt): Sweep {
  const { player, dealer, up } = dealt
  if (ranking.wild && (player !== ranking.size || dealer !== ranking.size))
    throw new RangeError('whole games with wild cards are counted for hands of the size that counts')
  const events = dealerHands(ranking, dealer)
  const { besides, mostBeside, placeBeside } = events
  const areOthersTold = up === 0 || besides > 1
  const hands = playerHands({ ranking, cards: player, hasUp: up === 1, areOthersTold })
  const { bounds, lookStarts, maskStarts, masks, places, ways, width } = hands
  const columns = up === 1 ? 13 : 1
  const firstNatural = ranking.wild ? 1 : 0
  const add = plus()
  const total = choose(deckOf(ranking).length - player - up, dealer - up)

  // ——— Reading the counters —————————————————————————————————————————————————————————————————————————————————

  const [terms, factors, sizes] = [
    new Int32Array(1 << player),
    new Int32Array(1 << player),
    new Uint8Array(1 << player),
  ]

  /** Lists the parts of these ranks, each with its sign and how many sets of cards it stands for. Returns how many. */
  function listParts(counts: Uint8Array, most: number): number {
    let count = 1
    terms[0] = sizes[0] = 0
    factors[0] = 1
    for (let r = 0; r < 13; r++) {
      const copies = counts[r]!
      if (copies === 0) continue
      const before = count
      for (let i = 0; i < before; i++) {
        let term = terms[i]!
        for (let taken = 1; taken <= copies && sizes[i]! + taken <= most; taken++) {
          term = add[term * 13 + r]!
          terms[count] = term
          sizes[count] = sizes[i]! + taken
          factors[count++] = factors[i]! * waysOf(copies, taken) * (taken & 1 ? -1 : 1)
        }
      }
    }
    return count
  }

  const counts = new Uint8Array(13)
  const outside = new Uint8Array(13)

  function readRanks(counters: Int32Array): void {
    byRank.fill(0)
    const count = listParts(counts, dealer - up)
    for (let i = 0; i < count; i++) {
      const [term, factor] = [terms[i]!, factors[i]!]
      if (up === 0) byRank[0]! += factor * counters[term]!
      else for (let r = 0; r < 13; r++) byRank[r]! += factor * counters[add[term * 13 + r]!]!
    }
  }

  const byRank = new Int32Array(columns)
  const flatRanks = multisetRanks(player)

  /** Without spare cards, what a mask adds depends on nothing else, and is kept until an event of a flush is added. */
  const isKept = mostBeside === 0

  /** Reads counters, to which it adds the events of strengths. */
  function makeReader({ ranks, suits }: Counters) {
    // The dealer's hands with a flush in the suit of a mask, if the up card is of that suit and if it isn't.
    const rows = isKept ? MASKS : 1 << player
    const inSuit = new Int32Array(rows * columns)
    const offSuit = areOthersTold && up === 1 ? new Int32Array(rows * columns) : inSuit
    const readAt = new Int32Array(isKept ? MASKS : 0)
    let version = 1

    function readMask(mask: number, at: number): void {
      inSuit.fill(0, at, at + columns)
      if (offSuit !== inSuit) offSuit.fill(0, at, at + columns)
      if (!isKept) for (let r = 0; r < (ranking.wild ? 1 : 13); r++) outside[r] = counts[r]! - ((mask >> r) & 1)
      const count = listParts(outside, mostBeside)
      for (let sub = mask; ; sub = (sub - 1) & mask) {
        const sign = bitCount(sub) & 1 ? -1 : 1
        for (let i = 0; i < count; i++) {
          const [term, factor] = [terms[i]!, sign * factors[i]!]
          const place = placeBeside[term]!
          if (up === 0) {
            inSuit[at]! += factor * suits[sub * besides + place]!
            continue
          }
          for (let r = firstNatural; r < 13; r++) inSuit[at + r]! += factor * suits[(sub | (1 << r)) * besides + place]!
          if (ranking.wild) {
            // Another natural card can't be beside a flush, and a wild one is beside a flush in any suit.
            const more = placeBeside[add[term * 13]!]!
            if (more < 0) continue
            const flushes = factor * suits[sub * besides + more]!
            inSuit[at]! += flushes
            offSuit[at]! += flushes
            continue
          }
          // The up card is one more beside the flush. Without wilds, places are numbers.
          if (term < FIRST[mostBeside]!)
            for (let r = 0; r < 13; r++) offSuit[at + r]! += factor * suits[sub * besides + add[term * 13 + r]!]!
        }
        if (sub === 0) break
      }
    }

    /** Where a mask's row is, once it has been read. */
    function rowOf(mask: number, place: number): number {
      if (!isKept) return place * columns
      if (readAt[mask] !== version) {
        readMask(mask, mask * columns)
        readAt[mask] = version
      }
      return mask * columns
    }

    /** For every look of strength s and every column, the dealer's hands that the counters have. */
    function read(s: number, into: Int32Array): void {
      let at = 0
      for (let set = bounds[s]!; set < bounds[s + 1]!; set++) {
        counts.fill(0)
        const own = (hands.ranks[set]! - FIRST[player]!) * player
        for (let i = 0; i < player; i++) counts[flatRanks[own + i]!]!++
        readRanks(ranks)
        const start = maskStarts[set]!
        if (!isKept) for (let i = start; i < maskStarts[set + 1]!; i++) readMask(masks[i]!, (i - start) * columns)
        for (let look = lookStarts[set]!; look < lookStarts[set + 1]!; look++) {
          for (let i = 0; i < width; i++) {
            const place = places[look * width + i]!
            const row = rowOf(masks[start + place]!, place)
            if (i === 0) for (let r = 0; r < columns; r++) into[at + r] = byRank[r]! + inSuit[row + r]!
            else for (let r = 0; r < columns; r++) into[at + r]! += offSuit[row + r]!
          }
          at += columns
        }
      }
    }

    function addStrength(s: number): void {
      if (events.add({ ranks, suits }, s)) version++
    }

    return { read, add: addStrength }
  }

  // ——— The walk —————————————————————————————————————————————————————————————————————————————————————————————

  let mostLooks = 0
  for (let s = 0; s < ranking.strengths; s++)
    mostLooks = Math.max(mostLooks, lookStarts[bounds[s + 1]!]! - lookStarts[bounds[s]!]!)
  const scratch = (): Int32Array => new Int32Array(mostLooks * columns)

  function run(qualifies: number, visit: Visit, only?: Uint8Array, onProgress?: Progress): void {
    const [unqualified, less, atMost] = [scratch(), scratch(), scratch()]

    /** How many deals of the hand and a wild up card there are: of the wilds that are left, which have no suit. */
    function wildUps(set: number, look: number): number {
      const own = (hands.ranks[set]! - FIRST[player]!) * player
      let left = copiesIn(ranking)[0]!
      for (let i = 0; i < player; i++) if (flatRanks[own + i] === 0) left--
      return (ways[look]! / SUITS) * left
    }

    function visitStrength(s: number, below: Int32Array, upTo: Int32Array): void {
      let at = 0
      for (let set = bounds[s]!; set < bounds[s + 1]!; set++)
        for (let look = lookStarts[set]!; look < lookStarts[set + 1]!; look++) {
          const mask = up === 0 ? 0 : masks[maskStarts[set]! + places[look * width]!]!
          for (let r = 0; r < columns; r++, at++) {
            const many = r === 0 && up === 1 && ranking.wild ? wildUps(set, look) : ways[look]!
            if ((mask & (1 << r)) === 0 && many > 0) visit(s, look, r, many, unqualified[at]!, below[at]!, upTo[at]!)
          }
        }
    }

    const counters = events.empty()
    for (let s = 0; s < qualifies; s++) events.add(counters, s)
    const frozen = makeReader({ ranks: counters.ranks.slice(), suits: counters.suits.slice() })
    const sofar = makeReader(counters)
    for (let s = 0; s < ranking.strengths; s++) {
      if (s % 256 === 0) onProgress?.(s / ranking.strengths)
      const isWanted = bounds[s + 1]! > bounds[s]! && (only === undefined || only[s] === 1)
      if (isWanted && qualifies > 0) frozen.read(s, unqualified)
      if (s < qualifies) {
        if (isWanted) visitStrength(s, unqualified, unqualified)
        continue
      }
      if (isWanted) sofar.read(s, less)
      sofar.add(s)
      if (!isWanted) continue
      sofar.read(s, atMost)
      visitStrength(s, less, atMost)
    }
  }
  return { dealt, hands, dealerHands: total, run }
}
