import { preferencesNow } from '@/app/_components/preferences'
import { createStore } from '@/app/_components/store'
import { languageNow } from './area'

/* Whether the page has found its language: the one that is wanted, or another because that failed to load. */

const isSettled = createStore(() => false)
let whenDrawn: (() => void) | null = null

/** In the browser only. English is there from the start. */
export function hasLanguage(): boolean {
  const { language } = preferencesNow()
  return isSettled.now() || language === 'en' || language === languageNow()
}

/** Once it is found it stays found: another that is wanted later is waited for with the page as it is. */
export const settle = (): void => isSettled.set(true)

export const onSettled = isSettled.subscribe

/** Does something once the page is drawn in the language that is spoken next. */
export const onceDrawn = (then: () => void): void => void (whenDrawn = then)

/** The page is drawn anew. */
export function drawn(): void {
  whenDrawn?.()
  whenDrawn = null
}
