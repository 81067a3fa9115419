import { canonicalFlops } from './canonical-flops'
import { addRank } from './rank-multisets'
import { suitType, TURN_SUIT_TYPES } from './board-types'

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
  [0, 1, 2, 3]
    .filter((b) => b !== a)
    .flatMap((b) => [0, 1, 2, 3].filter((c) => c !== a && c !== b).map((c) => [a, b, c, 6 - a - b - c])),
)

/** `[renaming * 52 + card]`: the card after a renaming. */
const RENAMED = /* @__PURE__ */ Uint8Array.from(
  { length: 24 * 52 },
  (_, i) => ((i % 52) & ~3) | RENAMINGS[(i / 52) | 0]![i & 3]!,
)

/** The renaming that takes each back. */
const INVERSES = /* @__PURE__ */ RENAMINGS.map((names) =>
  RENAMINGS.findIndex((other) => other.every((name, suit) => names[name] === suit)),
)

/** Sorted, as one number that orders sets of four cards. */
function keyOf(a: number, b: number, c: number, d: number): number {
  const p = Math.min(a, b)
  const q = Math.max(a, b)
  const r = Math.min(c, d)
  const s = Math.max(c, d)
  const x = Math.max(p, r)
  const y = Math.min(q, s)
  return (Math.max(q, s) << 18) | (Math.max(x, y) << 12) | (Math.min(x, y) << 6) | Math.min(p, r)
}

/** How many turns a turn stands for, if it is the least of its kind; else 0. 24 over the renamings that leave it as it is. */
function timesLeast(a: number, b: number, c: number, d: number): number {
  // The least of its kind has its highest rank in the first suits: no need to rename the others.
  const rank = d >> 2
  const copies = c >> 2 !== rank ? 0 : b >> 2 !== rank ? 1 : a >> 2 !== rank ? 2 : 3
  if ((d & 3) !== copies) return 0
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
      const [x, y, z] = [RENAMED[i * 52 + cards[0]]!, RENAMED[i * 52 + cards[1]]!, RENAMED[i * 52 + cards[2]]!]
      const place = flopPlace(
        Math.min(x, y, z),
        Math.max(Math.min(x, y), Math.min(Math.max(x, y), z)),
        Math.max(x, y, z),
      )
      flop[place] = number
      renaming[place] = INVERSES[i]!
    }
  })
  return { flop, renaming }
}

/** What a suit shows if at least two of the cards are in it, else −1. */
function shownOf(suit: number, a: number, b: number, c: number, d: number): number {
  let [set, count, x, y] = [0, 0, -1, -1]
  for (let i = 0, card = a; i < 4; i++, card = i === 1 ? b : i === 2 ? c : d) {
    if ((card & 3) === suit) {
      set |= 1 << (card >> 2)
      count++
    } else if (x < 0) x = card >> 2
    else y = card >> 2
  }
  return count < 2 ? -1 : suit * TURN_SUIT_TYPES + suitType(4, set, x, y)
}

/** Up to two suits show something: their places in a list that holds −1. */
function showSuits(suits: Int32Array, at: number, a: number, b: number, c: number, d: number): void {
  for (let suit = 0, next = at; suit < 4 && next < at + 2; suit++) {
    const shown = shownOf(suit, a, b, c, d)
    if (shown >= 0) suits[next++] = shown
  }
}

function makeCanonicalTurns(): CanonicalTurns {
  const most = 16432
  const made = {
    count: most,
    cards: new Uint8Array(most * 4),
    turns: new Uint8Array(most),
    ranks: new Uint16Array(most),
    suits: new Int32Array(most * 2).fill(-1),
    flops: new Uint16Array(most * 4),
    renamings: new Uint8Array(most * 4),
  }
  const { flop, renaming } = mapFlops()
  const [one, two, three] = [addRank(1), addRank(2), addRank(3)]
  let n = 0
  for (let d = 3; d < 52; d++) {
    for (let c = 2; c < d; c++) {
      for (let b = 1; b < c; b++) {
        for (let a = 0; a < b; a++) {
          const turns = timesLeast(a, b, c, d)
          if (turns === 0) continue
          made.turns[n] = turns
          made.cards.set([a, b, c, d], n * 4)
          made.ranks[n] = three[two[one[(a >> 2) * 13 + (b >> 2)]! * 13 + (c >> 2)]! * 13 + (d >> 2)]!
          showSuits(made.suits, n * 2, a, b, c, d)
          for (let i = 0; i < 4; i++) {
            // The flop without the card number 3 − i.
            const place = flopPlace(i === 3 ? b : a, i >= 2 ? c : b, i >= 1 ? d : c)
            made.flops[n * 4 + i] = flop[place]!
            made.renamings[n * 4 + i] = renaming[place]!
          }
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
