/** Downloads a text as a file. */
export const saveFile = (name: string, type: string, text: string): void => saveBlob(name, new Blob([text], { type }))

/** Downloads a blob as a file. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

/** Prints the page, or a part of it that the style sheet selects as `[data-print='part']`. */
export function printPart(part?: string): void {
  const root = document.documentElement
  if (part !== undefined) root.setAttribute('data-print', part)
  window.addEventListener('afterprint', () => root.removeAttribute('data-print'), { once: true })
  window.print()
}
