import type { Card } from './card'
import { DECK } from './deck'
import { strengthOfSum5 } from './evaluate/five'
import { CARD_KEYS } from './evaluate/keys'
import { STRENGTHS } from './strength'

function countAll(cards: readonly Card[]): Uint32Array {
  const counts = new Uint32Array(STRENGTHS)
  const keys = CARD_KEYS
  for (let a = 4; a < cards.length; a++)
    for (let b = 3; b < a; b++)
      for (let c = 2; c < b; c++)
        for (let d = 1; d < c; d++) {
          const sum = keys[cards[a]!]! + keys[cards[b]!]! + keys[cards[c]!]! + keys[cards[d]!]!
          for (let e = 0; e < d; e++) {
            const at = strengthOfSum5(
              (sum + keys[cards[e]!]!) | 0,
              cards[a]!,
              cards[b]!,
              cards[c]!,
              cards[d]!,
              cards[e]!,
            )
            counts[at] = counts[at]! + 1
          }
        }
  return counts
}

/** The counts of a whole deck. Kept, because they are the same for every pay table and make editing one instant. */
let wholeDeck: Uint32Array | undefined

/**
 * How often each strength comes up among all choices of five of the cards: 2,598,960 choices from a whole deck. The
 * cards must have no joker and no card twice.
 */
export function countFive(cards: readonly Card[]): Readonly<Uint32Array> {
  return cards.length < DECK.length ? countAll(cards) : (wholeDeck ??= countAll(cards))
}
