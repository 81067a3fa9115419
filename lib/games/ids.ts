import { LISTINGS } from './registry/made/listings'

/** A game's id: the name of its folder, and the path of its pages. */
export type GameId = keyof typeof LISTINGS

/** Whether a text is the id of a game, of a draft too. */
export const isGameId = (text: string): text is GameId => Object.hasOwn(LISTINGS, text)

/** Every game in the order of its place, drafts among them. */
export const EVERY_ID = Object.keys(LISTINGS) as readonly GameId[]

/** Whether a game has no guide, dealer's page or pages of hands yet, or no words in a language: no list has it. */
export const isDraft = (id: string): boolean => isGameId(id) && LISTINGS[id].isDraft

/** The games, in the order in which the site lists them. */
export const GAME_IDS = EVERY_ID.filter((id) => !isDraft(id)) as unknown as readonly [GameId, ...GameId[]]

/** The games' names, for lists that need nothing else of a game. */
export const GAME_NAMES = Object.fromEntries(EVERY_ID.map((id) => [id, LISTINGS[id].name])) as Readonly<
  Record<GameId, string>
>

/** The first day on which a game can be the hand of the day, in days since 1 January 1970. */
export const dailyFrom = (id: GameId): number => LISTINGS[id].dailyFrom
