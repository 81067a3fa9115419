import { data } from '@/lib/games/registry/made/data/learning'
import type { Way } from './learner'

/** After how many hands a simulated beginner comes close to best play, made by `npm run make:learning`. */
export interface Learned {
  /** The chance of picking a hand up at a mistake, one of those assumed. */
  readonly pickUp: number
  readonly lessons: number
  /** By way of practicing; as many as were dealt at most if the beginner isn't there by then. */
  readonly hands: Readonly<Record<Way, number>>
}

/** One for each chance of picking a hand up, the usual one first. Throws if a game's haven't been made. */
export function learnedAt(game: string): readonly [Learned, ...Learned[]] {
  const found = data[game] as { readonly rows: readonly [Learned, ...Learned[]] } | undefined
  if (!found) throw new Error(`${game} has no learning.json: npm run make:learning -- ${game}`)
  return found.rows
}
