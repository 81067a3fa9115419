/* How a phone is held, and what its screen shows of a felt and the panel below or beside it. */

/** Upright, the panel is below the felt. */
const UPRIGHT = '(width < 43.75rem)'
/** Sideways, the panel is beside the felt, and both are longer than the screen. */
const SIDEWAYS = '(min-width: 37.5rem) and (max-height: 32.5rem)'

export const isSideways = (): boolean => window.matchMedia(SIDEWAYS).matches
export const isPhone = (): boolean => isSideways() || window.matchMedia(UPRIGHT).matches

/**
 * Scrolls a phone to the top of the page, where a question's cards and options are in sight. At once: while a page
 * glides, its buttons move away under the finger, and a tap is lost.
 */
export function showQuestion(): void {
  if (isPhone()) window.scrollTo({ top: 0 })
}

/** Scrolls a phone to the top of the panel that this button is in, where an answer's verdict begins. At once, too. */
export function showPanelOf(button: HTMLElement | null): void {
  if (isPhone()) button?.closest('.trainer-panel')?.scrollIntoView()
}
