import { isGameId } from '@/lib/games/ids'

/*
 * The data of a course: how many hands each rule of a game's strategy decides, and how near they are to another play.
 * `npm run make:courses` samples it under the usual rules: the same number of deals for each skill, weighted by how
 * often the skill occurs. Its figures choose and order hands. No page prints them.
 */

/** The hands of one skill that one rule decides. */
export interface Cell {
  readonly skill: string
  /** How many such decisions a round holds on average, under best play. */
  readonly perRound: number
  /** The mean difference between the best option and the next worse one, in base wagers. */
  readonly gap: number
  /** The best action of most of these hands; null if that depends on the hand, as when cards are set. */
  readonly says: string | null
  /** The action that most of these hands would take next, if they hadn't the best one; null as above. */
  readonly next: string | null
}

export interface RuleFigures {
  /** The rule's id in the game's strategy. */
  readonly rule: string
  readonly stage: string
  /** The action that the rule takes with most of its hands; null if that depends on the hand, as when cards are set. */
  readonly says: string | null
  /** Those with the smallest gap first. */
  readonly cells: readonly Cell[]
}

export interface CourseFigures {
  readonly game: string
  /** The number of deals of each skill, and the seed that deals them again. */
  readonly deals: number
  readonly seed: string
  /** In the order of the game's strategy. Rules that decide no hand under the usual rules are left out. */
  readonly rules: readonly RuleFigures[]
}

/** Loads the figures of a game's course. Throws a RangeError if there is no such game. */
export async function courseFiguresOf(game: string): Promise<CourseFigures> {
  if (!isGameId(game)) throw new RangeError(`no game has the id ${game}`)
  // One file per game, so that a page loads only its own.
  const file = (await import(`../../../content/${game}/course.json`, { with: { type: 'json' } })) as {
    readonly default: unknown
  }
  return file.default as CourseFigures
}
