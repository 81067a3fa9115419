import type { Card } from '../card'
import { flushStrength, RANK_KEYS } from '../strength'

/*
 * Evaluates millions of hands. The keys of the cards are added up, and tables have the strength of each sum. Each number of cards has tables
 * of its own, in a module of its own, because they are made when the module is loaded: a game waits for those it asks, and for no others.
 */

/** 8 = 7 + 1 and 57 = 7 × 8 + 1: the counts of three suits are digits of the sum, and the fourth has the rest. */
export const SUIT_KEYS = [0, 1, 8, 57]
export const SUIT_BITS = 9
export const SUIT_MASK = (1 << SUIT_BITS) - 1

/**
 * One 32-bit integer for each card. The key of a hand is the sum of its cards' keys, wrapped to 32 bits (`| 0`). The
 * low 9 bits of a sum encode the counts of suits, the 23 bits above them the counts of ranks. Inner loops should keep
 * this array in a local constant.
 */
export const CARD_KEYS: Int32Array = Int32Array.from(
  { length: 52 },
  (_, card) => (RANK_KEYS[card >> 2]! << SUIT_BITS) | SUIT_KEYS[card & 3]!,
)

/** The strength of a flush, by the ranks in its suit. */
export const FLUSHES: Uint16Array = Uint16Array.from({ length: 1 << 13 }, (_, mask) => flushStrength(mask))

/** A card's rank in a mask of the ranks of a suit; nothing for a card of another suit. */
export const inSuit = (card: Card, suit: number): number => ((card & 3) === suit ? 1 << (card >> 2) : 0)
