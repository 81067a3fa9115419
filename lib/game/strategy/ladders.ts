import { type RankLetter, rankOfLetter, RANKS } from '@/lib/cards/card'
import type { Ladder, Rung } from '@/lib/game/strategy/ladder'

/* Ladders over the 169 starting hands: the pairs, the kickers of a high card, the high cards of a kicker. */

export type Suits = 's' | 'o'

const rung = (name: string, stage = 'preflop'): Rung => ({ name, skills: [`${stage} ${name}`] })

export const pairRungs = (): readonly Rung[] => [...RANKS].reverse().map((rank) => rung(rank + rank))

/** The kickers of a high card, the best first: `K5o`. */
export const kickerRungs = (high: RankLetter, suits: Suits, stage?: string): readonly Rung[] =>
  RANKS.slice(0, rankOfLetter(high))
    .reverse()
    .map((low) => rung(`${high}${low}${suits}`, stage))

/** The high cards of a kicker, the best first: `72o`. */
export const highCardRungs = (low: RankLetter, suits: Suits): readonly Rung[] =>
  RANKS.slice(rankOfLetter(low) + 1)
    .reverse()
    .map((high) => rung(`${high}${low}${suits}`))

/**
 * A ladder whose line, under the game's usual rules, is above the first rung for which `isRight` denies that the upper
 * actions are right.
 */
export function ladderBy(
  about: Omit<Ladder, 'rungs' | 'right'>,
  rungs: readonly Rung[],
  isRight: (rung: Rung) => boolean,
): Ladder {
  const first = rungs.findIndex((one) => !isRight(one))
  return { ...about, rungs, right: first === -1 ? rungs.length : first }
}
