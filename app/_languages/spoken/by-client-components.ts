import { use } from 'react'
import { outsidePages } from './outside-pages'
import { SpokenLanguage } from './language'

/* The language on the server, where React renders components that the browser renders again. A context has it. */

/** The language around the component being rendered; undefined where none is. */
function aroundComponent(): string | undefined {
  try {
    // eslint-disable-next-line react-hooks/rules-of-hooks -- a context may be read anywhere in a render, by functions that components call
    return use(SpokenLanguage)
  } catch {
    return undefined
  }
}

/** English unless a page is rendered in another language. */
export const languageOnServer = (): string => outsidePages.getStore() ?? aroundComponent() ?? 'en'

/** The same work, in a language. */
export const speaking =
  <A extends readonly unknown[], R>(language: string, work: (...given: A) => R) =>
  (...given: A): R =>
    outsidePages.run(language, () => work(...given))
