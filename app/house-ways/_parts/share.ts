import { percent, whole } from '@/app/_languages/format'
import { wayHands } from '@/app/_languages/words'

/** Shares below this are written as “1 in …”. */
const RARE = 0.005

const inHowMany = (share: number): string => whole(Math.round(1 / share))

/** How often a clause sets a hand: `41.66%`, `0.91%`, `1 in 32,113`, `none`. */
export function shareInWords(share: number): string {
  if (share === 0) return wayHands.none
  return share < RARE ? wayHands.oneIn(inHowMany(share)) : percent(share)
}

/** How many hands a clause sets: `sets 41.66% of all hands`, `sets 1 hand in 32,113`. */
export const handsInWords = (share: number): string =>
  share > 0 && share < RARE ? wayHands.setsOneIn(inHowMany(share)) : wayHands.setsShare(shareInWords(share))
