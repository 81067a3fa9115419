/** What is made on first use and kept: a page need not make a table that it may never look at. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
