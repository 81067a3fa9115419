import { messagesOf } from '@/app/_languages/messages'
import type { AnyGame } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import {
  type AnyMessage,
  type ArrangeWords,
  betIn,
  type GameMessages,
  type MapWords,
  say,
} from '@/lib/messages/message'

/* The names of a game's things in the page's language. */

/** The part of a game that is needed for its texts. */
export interface Speaking {
  readonly id: string
  readonly messages: GameMessages
}

/** Why a bet won or lost, in words: “dealer does not qualify: pushes”. */
export const becauseInWords = (game: Speaking, because: AnyMessage): string => say(messagesOf(game).settled, because)

/** The texts for a decision made by moving cards. Throws if the game has none. */
export function arrangeWords(game: Speaking): ArrangeWords {
  const { arrange } = messagesOf(game)
  if (!arrange) throw new Error(`no cards are moved at ${game.id}`)
  return arrange
}

/** The name of a bet: “Ante”; for one of several hands, “Hand 2”. */
export const betName = (game: Speaking, bet: string, hand?: number): string => betIn(messagesOf(game), bet, hand)

/** The name of an action: “Raise 4×”. */
export const actionName = (game: AnyGame, action: string): string => messagesOf(game).action(action).name

/** The start of a sentence about an action's cost: “Raising 4×”. */
export const actionDoing = (game: AnyGame, action: string): string => messagesOf(game).action(action).doing

/** The name of a stage: “Before the flop”; its id if the game has no such stage. */
export const stageName = (game: AnyGame, stage: string): string => messagesOf(game).stages[stage] ?? stage

/** The title of the game's map of starting decisions and what it shows. */
export const mapWords = (game: Speaking): MapWords => messagesOf(game).map

/** The name of a row of the map: “Hard 16”, `A`. */
export const rowName = (game: Speaking, row: string): string => mapWords(game).rows?.[row] ?? row

/**
 * The name of a skill: “King-five suited, before the flop”. A text that isn't a skill of the game is returned as it is.
 */
export const skillName = (game: AnyTaughtGame, rules: unknown, skill: string): string =>
  game.writtenSkill?.(rules, skill) ?? messagesOf(game).skill(skill)
