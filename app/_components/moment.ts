/* What lib may not ask for: the time, and a name that nobody had before. */

/** In milliseconds since 1970. */
export const now = (): number => Date.now()

/** A name for a record: 24 letters and digits, unlike any other's. `crypto.randomUUID` is for secure pages only. */
export function newId(): string {
  const words = crypto.getRandomValues(new Uint32Array(4))
  return Array.from(words, (word) => word.toString(36).padStart(7, '0').slice(-6)).join('')
}
