'use client'

import { useSyncExternalStore } from 'react'

/** A value that lives outside of React's components, the same for all that read it. `useStore` reads it in one. */
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

/** A store's value; `onServer` while the server renders and in the first render, which must agree with it. */
export const useStore = <T>({ subscribe, now }: Pick<Store<T>, 'subscribe' | 'now'>, onServer: T): T =>
  useSyncExternalStore(subscribe, now, () => onServer)

const IN_BROWSER = { subscribe: () => () => undefined, now: () => true }

/** False on the server and in the first render, which must agree with it; true afterwards. */
export const useInBrowser = (): boolean => useStore(IN_BROWSER, false)

interface Keeping<T> {
  /** Its key in the browser's storage. */
  readonly key: string
  /** Whatever storage held, as a value; throws of no text. */
  readonly read: (text: string | null) => T
  readonly write: (value: T) => string
  /** While the server renders, and where storage is blocked. */
  readonly usual: T
}

/** A value that the browser keeps, the same for all that use it; another tab's changes arrive too. */
interface Stored<T> {
  /** In the browser only. */
  readonly now: () => T
  /**
   * Changes it for as long as the page is open; false if storage is blocked or full and did not take it. Nothing is written where `make`
   * returns what it was given.
   */
  readonly change: (make: (now: T) => T) => boolean
  readonly useNow: () => T
}

const PROBE = 'feltwise.probe'

function takesValues(): boolean {
  try {
    window.localStorage.setItem(PROBE, '')
    window.localStorage.removeItem(PROBE)
    return true
  } catch {
    return false
  }
}

const isKept = createStore(takesValues)

/** Whether this browser keeps what is set; true while the server renders. The first value that storage does not take makes it false. */
export const useIsKept = (): boolean => useStore(isKept, true)

/** A value in the browser's storage, read when it is first asked for. */
export function makeStored<T>({ key, read, write, usual }: Keeping<T>): Stored<T> {
  let isAhead = false

  function load(): T {
    try {
      return read(window.localStorage.getItem(key))
    } catch {
      return usual
    }
  }
  const store = createStore(load)
  function change(make: (now: T) => T): boolean {
    // A page that the browser had put to sleep did not hear what another one stored since.
    const before = isAhead ? store.now() : load()
    const value = make(before)
    try {
      if (value !== before) window.localStorage.setItem(key, write(value))
      isAhead = false
    } catch {
      isAhead = true
    }
    isKept.set(!isAhead)
    store.set(value)
    return !isAhead
  }
  function subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent): void => {
      if (event.key === key) store.set(read(event.newValue))
    }
    const stop = store.subscribe(listener)
    window.addEventListener('storage', onStorage)
    return () => {
      stop()
      window.removeEventListener('storage', onStorage)
    }
  }
  return { now: store.now, change, useNow: () => useStore({ subscribe, now: store.now }, usual) }
}
