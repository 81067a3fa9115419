import { DRAFTS, IDS } from './registry/made/ids'

/** A game's id: the name of its folder, and the path of its pages. */
export type GameId = (typeof IDS)[number]

/** Every game in the order of its place, drafts among them. */
export const EVERY_ID: readonly GameId[] = IDS

/** Whether a text is the id of a game, of a draft too. */
export const isGameId = (text: string): text is GameId => (IDS as readonly string[]).includes(text)

/** Whether a game has no guide, dealer's page or pages of hands yet, or no words in a language: no list has it. */
export const isDraft = (id: string): boolean => DRAFTS.includes(id)

/** The games, in the order in which the site lists them. */
export const GAME_IDS = /* @__PURE__ */ IDS.filter((id) => !isDraft(id)) as unknown as readonly [GameId, ...GameId[]]
