import type { PlayedHand } from '@/lib/cards/hands'
import { type Held, nameAfter, type NamedHand } from '@/lib/cards/hand-words'
import { categoryOf } from '@/lib/engines/showdown/index'
import { byCount, kindOf, rankingOf } from './hands'
import { madeBy } from './made'
import type { ShowdownCore } from './page'

/* What a hand is called on the felt and in sentences. */

/** The ranks of the cards that count, the highest first. */
export const countedRanks = (core: ShowdownCore, strength: number): readonly number[] =>
  madeBy(rankingOf(core))[strength]!.ranks

/** The name of a hand; undefined for one that makes nothing, and where the longest suit counts. */
export function nameOf(core: ShowdownCore, strength: number): NamedHand | undefined {
  const ranking = rankingOf(core)
  if (!('bySuit' in ranking) || categoryOf(ranking, strength) === 0) return undefined
  // All other rankings have these kinds of hands.
  return nameAfter(kindOf(ranking, strength) as PlayedHand, byCount(countedRanks(core, strength)))
}

/** A hand by its name, or by the ranks that count, high to low. */
export function heldOf(core: ShowdownCore, strength: number): Held {
  const made = nameOf(core, strength)
  return made ? { made } : { ranks: countedRanks(core, strength) }
}
