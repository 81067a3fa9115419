/** Prints the page, or a part of it that its stylesheet names as `[data-print='part']`. */
export function printPart(part?: string): void {
  const root = document.documentElement
  if (part !== undefined) root.setAttribute('data-print', part)
  window.addEventListener('afterprint', () => root.removeAttribute('data-print'), { once: true })
  window.print()
}
