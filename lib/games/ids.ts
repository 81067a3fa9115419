import { LISTINGS } from './registry/made/listings'

/** A game's id: the name of its folder, and the path of its pages. */
export type GameId = keyof typeof LISTINGS

/** The games, in the order in which the site lists them. */
export const GAME_IDS = (Object.keys(LISTINGS) as GameId[]).sort(
  (a, b) => LISTINGS[a].place - LISTINGS[b].place,
) as unknown as readonly [GameId, ...GameId[]]

/** The games' names, for lists that need nothing else of a game. */
export const GAME_NAMES = Object.fromEntries(GAME_IDS.map((id) => [id, LISTINGS[id].name])) as Readonly<
  Record<GameId, string>
>

/** The first day on which a game can be the hand of the day, in days since 1 January 1970. */
export const dailyFrom = (id: GameId): number => LISTINGS[id].dailyFrom

export const isGameId = (text: string): text is GameId => Object.hasOwn(LISTINGS, text)
