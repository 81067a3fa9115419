/** A value that lives outside of React's components, the same for all that read it. `use-store.ts` reads it in one. */
export interface Store<T> {
  readonly now: () => T
  /** Tells every listener when the value changes. */
  readonly set: (value: T) => void
  /** Returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A store whose first value is read when it is first asked for. */
export function createStore<T>(first: () => T): Store<T> {
  const listeners = new Set<() => void>()
  let current: { readonly value: T } | null = null
  const now = (): T => (current ??= { value: first() }).value
  return {
    now,
    set: (value) => {
      if (Object.is(now(), value)) return
      current = { value }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
