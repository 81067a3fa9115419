import { type Play, UPCARDS, upcardWords } from '@/lib/engines/blackjack/index'
import { rankInWords } from '@/lib/cards/words'
import { orList } from '@/content/pages/said'

/* Up cards that follow one another and ask for the same play. */

export interface Run {
  readonly play: Play
  /** Low to high, the ace last. */
  readonly upcards: readonly number[]
}

export function runsOf(playAgainst: (upcard: number) => Play): readonly Run[] {
  const runs: { play: Play; upcards: number[] }[] = []
  for (const upcard of UPCARDS) {
    const play = playAgainst(upcard)
    const run = runs.at(-1)
    if (run?.play === play) run.upcards.push(upcard)
    else runs.push({ play, upcards: [upcard] })
  }
  return runs
}

/** A card’s value as a word: “ace”, “ten”. */
export const valueWord = (value: number, count = 1): string => rankInWords(value === 1 ? 12 : value - 2, count)

/** “against a two or a three”, “against a seven to an ace” */
export const runsText = ({ upcards }: Run): string =>
  `against ${upcards.length <= 3 ? orList(upcards.map(upcardWords)) : `${upcardWords(upcards[0]!)} to ${upcardWords(upcards.at(-1)!)}`}`
