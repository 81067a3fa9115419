/** How many letters must be put in, taken out or replaced to make one word of the other (Levenshtein). */
function distance(a: string, b: string): number {
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

/** The known name that a mistyped one most likely meant, or undefined where none is near: within a third of its letters, at least two. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > LONGEST_WORD) return undefined
  const lower = word.toLowerCase()
  const found = known
    .map((name) => ({ name, far: distance(lower, name.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)[0]
  return found && found.far <= Math.max(2, Math.floor(found.name.length / 3)) ? found.name : undefined
}

/** “ Did you mean “flush”?”, or a list of what is known, to follow a sentence about an unknown name. */
export function suggestion(word: string, known: readonly string[]): string {
  const near = nearest(word, known)
  if (near !== undefined) return ` Did you mean “${near}”?`
  return known.length > 0 && known.length <= 12 ? ` Known: ${known.join(', ')}.` : ''
}
