/* The ways into the trainer; its addresses are read by `parsePlan` (lib/teaching/quiz/plan.ts). */

const trainerHref = (gameId: string, plan: Readonly<Record<string, string>>): string =>
  `/${gameId}/trainer?${new URLSearchParams(plan).toString()}`

export const trainHref = (gameId: string): string => `/${gameId}/trainer`
export const trainSkillHref = (gameId: string, skill: string): string => trainerHref(gameId, { choice: 'skill', skill })
export const trainDueHref = (gameId: string): string => trainerHref(gameId, { choice: 'due' })
