/*
 * What the interface says, in the language of the page, which its address tells. A language has a file for each area. The server knows all of
 * them (on-server.ts); in the browser a page brings those it says, in its own language (routes/files.ts).
 */

import { languageOnServer } from '#language-on-server'
import { type InLanguages, type LanguageId, LANGUAGES } from '@/lib/messages/languages'
import type { GameMessages } from '@/lib/messages/message'

/** Words of a language. Typed as `Translation` where a whole language is written; loose here, since areas know nothing of each other. */
export interface Messages {
  /** As in `lang` and for `Intl`: `es`. */
  readonly id: string
  readonly areas: Readonly<Record<string, object>>
  /** What games say, by their ids. */
  readonly games: Readonly<Record<string, GameMessages>>
}

const known = new Map<string, Messages>()

/** Makes words of a language known, beside those that are. Pages do so before anything of theirs is said. */
export function addWords({ id, areas, games }: Messages): void {
  const before = known.get(id)
  known.set(id, { id, areas: { ...before?.areas, ...areas }, games: { ...before?.games, ...games } })
}

/** The language that an address names. */
export const languageOf = (path: string): LanguageId =>
  LANGUAGES.find(({ id }) => path === `/${id}` || path.startsWith(`/${id}/`))?.id ?? 'en'

/**
 * The language of the page, as `Intl` and `lang` take it: on the server that of the page being rendered, one of many at a time. In the browser
 * the document says it in an attribute of ours, since translators rewrite `lang`, and an address may be answered in English (next.config.mjs).
 */
export function languageNow(): string {
  if (typeof document === 'undefined') return languageOnServer()
  return document.documentElement.dataset.language || languageOf(window.location.pathname)
}

const messagesNow = (): Messages | undefined => known.get(languageNow())

/** The words of one area, in the language of the page. They are read anew each time they are said: keep no copy of one outside a function. */
export function area<T extends object>(name: string): Readonly<T> {
  const words = (): object => {
    const found = messagesNow()?.areas[name]
    if (!found)
      throw new Error(
        `No words for ${name} in ${languageNow()} on this page: run \`npm run make:routes\`, or load the part with \`withWords\`.`,
      )
    return found
  }
  return new Proxy({} as T, {
    get: (_, key): unknown => Reflect.get(words(), key),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(words(), key),
  })
}

const parts = new Map<string, () => Promise<unknown>>()

/** Registers a loader for the words of each part that a page loads later, by the part's name. */
export function addPartLoaders(words: Readonly<Record<string, () => Promise<unknown>>>): void {
  for (const [part, load] of Object.entries(words)) parts.set(part, load)
}

/**
 * Loads a part of a page together with its words: `withWords('daily/day-hand', import('./day-hand'))`. Rejects if either can't be fetched.
 */
export async function withWords<T>(part: string, code: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([code, parts.get(part)?.()])
  return loaded
}

/** Picks the page's language from a value per language. */
export const inPageLanguage = <T>(said: InLanguages<T>): T =>
  (said as Readonly<Record<string, T | undefined>>)[languageNow()] ?? said.en

/**
 * What a game says in the language of the page; undefined in English, which comes with the game. Throws if the game was loaded without
 * its messages in another language.
 */
export function gameMessages(game: string): GameMessages | undefined {
  const messages = messagesNow()?.games[game]
  if (!messages && languageNow() !== 'en')
    throw new Error(
      `No messages of ${game} in ${languageNow()} on this page: load the game with \`lib/games/load.ts\`.`,
    )
  return messages
}

/** What a game says in the language of the page. */
export const messagesOf = (game: { readonly id: string; readonly messages: GameMessages }): GameMessages =>
  gameMessages(game.id) ?? game.messages
