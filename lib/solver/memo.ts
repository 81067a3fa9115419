/** The most recently used values by key. The one unused for longest is dropped first. */
export interface Memo<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
  clear(): void
}

/** A memo of at most `size` values. */
export function makeMemo<T>(size: number): Memo<T> {
  const values = new Map<string, T>()
  return {
    get(key) {
      const value = values.get(key)
      if (value === undefined) return undefined
      values.delete(key)
      values.set(key, value)
      return value
    },
    set(key, value) {
      values.delete(key)
      values.set(key, value)
      const oldest = values.keys().next()
      if (values.size > size && !oldest.done) values.delete(oldest.value)
    },
    clear: () => values.clear(),
  }
}
