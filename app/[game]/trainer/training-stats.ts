import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { makeRules } from '@/lib/games/rules'
import type { GameSkills } from '@/lib/games/skills'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { scheduleOf, type Schedule } from '@/lib/teaching/quiz/schedule'
import { type SkillValue, worthOf } from '@/lib/teaching/quiz/worth'

/* What a record says of the next question. In a file of its own: the trainer fetches it when somebody asks, and is as quick without. */

/** When each skill of a game comes again, under the rules in force. */
export const repetitions = (game: AnyTaughtGame, rules: Rules, answers: readonly AnswerRecord[]): Schedule =>
  scheduleOf(answers, { game: game.id, rules: makeRules(game, rules) }).filter(
    ({ skill }) => game.skillStage(rules, skill) !== undefined,
  )

/** What each skill costs this person under the rules in force, the most first. How often a skill comes is counted under the usual ones. */
export const values = (
  game: AnyTaughtGame,
  rules: Rules,
  skills: GameSkills,
  answers: readonly AnswerRecord[],
): readonly SkillValue[] =>
  worthOf(answers, skills, { rules: makeRules(game, rules) }).filter(
    ({ skill }) => game.skillStage(rules, skill) !== undefined,
  )
