/**
 * Joins texts in one language. If texts contain commas, `apart` sets a mark before each conjunction: “one, if this; or
 * two”.
 */
export interface Lists {
  and(texts: readonly string[], apart?: ',' | ';'): string
  or(texts: readonly string[], apart?: ',' | ';'): string
}

/** Use `en-GB` for English: it writes “a, b and c” without a comma before “and”. */
export function listsOf(language: string): Lists {
  const listed = (type: 'conjunction' | 'disjunction'): Lists['and'] => {
    const list = new Intl.ListFormat(language, { type })
    return (texts, apart) =>
      apart ? texts.reduce((before, next) => list.format([before + apart, next])) : list.format(texts)
  }
  return { and: listed('conjunction'), or: listed('disjunction') }
}
