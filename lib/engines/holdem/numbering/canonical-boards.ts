import { choose } from '@/lib/math/combinations'

/*
 * Boards that differ only in the names of their suits count as one: 1,755 of the 22,100 flops, 16,432 of the 270,725
 * turns. The canonical board is the least of its kind, boards are in that order, and each turn knows its four canonical
 * flops.
 */

/** A canonical board, and how many boards it represents. */
export type Dealt = readonly [cards: readonly number[], times: number]

/** The 24 renamings of the suits: for each, the new name of each suit. The first changes nothing. */
const RENAMINGS: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3]
    .filter((b) => b !== a)
    .flatMap((b) => [0, 1, 2, 3].filter((c) => c !== a && c !== b).map((c) => [a, b, c, 6 - a - b - c])),
)

/** The set of suits after a renaming, at `[renaming * 16 + suits]`. */
const RENAMED = /* @__PURE__ */ Uint8Array.from({ length: 24 * 16 }, (_, i) =>
  RENAMINGS[i >> 4]!.reduce((set, name, suit) => set | (((i >> suit) & 1) << name), 0),
)

/** The index of the renaming that reverses each. */
const INVERSES = /* @__PURE__ */ RENAMINGS.map((names) =>
  RENAMINGS.findIndex((other) => other.every((name, suit) => names[name] === suit)),
)

/**
 * Inner loop: how many boards this one represents if it is the least of its kind, else 0. That is 24 divided by the
 * number of renamings that leave it unchanged. Fills `suits` with the suits of each rank, highest rank first.
 */
function timesLeast(cards: readonly number[], suits: Uint8Array): number {
  let ranks = 0
  for (let i = cards.length - 1, last = -1; i >= 0; i--) {
    const rank = cards[i]! >> 2
    const suit = 1 << (cards[i]! & 3)
    if (rank === last) suits[ranks - 1] = suits[ranks - 1]! | suit
    // In the least of a kind, the highest rank has the first suits, so there is no need to try the renamings.
    else if (ranks === 1 && (suits[0]! & (suits[0]! + 1)) !== 0) return 0
    else suits[ranks++] = suit
    last = rank
  }
  let own = 0
  let same = 0
  for (let at = 0; at < RENAMED.length; at += 16) {
    let key = 0
    for (let i = 0; i < ranks; i++) key = key * 16 + RENAMED[at + suits[i]!]!
    if (at === 0) own = key
    if (key < own) return 0
    if (key === own) same++
  }
  return 24 / same
}

function makeBoards(k: number): readonly Dealt[] {
  const boards: Dealt[] = []
  const [cards, suits] = [Array.from({ length: k }, (_, i) => i), new Uint8Array(k)]
  for (let left = choose(52, k); left > 0; left--) {
    const times = timesLeast(cards, suits)
    if (times > 0) boards.push([[...cards], times])
    let i = 0
    while (i < k - 1 && cards[i]! + 1 === cards[i + 1]) cards[i] = i++
    cards[i] = cards[i]! + 1
  }
  return boards
}

/** The same cards with suits renamed in the order in which they appear. */
function named(cards: readonly number[]): readonly number[] {
  const names = [...new Set(cards.map((card) => card & 3))]
  return cards.map((card) => (card & ~3) | names.indexOf(card & 3))
}

let flopsMade: readonly Dealt[] | undefined

/** The 1,755 flops, with suits named in the order of the ranks. Made on first use. */
export const canonicalFlops = (): readonly Dealt[] =>
  (flopsMade ??= makeBoards(3).map(([cards, times]) => [named(cards), times]))

export interface CanonicalTurns {
  readonly turns: readonly Dealt[]
  /** For each of the four flops, its canonical flop and the renaming that turns it into that one. */
  readonly flops: Uint16Array
  readonly renamings: Uint8Array
}

/**
 * Inner loop: the index of a flop among all flops, ordered by their highest cards. The three cards may come in any
 * order.
 */
function flopPlace(x: number, y: number, z: number): number {
  const a = Math.min(x, y, z)
  const c = Math.max(x, y, z)
  const b = x + y + z - a - c
  return a + (b * (b - 1)) / 2 + (c * (c - 1) * (c - 2)) / 6
}

/** For each of the 22,100 flops, its canonical flop and the renaming that turns it into that one. */
function mapFlops(): { readonly flop: Uint16Array; readonly renaming: Uint8Array } {
  const flop = new Uint16Array(22100)
  const renaming = new Uint8Array(22100)
  const after = (card: number, names: readonly number[]): number => (card & ~3) | names[card & 3]!
  canonicalFlops().forEach(([cards], number) => {
    for (let i = 0; i < 24; i++) {
      const names = RENAMINGS[i]!
      const place = flopPlace(after(cards[0]!, names), after(cards[1]!, names), after(cards[2]!, names))
      flop[place] = number
      renaming[place] = INVERSES[i]!
    }
  })
  return { flop, renaming }
}

function makeCanonicalTurns(): CanonicalTurns {
  const turns = makeBoards(4)
  const { flop, renaming } = mapFlops()
  const places = new Uint16Array(turns.length * 4)
  turns.forEach(([[a, b, c, d]], turn) => {
    places[turn * 4] = flopPlace(a!, b!, c!)
    places[turn * 4 + 1] = flopPlace(a!, b!, d!)
    places[turn * 4 + 2] = flopPlace(a!, c!, d!)
    places[turn * 4 + 3] = flopPlace(b!, c!, d!)
  })
  const renamings = new Uint8Array(places.length)
  places.forEach((place, i) => (renamings[i] = renaming[place]!))
  return { turns, flops: places.map((place) => flop[place]!), renamings }
}

let turnsMade: CanonicalTurns | undefined

/** The 16,432 turns. Made on first use. */
export const canonicalTurns = (): CanonicalTurns => (turnsMade ??= makeCanonicalTurns())
