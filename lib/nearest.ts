/** How many letters have to be inserted, deleted or replaced to turn one word into the other (Levenshtein distance). */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[b.length]!
}

const LONGEST_WORD = 60

/**
 * The known name that a mistyped one most likely means; undefined if none is close: at most a third of its letters may
 * differ, or two.
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > LONGEST_WORD) return undefined
  const lower = word.toLowerCase()
  const found = known
    .map((name) => ({ name, far: distance(lower, name.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)[0]
  return found && found.far <= Math.max(2, Math.floor(found.name.length / 3)) ? found.name : undefined
}

/** A hint for an unknown name: the name that was most likely meant, or all known names if they are few. */
export type Hint = { readonly meant: string } | { readonly known: readonly string[] }

const MOST_KNOWN = 12

export function hintOf(word: string, known: readonly string[]): Hint {
  const meant = nearest(word, known)
  if (meant !== undefined) return { meant }
  return { known: known.length <= MOST_KNOWN ? known : [] }
}
