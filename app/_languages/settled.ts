import { preferencesNow } from '@/app/_components/preferences'
import { languageNow } from './area'

/* Whether the page has found its language: the one that is wanted, or another because that failed to load. */

let isSettled = false
let whenDrawn: (() => void) | null = null
const listeners = new Set<() => void>()

/** In the browser only. English is there from the start. */
export function hasLanguage(): boolean {
  const { language } = preferencesNow()
  return isSettled || language === 'en' || language === languageNow()
}

/** Once it is found it stays found: another that is wanted later is waited for with the page as it is. */
export function settle(): void {
  isSettled = true
  for (const listener of listeners) listener()
}

export function onSettled(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Does something once the page is drawn in the language that is spoken next. */
export const onceDrawn = (then: () => void): void => void (whenDrawn = then)

/** The page is drawn anew. */
export function drawn(): void {
  whenDrawn?.()
  whenDrawn = null
}
