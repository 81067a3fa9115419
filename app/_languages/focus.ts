/* A page that is drawn anew in another language is built as it was: what had the focus is where it was. */

/** The way to what has the focus, as places among siblings; null where nothing has it. */
export function focusPath(): readonly number[] | null {
  const path: number[] = []
  for (let at = document.activeElement; at && at !== document.body; at = at.parentElement) {
    if (!at.parentElement) return null
    path.unshift([...at.parentElement.children].indexOf(at))
  }
  return path.length === 0 ? null : path
}

/** Gives the focus to what stands there now, without moving the page. */
export function focusAt(path: readonly number[]): void {
  const found = path.reduce<Element | undefined>((at, place) => at?.children[place], document.body)
  if (found instanceof HTMLElement) found.focus({ preventScroll: true })
}
