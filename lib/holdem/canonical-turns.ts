import { SET_NUMBER } from './board-types'
import { allHands, canonicalFlops, HANDS } from './canonical-flops'
import { addRank } from './rank-multisets'
import { TURN_SUIT_TYPES, turnType } from './turns'

/*
 * Turns (boards of four cards) that differ only by which suits are which are one: 16,432 of the 270,725. Each is kept as the least of
 * its kind, with the number it stands for, what it shows, and where its four flops are among the canonical ones.
 */

export interface CanonicalTurns {
  readonly count: number
  /** Four cards each, ascending. */
  readonly cards: Uint8Array
  /** How many turns each stands for. */
  readonly turns: Uint8Array
  /** The number of the multiset of its ranks. */
  readonly ranks: Uint16Array
  /** What up to two suits show: `suit · 11,531 + type`, two each; −1 for none. */
  readonly suits: Int32Array
  /** Its four flops: the canonical flop, and the renaming of suits that makes the flop it. */
  readonly flops: Uint16Array
  readonly renamings: Uint8Array
}

/** The 24 renamings of the suits: for each, the new name of each suit. */
const RENAMINGS: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].filter((b) => b !== a).flatMap((b) => [0, 1, 2, 3].filter((c) => c !== a && c !== b).map((c) => [a, b, c, 6 - a - b - c])),
)

/** `[renaming * 52 + card]`: the card after a renaming. */
const RENAMED = /* @__PURE__ */ Uint8Array.from({ length: 24 * 52 }, (_, i) => ((i % 52) & ~3) | RENAMINGS[(i / 52) | 0]![i & 3]!)

const inverse = (renaming: number): number =>
  RENAMINGS.findIndex((other) => other.every((name, suit) => RENAMINGS[renaming]![name] === suit))

/** Sorted, as one number that orders sets of four cards. */
function keyOf(a: number, b: number, c: number, d: number): number {
  const [p, q] = a < b ? [a, b] : [b, a]
  const [r, s] = c < d ? [c, d] : [d, c]
  const least = Math.min(p, r)
  const most = Math.max(q, s)
  const [x, y] = [Math.max(p, r), Math.min(q, s)]
  return (most << 18) | (Math.max(x, y) << 12) | (Math.min(x, y) << 6) | least
}

/** How many turns a turn stands for, if it is the least of its kind; else 0. 24 over the renamings that leave it as it is. */
function timesLeast(a: number, b: number, c: number, d: number): number {
  const own = keyOf(a, b, c, d)
  let same = 0
  for (let at = 0; at < RENAMED.length; at += 52) {
    const key = keyOf(RENAMED[at + a]!, RENAMED[at + b]!, RENAMED[at + c]!, RENAMED[at + d]!)
    if (key < own) return 0
    if (key === own) same++
  }
  return 24 / same
}

const flopPlace = (a: number, b: number, c: number): number => a + (b * (b - 1)) / 2 + (c * (c - 1) * (c - 2)) / 6

/** For each of the 22,100 flops, its canonical one and the renaming that makes it that. */
function mapFlops(): { readonly flop: Uint16Array; readonly renaming: Uint8Array } {
  const flop = new Uint16Array(22100)
  const renaming = new Uint8Array(22100)
  canonicalFlops().forEach(({ cards }, number) => {
    for (let i = 0; i < 24; i++) {
      const [a, b, c] = cards.map((card) => RENAMED[i * 52 + card]!).sort((x, y) => x - y) as [number, number, number]
      flop[flopPlace(a, b, c)] = number
      renaming[flopPlace(a, b, c)] = inverse(i)
    }
  })
  return { flop, renaming }
}

/** What the suits of at least two of the cards show. */
function suitsShown(cards: readonly number[]): [number, number] {
  const shown = [0, 1, 2, 3].flatMap((suit) => {
    const suited = cards.filter((card) => (card & 3) === suit)
    const [x = 0, y = 0] = cards.filter((card) => (card & 3) !== suit).map((card) => card >> 2)
    const set = suited.reduce((mask, card) => mask | (1 << (card >> 2)), 0)
    return suited.length < 2 ? [] : [suit * TURN_SUIT_TYPES + turnType(SET_NUMBER[set]!, suited.length, x, y)]
  })
  return [shown[0] ?? -1, shown[1] ?? -1]
}

function makeCanonicalTurns(): CanonicalTurns {
  const most = 16432
  const made = {
    count: most,
    cards: new Uint8Array(most * 4), turns: new Uint8Array(most), ranks: new Uint16Array(most),
    suits: new Int32Array(most * 2), flops: new Uint16Array(most * 4), renamings: new Uint8Array(most * 4),
  }
  const { flop, renaming } = mapFlops()
  let n = 0
  for (let d = 3; d < 52; d++) {
    for (let c = 2; c < d; c++) {
      for (let b = 1; b < c; b++) {
        for (let a = 0; a < b; a++) {
          const turns = timesLeast(a, b, c, d)
          if (turns === 0) continue
          made.turns[n] = turns
          made.cards.set([a, b, c, d], n * 4)
          made.ranks[n] = [a, b, c, d].reduce((number, card, k) => addRank(k)[number * 13 + (card >> 2)]!, 0)
          made.suits.set(suitsShown([a, b, c, d]), n * 2)
          const places = [flopPlace(a, b, c), flopPlace(a, b, d), flopPlace(a, c, d), flopPlace(b, c, d)]
          made.flops.set(places.map((place) => flop[place]!), n * 4)
          made.renamings.set(places.map((place) => renaming[place]!), n * 4)
          n++
        }
      }
    }
  }
  return made
}

let turnsMade: CanonicalTurns | undefined

/** The 16,432 turns. Made once, on first use. */
export const canonicalTurns = (): CanonicalTurns => (turnsMade ??= makeCanonicalTurns())

let renamedMade: Uint16Array | undefined

/** `[renaming * 1326 + hand]`: the hand after a renaming of suits. Made once, on first use. */
export function renamedHands(): Uint16Array {
  if (renamedMade) return renamedMade
  const { low, high } = allHands()
  renamedMade = new Uint16Array(24 * HANDS)
  for (let i = 0; i < 24; i++) {
    for (let hand = 0; hand < HANDS; hand++) {
      const a = RENAMED[i * 52 + low[hand]!]!
      const b = RENAMED[i * 52 + high[hand]!]!
      renamedMade[i * HANDS + hand] = a < b ? a + (b * (b - 1)) / 2 : b + (a * (a - 1)) / 2
    }
  }
  return renamedMade
}
