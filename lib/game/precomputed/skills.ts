import { isGameId } from '@/lib/games/ids'

/*
 * A skill is a class of decisions, named by `Teaching.skill`. `npm run make:skills` counts how often each occurs and
 * how hard it is, under the usual rules and with best play.
 */

/**
 * The gap is how far the best option is ahead of the best one that is worse, in base wagers. The edges divide it into
 * strata: below the first edge, …, from the last edge up. The last edge is `OBVIOUS_GAP` of the quiz.
 */
export const GAP_EDGES = [0.02, 0.1, 0.5] as const
/** The stratum of a gap, 0 to `GAP_EDGES.length`. A decision in which no option is worse (null) is in the last. */
export const stratumOf = (gap: number | null): number =>
  gap === null ? GAP_EDGES.length : GAP_EDGES.filter((edge) => gap >= edge).length

export interface SkillFigures {
  readonly skill: string
  readonly stage: string
  /** The number of decisions of the skill in an average round with best play: 0.009 for an offsuit starting hand. */
  readonly perRound: number
  /** The standard error of `perRound` if rounds were sampled; absent if it is exact. */
  readonly error?: number
  /** `perRound` split by the stratum of the gap; the parts sum to it. */
  readonly byGap: readonly number[]
  /**
   * The mean gap of its decisions, in base wagers, without those in which no option is worse; null if that is all of
   * them.
   */
  readonly gap: number | null
}

export interface GameSkills {
  readonly game: string
  /**
   * How many rounds were played by best play, or hands dealt, and the seed that deals them again. 0 if everything was
   * counted.
   */
  readonly rounds: number
  readonly seed: string
  /** Most frequent first. */
  readonly skills: readonly SkillFigures[]
}

/** How often each skill of a game occurs and how hard it is, under its usual rules. Rejects on an unknown id. */
export async function skillsOf(game: string): Promise<GameSkills> {
  if (!isGameId(game)) throw new RangeError(`no game has the id ${game}`)
  // One file for each game, so that a page only loads its own.
  const file = (await import(`../../../content/${game}/skills.json`, { with: { type: 'json' } })) as {
    readonly default: unknown
  }
  return file.default as GameSkills
}
