import { choose } from '@/lib/math/combinations'
import { PAIR_COPIES, PAIR_HIGH, PAIR_LOW } from './lanes'
import { segmentsOf } from './payoff'
import { multisetRanks, MULTISETS } from './rank-multisets'
import { strengthTables, WEAKEST_FULL_HOUSE } from './strengths'

/*
 * All starting hands on every rank type.
 *
 * A sweep visits the 91 rank pairs of a board from the weakest to the strongest and keeps C, the hands below, and row[x], those of
 * them with one certain card of rank x. A hand {x, y} then has  C − row[x] − row[y]  hands of an opponent below it, and, with the
 * same counts G and g of its own tie group,  G − g[x] − g[y] + 1  beside it (the hand itself was taken off twice).
 *
 * The order never changes, so it is made once: all multisets of seven ranks in order of strength, each handing its pairs to the
 * boards that are left of it. No board is sorted.
 */

const BOARDS = MULTISETS[5]!

/** What depends on no rule. All by `[board * 91 + pair]` unless said otherwise. */
export interface RankSweep {
  /** Pairs from weakest to strongest; 128 added where the pair ties with the one before. */
  readonly order: Uint8Array
  readonly below: Int16Array
  readonly ties: Int16Array
  /** How many boards of these ranks the pair leaves: Π C(copies left, copies taken). */
  readonly boards: Uint16Array
  /** Full houses and better an opponent can hold, by board, and those with one certain card of a rank: `[board * 13 + rank]`. */
  readonly fullHouses: Int16Array
  readonly fullHouseRows: Int16Array
}

/** What the dealer's qualifying hand adds. */
export interface QualifyingSweep {
  readonly qualifies: number
  /** The opponent's hands that do not qualify, the player's two cards known. */
  readonly short: Int16Array
  /** The same with no card known, by board, and with one certain card of a rank: `[board * 13 + rank]`. */
  readonly allShort: Int16Array
  readonly shortRows: Int16Array
  /** The ranks y whose pair with x does not qualify, as a mask: `[board * 13 + x]`; pairs of one rank left out. */
  readonly shortWith: Uint16Array
  /** The segment of each pair's strength (`segmentsOf`). */
  readonly segment: Uint8Array
}

/** The multisets of seven ranks, weakest first; seven of a kind has strength −1. */
function sevensByStrength(strengths: Int16Array): Uint16Array {
  const starts = new Uint32Array(7464)
  for (const strength of strengths) starts[strength + 2] = starts[strength + 2]! + 1
  for (let i = 1; i < starts.length; i++) starts[i] = starts[i]! + starts[i - 1]!
  const sorted = new Uint16Array(strengths.length)
  strengths.forEach((strength, number) => {
    sorted[starts[strength + 1]!] = number
    starts[strength + 1] = starts[strength + 1]! + 1
  })
  return sorted
}

function makeOrder(): Uint8Array {
  const { boardAndPair, sevenRanks } = strengthTables()
  const ranks = multisetRanks(7)
  const order = new Uint8Array(BOARDS * 91)
  const filled = new Uint8Array(BOARDS)
  const last = new Int16Array(BOARDS).fill(-1)
  const rest = new Uint8Array(5)
  for (const seven of sevensByStrength(sevenRanks)) {
    const at = seven * 7
    for (let j = 1; j < 7; j++) {
      if (j < 6 && ranks[at + j] === ranks[at + j + 1]) continue
      for (let i = 0; i < j; i++) {
        if (i < j - 1 && ranks[at + i] === ranks[at + i + 1]) continue
        for (let k = 0, n = 0; k < 7; k++) if (k !== i && k !== j) rest[n++] = ranks[at + k]!
        const board = fiveNumber(rest)
        const pair = ranks[at + i]! + (ranks[at + j]! * (ranks[at + j]! + 1)) / 2
        const strength = boardAndPair[board * 91 + pair]!
        order[board * 91 + filled[board]!] = pair | (strength === last[board] ? 128 : 0)
        filled[board] = filled[board]! + 1
        last[board] = strength
      }
    }
  }
  return order
}

/** The number of five ascending ranks: C(a, 1) + C(b + 1, 2) + C(c + 2, 3) + C(d + 3, 4) + C(e + 4, 5). */
function fiveNumber(ranks: Uint8Array): number {
  const [a, b, c, d, e] = [ranks[0]!, ranks[1]! + 1, ranks[2]! + 2, ranks[3]! + 3, ranks[4]! + 4]
  return (
    a +
    (b * (b - 1)) / 2 +
    (c * (c - 1) * (c - 2)) / 6 +
    (d * (d - 1) * (d - 2) * (d - 3)) / 24 +
    (e * (e - 1) * (e - 2) * (e - 3) * (e - 4)) / 120
  )
}

/** Hands counted along a sweep: all, and those with one certain card of each rank. */
interface Running {
  all: number
  readonly rows: Int32Array
}

function addHands(running: Running, x: number, y: number, left: Int8Array): void {
  const { rows } = running
  if (x === y) {
    running.all += (left[x]! * (left[x]! - 1)) / 2
    rows[x] = rows[x]! + left[x]! - 1
  } else {
    running.all += left[x]! * left[y]!
    rows[x] = rows[x]! + left[y]!
    rows[y] = rows[y]! + left[x]!
  }
}

const handsWithout = ({ all, rows }: Running, x: number, y: number): number => all - rows[x]! - rows[y]!

/** Calls back for every board of ranks that a deck makes, with the copies it leaves. */
export function forEachRankType(visit: (board: number, left: Int8Array) => void): void {
  const ranks = multisetRanks(5)
  const left = new Int8Array(13)
  for (let board = 0; board < BOARDS; board++) {
    left.fill(4)
    let least = 4
    for (let i = board * 5; i < board * 5 + 5; i++) least = Math.min(least, (left[ranks[i]!] = left[ranks[i]!]! - 1))
    if (least >= 0) visit(board, left)
  }
}

function makeRankSweep(): RankSweep {
  const sweep: RankSweep = {
    order: makeOrder(),
    below: new Int16Array(BOARDS * 91),
    ties: new Int16Array(BOARDS * 91),
    boards: new Uint16Array(BOARDS * 91),
    fullHouses: new Int16Array(BOARDS),
    fullHouseRows: new Int16Array(BOARDS * 13),
  }
  forEachRankType((board, left) => {
    sweepBoard(board, left, sweep)
    countBoards(board, sweep.boards)
  })
  return sweep
}

function countBoards(board: number, boards: Uint16Array): void {
  const ranks = multisetRanks(5)
  boards.fill(1, board * 91, (board + 1) * 91)
  for (let i = board * 5, end = i + 5; i < end;) {
    const first = i
    while (i < end && ranks[i] === ranks[first]) i++
    for (let pair = 0; pair < 91; pair++) {
      const left = PAIR_COPIES[ranks[first]! * 91 + pair]!
      boards[board * 91 + pair] = boards[board * 91 + pair]! * choose(left, i - first)
    }
  }
}

function sweepBoard(board: number, left: Int8Array, sweep: RankSweep): void {
  const { order, below, ties, fullHouses, fullHouseRows } = sweep
  const { boardAndPair } = strengthTables()
  const running: Running = { all: 0, rows: new Int32Array(13) }
  const strong: Running = { all: 0, rows: new Int32Array(13) }
  const at = board * 91
  for (let first = 0, end = 0; first < 91; first = end) {
    end = first + 1
    while (end < 91 && order[at + end]! >= 128) end++
    const counting = boardAndPair[at + (order[at + first]! & 127)]! >= WEAKEST_FULL_HOUSE
    for (let i = first; i < end; i++) {
      const pair = order[at + i]! & 127
      below[at + pair] = handsWithout(running, PAIR_LOW[pair]!, PAIR_HIGH[pair]!)
    }
    for (let i = first; i < end; i++) {
      const pair = order[at + i]! & 127
      addHands(running, PAIR_LOW[pair]!, PAIR_HIGH[pair]!, left)
      if (counting) addHands(strong, PAIR_LOW[pair]!, PAIR_HIGH[pair]!, left)
    }
    for (let i = first; i < end; i++) {
      const pair = order[at + i]! & 127
      ties[at + pair] = handsWithout(running, PAIR_LOW[pair]!, PAIR_HIGH[pair]!) + 1 - below[at + pair]!
    }
  }
  fullHouses[board] = strong.all
  fullHouseRows.set(strong.rows, board * 13)
}

function makeQualifyingSweep(qualifies: number): QualifyingSweep {
  const { boardAndPair } = strengthTables()
  const segments = segmentsOf(qualifies)
  const sweep: QualifyingSweep = {
    qualifies,
    short: new Int16Array(BOARDS * 91),
    allShort: new Int16Array(BOARDS),
    shortRows: new Int16Array(BOARDS * 13),
    shortWith: new Uint16Array(BOARDS * 13),
    segment: new Uint8Array(BOARDS * 91),
  }
  for (let i = 0; i < boardAndPair.length; i++) sweep.segment[i] = segments[boardAndPair[i]!]!
  forEachRankType((board, left) => sweepShort(board, left, sweep))
  return sweep
}

function sweepShort(board: number, left: Int8Array, sweep: QualifyingSweep): void {
  const { boardAndPair } = strengthTables()
  const running: Running = { all: 0, rows: new Int32Array(13) }
  const at = board * 91
  for (let pair = 0; pair < 91; pair++) {
    if (boardAndPair[at + pair]! >= sweep.qualifies) continue
    const [x, y] = [PAIR_LOW[pair]!, PAIR_HIGH[pair]!]
    addHands(running, x, y, left)
    if (x === y) continue
    sweep.shortWith[board * 13 + x] = sweep.shortWith[board * 13 + x]! | (1 << y)
    sweep.shortWith[board * 13 + y] = sweep.shortWith[board * 13 + y]! | (1 << x)
  }
  sweep.allShort[board] = running.all
  sweep.shortRows.set(running.rows, board * 13)
  if (running.all === 0) return
  for (let pair = 0; pair < 91; pair++) {
    const itself = boardAndPair[at + pair]! < sweep.qualifies ? 1 : 0
    sweep.short[at + pair] = handsWithout(running, PAIR_LOW[pair]!, PAIR_HIGH[pair]!) + itself
  }
}

let rankSweepMade: RankSweep | undefined
let qualifyingSweepMade: QualifyingSweep | undefined

/** Made once, on first use. */
export function rankSweep(): RankSweep {
  return (rankSweepMade ??= makeRankSweep())
}

/** Kept for the last qualifying strength asked for. Throws for one beyond a straight. */
export function qualifyingSweep(qualifies: number): QualifyingSweep {
  if (qualifyingSweepMade?.qualifies !== qualifies) qualifyingSweepMade = makeQualifyingSweep(qualifies)
  return qualifyingSweepMade
}
