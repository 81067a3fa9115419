/* Reads the stored facts of a game's pages (`npm run make:hands`), and remembers what is computed from them. */

/** A reader of the stored facts, by slug. It throws on an unknown slug. */
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
