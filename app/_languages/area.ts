/*
 * What the interface says. English stands in `english/`, an area a file, and comes with the code that says it. Every other language is one
 * file of `translations/`, fetched by those who have chosen it and laid over the English: who reads English carries no second language, and
 * a page carries the words of its own areas only.
 */

import { createStore } from '@/app/_components/store'

/** A language's words by area. Typed as `Translation` where a language is written; loose here, since areas know nothing of each other. */
export interface Spoken {
  /** As in `lang` and for `Intl`: `es`. */
  readonly id: string
  readonly areas: Readonly<Record<string, object>>
  /** What the engine calls things, by its English; undefined for what has no other word. */
  readonly engine: (english: string) => string | undefined
  /** What an action is called where the same English word is something else, too: “Bet” as a thing to do, and as the chips. */
  readonly action?: (english: string) => string | undefined
}

interface Area {
  readonly english: object
  /** What the code holds: English, or what is laid over it. */
  readonly live: object
}

const known = new Map<string, Area>()
const language = createStore<Spoken | null>(() => null)

/** The words of one area. They are read anew each time they are said: keep no copy of one outside a function. */
export function area<T extends object>(name: string, english: T): Readonly<T> {
  const live = { ...english, ...language.now()?.areas[name] }
  known.set(name, { english, live })
  return live
}

/** Changes the language of everything that is said from now on; null is English. */
export function speak(next: Spoken | null): void {
  for (const [name, { english, live }] of known) Object.assign(live, english, next?.areas[name])
  language.set(next)
}

/** The language that is spoken, as `Intl` and `lang` take it. */
export const languageNow = (): string => language.now()?.id ?? 'en'

/** What the engine calls something (an option, a stage, a seat, a hand), in the language that is spoken. */
export const called = (english: string): string => language.now()?.engine(english) ?? english

/** What the engine calls an action. */
export const calledAction = (english: string): string => language.now()?.action?.(english) ?? called(english)

/** A word by area and key: for what the server has written in English. */
const wordAt = (name: string, key: string): unknown =>
  (language.now()?.areas[name] as Readonly<Record<string, unknown>> | undefined)?.[key]

/** What stands at `area.key`, made of some texts where it is a sentence; undefined in English, which the server has written. */
export function saidAt(at: string, values: readonly string[] = []): string | undefined {
  const [name = '', key = ''] = at.split('.')
  const word = wordAt(name, key)
  if (typeof word === 'function') return (word as (...values: readonly string[]) => string)(...values.map(called))
  return typeof word === 'string' ? word : undefined
}

/** Tells `listener` of every change of the language. */
export const onLanguage = language.subscribe
