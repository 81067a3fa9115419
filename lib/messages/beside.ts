/* What a game says in the language of a page is loaded beside the game. English comes with the game itself. */

type Load = (game: string) => Promise<unknown>

let load: Load | undefined

/** Has the words of each game that is loaded from now on loaded with it. */
export const loadBesideGames = (words: Load): void => void (load = words)

/** Loads what a game says in the language of the page. */
export const loadMessages = async (game: string): Promise<unknown> => load?.(game)
