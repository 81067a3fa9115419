import { CARD_KEYS } from '@/lib/cards/evaluate/keys'
import { strengthOfSum7 } from '@/lib/cards/evaluate/seven'
import { POKER_HANDS } from '@/lib/cards/hands'
import { flushStrength, HAND_STARTS, STRENGTHS } from '@/lib/cards/strength'
import { bitCount } from '@/lib/math/combinations'
import { multisetRanks, MULTISETS } from '@/lib/cards/rank-multisets'

/*
 * Strengths (`lib/cards/strength.ts`) with ranks and suits looked up separately: the best hand regardless of suits by
 * the multiset of ranks, the best flush by the set of ranks in its suit. Seven cards with a flush have five different
 * ranks in one suit, which leaves no room for a full house or quads, so the flush is always the hand's strength.
 */

/**
 * Inner loop. The seven cards take suits in rotation, so that no suit comes more than twice and no flush is read.
 * Entries for five of a rank, which no deck deals, have arbitrary values.
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
  /** The best hand without a flush from a board of five ranks and two hole ranks, at `[board * 91 + pair]`. */
  readonly boardAndPair: Int16Array
  /** The best flush or straight flush from a set of ranks in one suit, by mask; −1 for fewer than five ranks. */
  readonly flush: Int16Array
  /** The index of the hand in POKER_HANDS, by strength. */
  readonly category: Uint8Array
}

function makeTables(): StrengthTables {
  const category = new Uint8Array(STRENGTHS)
  for (let c = 0; c < POKER_HANDS.length; c++) category.fill(c, HAND_STARTS[c], HAND_STARTS[c + 1])
  return {
    boardAndPair: strengthsOfBoards(),
    flush: Int16Array.from({ length: 8192 }, (_, mask) => (bitCount(mask) < 5 ? -1 : flushStrength(mask))),
    category,
  }
}

let tables: StrengthTables | undefined

/** Made on first use (1.2 MB). */
export function strengthTables(): StrengthTables {
  return (tables ??= makeTables())
}
