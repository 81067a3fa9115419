import { messagesOf } from '@/app/_languages/area'
import type { AnyGame } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import {
  type AnyMessage,
  type ArrangeWords,
  betIn,
  type GameMessages,
  type MapWords,
  say,
} from '@/lib/messages/message'

/* What a game calls its things, in the language of the page. */

/** What of a game is read here where only its sentences are needed. */
export interface Speaking {
  readonly id: string
  readonly messages: GameMessages
}

/** Why a bet came to what it did: “dealer does not qualify: pushes”. */
export const becauseInWords = (game: Speaking, because: AnyMessage): string => say(messagesOf(game).settled, because)

/** What is said where a decision is made by moving cards. Throws for a game that has none. */
export function arrangeWords(game: Speaking): ArrangeWords {
  const { arrange } = messagesOf(game)
  if (!arrange) throw new Error(`no cards are moved at ${game.id}`)
  return arrange
}

/** “Ante”; on one of several hands, “Hand 2”. */
export const betName = (game: Speaking, bet: string, hand?: number): string => betIn(messagesOf(game), bet, hand)

/** “Raise 4×” */
export const actionName = (game: AnyGame, action: string): string => messagesOf(game).action(action).name

/** How a sentence about an action's cost begins: “Raising 4×”. */
export const actionDoing = (game: AnyGame, action: string): string => messagesOf(game).action(action).doing

/** “Before the flop”; the stage's id where the game has no such stage. */
export const stageName = (game: AnyGame, stage: string): string => messagesOf(game).stages[stage] ?? stage

/** What the game’s map of starting decisions is called, and what it shows. */
export const mapWords = (game: Speaking): MapWords => messagesOf(game).map

/** A row of the map: “Hard 16”, `A`. */
export const rowName = (game: Speaking, row: string): string => mapWords(game).rows?.[row] ?? row

/** “King-five suited, before the flop”; a text that is no skill of the game is given back. */
export const skillName = (game: AnyTaughtGame, rules: unknown, skill: string): string =>
  game.writtenSkill?.(rules, skill) ?? messagesOf(game).skill(skill)
