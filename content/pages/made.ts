/* The stored facts of a game's pages (`npm run make:hands`), and a memory for what is worked out from them. */

/** The stored facts of a page, by its slug. Throws on an unknown slug. */
export function madeBySlug<T extends { readonly slug: string }>(pages: unknown, game: string): (slug: string) => T {
  const all = new Map((pages as readonly T[]).map((one) => [one.slug, one]))
  return (slug) => {
    const found = all.get(slug)
    if (!found) throw new RangeError(`“${slug}” isn’t a page of ${game}`)
    return found
  }
}

/** Remembers the value that `read` gives for each slug. */
export function once<T>(read: (slug: string) => T): (slug: string) => T {
  const known = new Map<string, T>()
  return (slug) => {
    const value = known.get(slug) ?? read(slug)
    known.set(slug, value)
    return value
  }
}
