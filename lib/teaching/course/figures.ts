import { isGameId } from '@/lib/games/ids'

/*
 * What a course is made from: which rule of a game's strategy decides how many hands, and what a person who doesn't know it gives away.
 * Sampled by `npm run make:courses` under the usual rules: so many deals of each skill, weighed by how often the skill comes.
 */

/** The hands of one skill that one rule decides. */
export interface Cell {
  readonly skill: string
  /** How many such decisions a round holds on average, under best play. */
  readonly perRound: number
  /** The mean gap between the best option and the best of those that are worse, in base wagers. */
  readonly gap: number
  /** What playing them as everything else is played gives away, in base wagers a round. */
  readonly saves: number
}

export interface RuleFigures {
  /** Its id in the game's strategy. */
  readonly rule: string
  readonly stage: string
  /** What it says, where it says the same of most of its hands; null where that depends on the hand, as when cards are set. */
  readonly says: string | null
  /** The most expensive first. */
  readonly cells: readonly Cell[]
}

export interface CourseFigures {
  readonly game: string
  /** Deals of each skill, and the seed that deals them again. */
  readonly deals: number
  readonly seed: string
  /** In the order of the game's strategy; those that decide no hand under the usual rules are left out. */
  readonly rules: readonly RuleFigures[]
}

/** What the course of a game is made from. Fails where there is no such game. */
export async function courseFiguresOf(game: string): Promise<CourseFigures> {
  if (!isGameId(game)) throw new RangeError(`no game has the id ${game}`)
  // One file to a game, so that a page loads its own alone.
  const file = (await import(`../../../content/courses/${game}.json`, { with: { type: 'json' } })) as {
    readonly default: unknown
  }
  return file.default as CourseFigures
}
