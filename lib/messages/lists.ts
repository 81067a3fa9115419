/** Lists in one language. */
export interface Lists {
  and(texts: readonly string[]): string
  or(texts: readonly string[]): string
}

/** `en-GB` writes “a, b and c”, without a comma before the last. */
export function listsOf(language: string): Lists {
  const and = new Intl.ListFormat(language, { type: 'conjunction' })
  const or = new Intl.ListFormat(language, { type: 'disjunction' })
  return { and: (texts) => and.format(texts), or: (texts) => or.format(texts) }
}
