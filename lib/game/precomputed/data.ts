/*
 * Data of games that pages read for several games at once: `content/<game>/<name>.json`, which `registry/made/data`
 * collects.
 */

/** Collected data of one name: the contents of each game's file, by the game's id. */
export type GameData = Readonly<Record<string, unknown>>

/** The entries that every game's file has under a key, in one record. */
export const entriesUnder = <T>(data: GameData, key: string): Readonly<Record<string, T>> =>
  Object.assign({}, ...Object.values(data).map((file) => (file as Readonly<Record<string, object>>)[key]))
