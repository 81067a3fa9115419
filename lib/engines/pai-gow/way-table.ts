import { eachFlushHand, FLUSH_CLASSES } from './flush-classes'
import { eachRankHand, RANK_CLASSES } from './rank-classes'
import { behindValue, frontValue, type Seven } from './hand'
import { rankingOf } from './ranking'
import { clausesIn, type Dealing, setterOf } from './ways'

/**
 * A setting as one number: the five-card value behind in the high bits, the two-card value in front in the low ones.
 */
export const FRONT_BITS = 7
export const makeSettingKey = (front: number, behind: number): number => (behind << FRONT_BITS) | front
export const frontOfKey = (key: number): number => key & ((1 << FRONT_BITS) - 1)
export const behindOfKey = (key: number): number => key >>> FRONT_BITS

/**
 * A house way's setting of every class of hands, computed beforehand. The weight of each class depends on the hand
 * asked about.
 */
export interface WayTable {
  /** The setting of each rank class and of each flush class. */
  readonly rankSettings: Uint32Array
  readonly flushSettings: Uint32Array
  /** The setting of the rank class of each flush class, as if there were no flush. */
  readonly plainSettings: Uint32Array
  /** The index of the clause that makes each of these settings. */
  readonly rankClauses: Uint8Array
  readonly flushClauses: Uint8Array
  readonly plainClauses: Uint8Array
  /** How many of the 154,143,080 hands each clause sets, in the order of the clauses. */
  readonly clauseHands: Float64Array
}

function makeTable(dealing: Dealing): WayTable {
  const { way, wheel } = dealing
  const ranking = rankingOf(wheel)
  const setter = setterOf(dealing)
  const clauseHands = new Float64Array(clausesIn(dealing).length)
  const keyOf = (hand: Seven, set: number): number => {
    if (set < 0) throw new RangeError(`the house way “${way.id}” sets some hands not at all or foul`)
    return makeSettingKey(frontValue(hand, set & 31), behindValue(ranking, hand, set & 31))
  }
  const rankSettings = new Uint32Array(RANK_CLASSES)
  const rankClauses = new Uint8Array(RANK_CLASSES)
  eachRankHand((hand, at, ways) => {
    const set = setter(hand)
    rankSettings[at] = keyOf(hand, set)
    rankClauses[at] = set >> 5
    clauseHands[set >> 5]! += ways
  })
  const flushSettings = new Uint32Array(FLUSH_CLASSES)
  const plainSettings = new Uint32Array(FLUSH_CLASSES)
  const flushClauses = new Uint8Array(FLUSH_CLASSES)
  const plainClauses = new Uint8Array(FLUSH_CLASSES)
  eachFlushHand((hand, at, rankClass, ways) => {
    const set = setter(hand)
    flushSettings[at] = keyOf(hand, set)
    plainSettings[at] = rankSettings[rankClass]!
    flushClauses[at] = set >> 5
    plainClauses[at] = rankClauses[rankClass]!
    clauseHands[set >> 5]! += ways
    clauseHands[rankClauses[rankClass]!]! -= ways
  })
  return { rankSettings, flushSettings, plainSettings, rankClauses, flushClauses, plainClauses, clauseHands }
}

const TABLES_KEPT = 6
const tables: { readonly dealing: Dealing; readonly table: WayTable }[] = []

/** The table of a dealing. Takes a third of a second the first time; the last few are kept, two megabytes each. */
export function tableOf(dealing: Dealing): WayTable {
  const { way, wheel, keepComplete } = dealing
  const at = tables.findIndex(
    ({ dealing: one }) => one.way === way && one.wheel === wheel && one.keepComplete === keepComplete,
  )
  if (at >= 0) return tables[at]!.table
  const table = makeTable(dealing)
  tables.push({ dealing, table })
  if (tables.length > TABLES_KEPT) tables.shift()
  return table
}
