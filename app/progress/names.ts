import { called } from '@/app/_languages/area'
import type { AnyTaughtGame } from '@/lib/games/teaching'

export type Games = ReadonlyMap<string, AnyTaughtGame>

/** A skill in words, as its game says it; by itself where the game is not there. */
export type SkillNames = (gameId: string, skill: string) => string

/** The names that these games have for their skills, each asked for once. */
export function skillNames(games: Games): SkillNames {
  const kept = new Map<string, string>()
  return (gameId, skill) => {
    const key = `${gameId} ${skill}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const game = games.get(gameId)
    const name = game ? called(game.skillName(game.variants[0].rules, skill)) : skill
    kept.set(key, name)
    return name
  }
}
