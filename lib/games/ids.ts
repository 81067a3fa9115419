import { DRAFTS } from './registry/made/drafts'
import { LISTINGS } from './registry/made/listings'

/** A game's id: the name of its folder, and the path of its pages. */
export type GameId = keyof typeof LISTINGS

const BY_PLACE = (Object.keys(LISTINGS) as GameId[]).sort((a, b) => LISTINGS[a].place - LISTINGS[b].place)

/** The games, in the order in which the site lists them. */
export const GAME_IDS = BY_PLACE.filter((id) => !DRAFTS.includes(id)) as unknown as readonly [GameId, ...GameId[]]

/** Games without a guide, a dealer's page or pages of hands yet, or without words in a language: no list has them. */
export const DRAFT_IDS: readonly GameId[] = BY_PLACE.filter((id) => DRAFTS.includes(id))

/** The games' names, for lists that need nothing else of a game. */
export const GAME_NAMES = Object.fromEntries(BY_PLACE.map((id) => [id, LISTINGS[id].name])) as Readonly<
  Record<GameId, string>
>

/** The first day on which a game can be the hand of the day, in days since 1 January 1970. */
export const dailyFrom = (id: GameId): number => LISTINGS[id].dailyFrom

/** Whether a text is the id of a game, drafts among them. */
export const isGameId = (text: string): text is GameId => Object.hasOwn(LISTINGS, text)

/** Whether a game isn't in lists yet. */
export const isDraft = (id: string): boolean => DRAFTS.includes(id)
