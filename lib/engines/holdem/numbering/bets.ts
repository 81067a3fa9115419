import type { Dealt } from './canonical-boards'
import { allHands, classOfHand, HANDS, STARTING_HANDS } from './starting-hands'

/**
 * Which hands bet: sixteen bits for each canonical board and pair of ranks. The bit is four times the suit of the lower
 * card plus the suit of the higher.
 */
export type Bets = Uint16Array

/**
 * Says which hands bet on a board. The two hole cards come with the lower one first; the answer may not depend on how
 * suits are named.
 */
export type BoardBettor = (board: readonly number[]) => (a: number, b: number) => boolean

/** Somebody's bets, and how many (hand, board) pairs bet in each class of starting hands. */
export interface ToldBets {
  readonly marks: Bets
  readonly bets: Float64Array
}

/** Asks a bettor about every hand on every board. */
export function askBets(boards: readonly Dealt[], bettor: BoardBettor, onProgress?: (done: number) => void): ToldBets {
  const { low, high, pair, bit } = allHands()
  const classes = classOfHand()
  const marks = new Uint16Array(boards.length * 91)
  const bets = new Float64Array(STARTING_HANDS.length)
  boards.forEach(([cards, times], i) => {
    if (i % 50 === 0) onProgress?.(i / boards.length)
    const on = bettor(cards)
    for (let hand = 0; hand < HANDS; hand++) {
      const [a, b] = [low[hand]!, high[hand]!]
      if (cards.includes(a) || cards.includes(b) || !on(a, b)) continue
      marks[i * 91 + pair[hand]!] = marks[i * 91 + pair[hand]!]! | (1 << bit[hand]!)
      bets[classes[hand]!] = bets[classes[hand]!]! + times
    }
  })
  return { marks, bets }
}
