import { findGame } from '@/lib/games/index'

const kept = new Map<string, string>()

/** A skill in words, as its game says it. */
export function skillName(gameId: string, skill: string): string {
  const key = `${gameId} ${skill}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const game = findGame(gameId)
  const name = game?.skillName(game.variants[0].rules, skill) ?? skill
  kept.set(key, name)
  return name
}
