import { findGame } from '@/lib/games/index'
import { makePlan, type Plan } from '@/lib/quiz/plan'

/* The ways into the trainer. */

function trainerHref(gameId: string, plan: Omit<Plan, 'drill'>): string {
  const game = findGame(gameId)
  if (!game) return '/games'
  const parts = makePlan(game, { drill: game.drills[0].id, ...plan }).map(([key, value]) => [key, value])
  const query = new URLSearchParams(parts).toString()
  return `/${gameId}/trainer${query === '' ? '' : `?${query}`}`
}

export const trainHref = (game: string): string => trainerHref(game, { choice: 'dealt' })
export const trainSkillHref = (game: string, skill: string): string => trainerHref(game, { choice: 'skill', skill })
export const trainDueHref = (game: string): string => trainerHref(game, { choice: 'due' })
