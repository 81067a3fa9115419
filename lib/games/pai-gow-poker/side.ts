import { type Card, cardOf } from '@/lib/cards/card'
import { DECK_WITH_JOKER, without } from '@/lib/cards/deck'
import { exact } from '@/lib/games/ev'
import type { SideFigures } from '@/lib/games/figures'
import type { SideOptions } from '@/lib/games/solver'
import { TooFewCards } from '@/lib/games/too-few-cards'
import { choose } from '@/lib/math/combinations'
import { scaleToIntegers } from '@/lib/math/fraction'
import { paidRow, ROYAL_MATCH, rowsMade } from './bonus'
import {
  eachFlushHand,
  eachFlushRun,
  eachRankHand,
  eachRankRun,
  FLUSH_CLASSES,
  RANK_CLASSES,
  rankCounts,
  readSeven,
  sortHand,
  suitsOf,
} from '@/lib/engines/pai-gow/index'
import { BONUS_ROWS, type PaiGowRules } from './rules'

/** The rows that each class of hands makes; found once. */
interface RowTable {
  readonly ranks: Uint16Array
  readonly flushes: Uint16Array
  /** The rows of the rank class that each flush class lies in. */
  readonly plain: Uint16Array
}

let table: RowTable | undefined

function makeTable(): RowTable {
  const ranks = new Uint16Array(RANK_CLASSES)
  const flushes = new Uint16Array(FLUSH_CLASSES)
  const plain = new Uint16Array(FLUSH_CLASSES)
  eachRankHand((hand, at) => {
    ranks[at] = rowsMade(hand)
  })
  eachFlushHand((hand, at, rankClass) => {
    flushes[at] = rowsMade(hand)
    plain[at] = ranks[rankClass]!
  })
  return { ranks, flushes, plain }
}

const ROYAL_RANKS = [8, 9, 10, 11, 12]

/** The twelve hands of a royal flush with king and queen of another suit: the classes do not know whether the two are of one suit. */
const ROYAL_MATCHES: readonly (readonly Card[])[] = [0, 1, 2, 3].flatMap((suit) =>
  [0, 1, 2, 3]
    .filter((other) => other !== suit)
    .map((other) => [...ROYAL_RANKS.map((rank) => cardOf(rank, suit)), cardOf(11, other), cardOf(10, other)]),
)

/** How many hands of the stub make which rows. */
function countRows(stub: readonly Card[]): ReadonlyMap<number, number> {
  const { ranks, flushes, plain } = (table ??= makeTable())
  const counts = new Float64Array(1 << BONUS_ROWS.length)
  const { suits, joker } = suitsOf(stub)
  eachRankRun(rankCounts(stub), joker, (at, scale, ways) => {
    for (let i = 0; i < ways.length; i++) counts[ranks[at + i]!]! += scale * ways[i]!
  })
  eachFlushRun(suits, joker, (at, ways) => {
    for (let i = 0; i < ways.length; i++) {
      counts[flushes[at + i]!]! += ways[i]!
      counts[plain[at + i]!]! -= ways[i]!
    }
  })
  for (const hand of ROYAL_MATCHES) {
    if (!hand.every((card) => stub.includes(card))) continue
    const rows = rowsMade(readSeven(sortHand(hand)))
    counts[rows]!--
    counts[rows | ROYAL_MATCH]!++
  }
  return new Map([...counts.entries()].filter(([, ways]) => ways > 0))
}

/** The bonus over every hand of the cards that are not dead: 154,143,080 of the whole deck. */
export function side(rules: PaiGowRules, bet: string, options: SideOptions = {}): SideFigures {
  if (bet !== 'bonus') throw new RangeError(`“${bet}” is no side bet of Pai Gow Poker`)
  const stub = without(DECK_WITH_JOKER, options.dead ?? [])
  const deals = choose(stub.length, 7)
  if (deals === 0) throw new TooFewCards()
  const ways = new Map<string, number>()
  for (const [rows, n] of countRows(stub)) {
    const row = paidRow(rules, rows)
    if (row !== undefined) ways.set(row, (ways.get(row) ?? 0) + n)
  }
  const hits = BONUS_ROWS.map(({ id, name }) => ({
    id,
    name,
    pay: id === 'three-pair-push' ? 0 : rules.pays.bonus[id]!,
    ways: ways.get(id) ?? 0,
  }))
    .filter(({ ways: n }) => n > 0)
    .reverse()
  const { unit, integers } = scaleToIntegers(hits.map(({ pay }) => pay))
  const lost = deals - hits.reduce((sum, hit) => sum + hit.ways, 0)
  const won = hits.reduce((sum, hit, i) => sum + BigInt(integers[i]!) * BigInt(hit.ways), 0n)
  return { ev: exact(won - BigInt(unit) * BigInt(lost), BigInt(unit) * BigInt(deals)), hits, deals }
}
