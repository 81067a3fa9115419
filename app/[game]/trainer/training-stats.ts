import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { makeRules } from '@/lib/game/rules'
import type { GameSkills } from '@/lib/game/precomputed/skills'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { scheduleOf, type Schedule } from '@/lib/teaching/quiz/schedule'
import { type SkillValue, worthOf } from '@/lib/teaching/quiz/worth'

/* What a record says about the next question. The trainer loads this file only when it needs it. */

/** When each skill of a game is due again, under the current rules. */
export const repetitions = (game: AnyTaughtGame, rules: Rules, answers: readonly AnswerRecord[]): Schedule =>
  scheduleOf(answers, { game: game.id, rules: makeRules(game, rules) }).filter(
    ({ skill }) => game.skillStage(rules, skill) !== undefined,
  )

/**
 * What each skill costs this player under the current rules, the highest first. The frequency of skills is that under
 * the usual rules.
 */
export const values = (
  game: AnyTaughtGame,
  rules: Rules,
  skills: GameSkills,
  answers: readonly AnswerRecord[],
): readonly SkillValue[] =>
  worthOf(answers, skills, { rules: makeRules(game, rules) }).filter(
    ({ skill }) => game.skillStage(rules, skill) !== undefined,
  )
