/*
 * What the interface says. A page's address tells its language. English stands in `english/`, an area a file, and comes with the code that
 * says it. Every other language is one file of `translations/`, which the server has; what scripts say of it comes with the pages of that language.
 */

import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external.js'
import { type InLanguages, type LanguageId, LANGUAGES } from '@/lib/messages/languages'
import type { GameMessages } from '@/lib/messages/message'

/** A language's words by area. Typed as `Translation` where a language is written; loose here, since areas know nothing of each other. */
export interface Spoken {
  /** As in `lang` and for `Intl`: `es`. */
  readonly id: string
  readonly areas: Readonly<Record<string, object>>
  /** What each game says, by its id. */
  readonly games: Readonly<Record<string, GameMessages>>
}

const learned = new Map<string, Spoken>()

/** Makes a language known. Its pages import it before anything of theirs is said. */
export const learn = (spoken: Spoken): void => void learned.set(spoken.id, spoken)

/** The language that an address names. */
export const languageOf = (path: string): LanguageId =>
  LANGUAGES.find(({ id }) => path === `/${id}` || path.startsWith(`/${id}/`))?.id ?? 'en'

/** The language of the page: on the server of the route that is rendered, one of many at a time; in the browser of the document. */
function pageLanguage(): string {
  if (typeof document !== 'undefined') return document.documentElement.lang
  return languageOf(workAsyncStorage.getStore()?.route ?? '')
}

const spokenNow = (): Spoken | undefined => (learned.size === 0 ? undefined : learned.get(pageLanguage()))

/** The words of one area, in the language of the page. They are read anew each time they are said: keep no copy of one outside a function. */
export function area<T extends object>(name: string, english: T): Readonly<T> {
  const live = {} as T
  for (const key of Object.keys(english) as (keyof T)[])
    Object.defineProperty(live, key, {
      enumerable: true,
      get: () => (spokenNow()?.areas[name] as Partial<T> | undefined)?.[key] ?? english[key],
    })
  return live
}

/** The language of the page, as `Intl` and `lang` take it. */
export const languageNow = (): string => pageLanguage() || 'en'

/** Of what is written in every language, that of the page. */
export const inPageLanguage = <T>(said: InLanguages<T>): T =>
  (said as Readonly<Record<string, T | undefined>>)[languageNow()] ?? said.en

/** What a game says in the language of the page; undefined in English, which comes with the game. */
export const gameMessages = (game: string): GameMessages | undefined => spokenNow()?.games[game]

/** What a game says in the language of the page. */
export const messagesOf = (game: { readonly id: string; readonly messages: GameMessages }): GameMessages =>
  gameMessages(game.id) ?? game.messages
