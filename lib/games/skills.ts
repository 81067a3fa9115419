import { isGameId } from '@/lib/games/ids'

/*
 * What is trained is a skill: a class of decisions that `Game.skill` names. How often each comes and how hard it is, under the usual
 * rules and best play, is counted by `npm run make:skills`.
 */

/**
 * The gap between the best option and the best of those that are worse, in base wagers, cut into strata: below the first edge, …,
 * from the last edge on. The last edge is `OBVIOUS_GAP` of the quiz.
 */
export const GAP_EDGES = [0.02, 0.1, 0.5] as const
/** The stratum of a gap, 0 to `GAP_EDGES.length`; a decision where nothing is worse is in the last. */
export const stratumOf = (gap: number | null): number =>
  gap === null ? GAP_EDGES.length : GAP_EDGES.filter((edge) => gap >= edge).length

export interface SkillFigures {
  readonly skill: string
  readonly stage: string
  /** How many decisions of the skill a round holds on average, under best play: 0.009 for a starting hand of two suits. */
  readonly perRound: number
  /** Standard error of `perRound` where rounds were sampled; absent where it is exact. */
  readonly error?: number
  /** `perRound` by stratum of the gap. Sums to it. */
  readonly byGap: readonly number[]
  /** Mean gap of its decisions in base wagers, those left out where nothing is worse; null where that is all of them. */
  readonly gap: number | null
}

export interface GameSkills {
  readonly game: string
  /** The rounds that were played by the best play, or the hands dealt, and the seed that deals them again; 0 where all there are were gone through. */
  readonly rounds: number
  readonly seed: string
  /** The most frequent first. */
  readonly skills: readonly SkillFigures[]
}

/** How often each skill of a game comes and how hard it is, under its usual rules. Fails where there is no such game. */
export async function skillsOf(game: string): Promise<GameSkills> {
  if (!isGameId(game)) throw new RangeError(`no game has the id ${game}`)
  // One file to a game, so that a page loads its own alone.
  const file = (await import(`../../content/skills/${game}.json`, { with: { type: 'json' } })) as {
    readonly default: unknown
  }
  return file.default as GameSkills
}
