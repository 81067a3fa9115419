import { type RankLetter, rankOfLetter } from '@/lib/cards/card'
import type { MapWords } from '../../message'

/* The map of first plays, by the ids of its rows (`soft-18`) and of its cells (`16 v T`, `A7 v T`, `66 v T`). */

interface Held {
  hard(total: number): string
  soft(total: number): string
  /** A pair, by its rank. */
  pair(rank: number): string
  /** “Hard 16 against a ten” */
  against(hand: string, upcard: number): string
}

const rankAt = (text: string): number => rankOfLetter(text[0] as RankLetter)

/** The value of the ace in a soft total. */
const SOFT = 11

const handIn = (held: string, { hard, soft, pair }: Held): string =>
  /^\d+$/.test(held) && Number(held) < 22
    ? hard(Number(held))
    : held[0] === held[1]
      ? pair(rankAt(held))
      : soft(SOFT + Number(held[1]))

/** The names of the map's rows and cells. */
export function mapWords(held: Held): Required<Pick<MapWords, 'rows' | 'cell'>> {
  const hard = Array.from({ length: 15 }, (_, i) => 5 + i)
  const soft = Array.from({ length: 8 }, (_, i) => 13 + i)
  return {
    rows: Object.fromEntries([
      ...hard.map((total) => [`hard-${total}`, held.hard(total)] as const),
      ...soft.map((total) => [`soft-${total}`, `${held.soft(total)} (A-${total - SOFT})`] as const),
    ]),
    cell(id) {
      const [hand = '', upcard = ''] = id.split(' v ')
      return held.against(handIn(hand, held), rankAt(upcard))
    },
  }
}
