/* A page that is drawn anew in another language is built as it was: the reader stays where they were, with the focus on the same thing. */

/** One step down: which of the children of a kind. Others, of no account here, may have come among them. */
interface Step {
  readonly tag: string
  readonly at: number
}

export interface Place {
  readonly top: number
  /** The way to what has the focus; null where nothing has it. */
  readonly focus: readonly Step[] | null
}

const alike = (parent: Element, tag: string): readonly Element[] =>
  [...parent.children].filter(({ tagName }) => tagName === tag)

function wayToFocus(): readonly Step[] | null {
  const way: Step[] = []
  for (let one = document.activeElement; one && one !== document.body; one = one.parentElement) {
    if (!one.parentElement) return null
    way.unshift({ tag: one.tagName, at: alike(one.parentElement, one.tagName).indexOf(one) })
  }
  return way.length === 0 ? null : way
}

/** Where the reader is on the page. */
export const placeNow = (): Place => ({ top: window.scrollY, focus: wayToFocus() })

/** Takes the reader back to where they were. */
export function goBackTo({ top, focus }: Place): void {
  const found = focus?.reduce<Element | undefined>((one, { tag, at }) => one && alike(one, tag)[at], document.body)
  if (found instanceof HTMLElement) found.focus({ preventScroll: true })
  if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' })
}
