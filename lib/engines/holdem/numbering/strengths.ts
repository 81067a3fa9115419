import { CARD_KEYS, strengthOfSum7 } from '@/lib/cards/evaluate'
import { POKER_HANDS } from '@/lib/cards/hands'
import { flushStrength, LEAST_STRENGTH, STRENGTHS } from '@/lib/cards/strength'
import { bitCount } from '@/lib/math/combinations'
import { multisetRanks, MULTISETS } from './rank-multisets'

/*
 * Strengths (`lib/cards/strength.ts`) where ranks and suits are looked up apart: the best hand without regard to suits by the multiset
 * of ranks, the best flush by the set of ranks in its suit. A hand with a flush among seven cards has five different ranks in one suit,
 * so no room for a full house or quads beside it: its flush, if it has one, is its strength.
 */

/** The weakest strength of each hand, by its place in POKER_HANDS (royal flush last), and one past the last to close the list. */
export const CATEGORY_STARTS: readonly number[] = [...POKER_HANDS.map((hand) => LEAST_STRENGTH[hand]), STRENGTHS]

/** The weakest flush: straights and less are below. */
export const WEAKEST_FLUSH = LEAST_STRENGTH.flush
/** The weakest full house; every plain flush is below it. */
export const WEAKEST_FULL_HOUSE = LEAST_STRENGTH['full-house']
/** The weakest straight flush; quads and full houses are below it. */
export const WEAKEST_STRAIGHT_FLUSH = LEAST_STRENGTH['straight-flush']

/**
 * Hot. The suits of seven cards go by turns, so that none comes more than twice: the cards of a sum are read only if they make a flush.
 * Places of five of a rank, which no deck deals, hold anything.
 */
function strengthsOfBoards(): Int16Array {
  const [ranks, keys] = [multisetRanks(5), CARD_KEYS]
  const pairs = Int32Array.from({ length: 91 })
  for (let y = 0, pair = 0; y < 13; y++)
    for (let x = 0; x <= y; x++) pairs[pair++] = keys[x * 4 + 1]! + keys[y * 4 + 2]!
  const strengths = new Int16Array(MULTISETS[5]! * 91)
  for (let card = 0, at = 0; at < strengths.length; card += 5) {
    let sum = 0
    for (let i = 0; i < 5; i++) sum += keys[ranks[card + i]! * 4 + (i & 3)]!
    for (let pair = 0; pair < 91; pair++)
      strengths[at++] = strengthOfSum7((sum + pairs[pair]!) | 0, 0, 0, 0, 0, 0, 0, 0)
  }
  return strengths
}

export interface StrengthTables {
  /** Best hand without a flush of a board of five ranks and two hole ranks: `[board * 91 + pair]`. */
  readonly boardAndPair: Int16Array
  /** Best flush or straight flush of a set of ranks in one suit, by mask; −1 for fewer than five. */
  readonly flush: Int16Array
  /** The hand's place in POKER_HANDS, by strength. */
  readonly category: Uint8Array
}

function makeTables(): StrengthTables {
  const category = new Uint8Array(STRENGTHS)
  for (let c = 0; c < POKER_HANDS.length; c++) category.fill(c, CATEGORY_STARTS[c], CATEGORY_STARTS[c + 1])
  return {
    boardAndPair: strengthsOfBoards(),
    flush: Int16Array.from({ length: 8192 }, (_, mask) => (bitCount(mask) < 5 ? -1 : flushStrength(mask))),
    category,
  }
}

let tables: StrengthTables | undefined

/** Made once, on first use (1.2 MB). */
export function strengthTables(): StrengthTables {
  return (tables ??= makeTables())
}
