import { cache } from 'react'
import { outsidePages } from './outside-pages'

/* The language on the server, where React renders components that stay there. */

/** What is known of the page being rendered: React keeps one for each. */
const page = cache((): { language?: string } => ({}))

/** English unless a page or an answer is made in another language. */
export const languageOnServer = (): string => page().language ?? outsidePages.getStore() ?? 'en'

/** The same work, in a language: a page with all that it renders, its metadata, or the answer of a route. */
export const speaking =
  <A extends readonly unknown[], R>(language: string, work: (...given: A) => R) =>
  (...given: A): R => {
    page().language = language
    return outsidePages.run(language, () => work(...given))
  }
