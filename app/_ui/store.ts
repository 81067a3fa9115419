'use client'

import { useSyncExternalStore } from 'react'
import { type Area, holdsAll, type KeptText, keptText } from './kept-text'

/** A value outside React's components, shared by all that read it. Components read it with `useStore`. */
export interface Store<T> {
  readonly now: () => T
  /** Sets the value and notifies every listener. */
  readonly set: (value: T) => void
  /** Returns a function that unsubscribes the listener. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A store whose first value is computed on first use. */
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

/** A store's value. `onServer` is used on the server and in the first render, which must match it. */
export const useStore = <T>({ subscribe, now }: Pick<Store<T>, 'subscribe' | 'now'>, onServer: T): T =>
  useSyncExternalStore(subscribe, now, () => onServer)

const IN_BROWSER = { subscribe: () => () => undefined, now: () => true }

/** False on the server and in the first render, which must match it; true afterwards. */
export const useInBrowser = (): boolean => useStore(IN_BROWSER, false)

interface Keeping<T> {
  /** Its key in the browser's storage. */
  readonly key: string
  /** `sessionStorage` for a value that belongs to this tab; otherwise `localStorage`. */
  readonly area?: Area
  /** Turns the stored text into a value. May throw if the text is damaged. */
  readonly read: (text: string | null) => T
  readonly write: (value: T) => string
  /** The value on the server, and if storage is blocked or its text is damaged. */
  readonly usual: T
}

/**
 * A value kept in the browser's storage, shared by everything that uses it. Changes from other tabs arrive too. What
 * its reader can't read is set aside before it is replaced.
 */
export interface Stored<T> {
  /** Only in the browser. */
  readonly now: () => T
  /**
   * Changes the value while the page is open. Returns false if storage is blocked or full and did not keep it. Writes
   * nothing if `make` returns the same value.
   */
  readonly change: (make: (now: T) => T) => boolean
  readonly useNow: () => T
}

const PROBE = 'feltwise.probe'

const takesValues = (area: Area) => (): boolean => {
  try {
    window[area].setItem(PROBE, '')
    window[area].removeItem(PROBE)
    return true
  } catch {
    return false
  }
}

const isKept: Readonly<Record<Area, Store<boolean>>> = {
  localStorage: createStore(takesValues('localStorage')),
  sessionStorage: createStore(takesValues('sessionStorage')),
}

/**
 * Whether this browser keeps settings, or what belongs to this tab; true on the server. The first value that storage
 * refuses makes it false.
 */
export const useIsKept = (area: Area = 'localStorage'): boolean => useStore(isKept[area], true)

/** Keeps a text and reports whether storage took it. */
export function keepIn(area: Area, kept: KeptText, text: string | null): boolean {
  const isStored = kept.set(text)
  isKept[area].set(isStored)
  return isStored
}

/** A value in the browser's storage, read on first use. */
export function makeStored<T>({ key, area = 'localStorage', read, write, usual }: Keeping<T>): Stored<T> {
  let isAhead = false
  const kept = keptText(area, key, (text) => holdsAll(text, write(read(text))))

  function readOf(text: string | null): T {
    try {
      return read(text)
    } catch {
      return usual
    }
  }
  const load = (): T => readOf(kept.get())
  const store = createStore(load)
  function change(make: (now: T) => T): boolean {
    // A page that was asleep missed the changes other pages stored since.
    const before = isAhead ? store.now() : load()
    const value = make(before)
    if (value !== before) isAhead = !keepIn(area, kept, write(value))
    else isKept[area].set(!isAhead)
    store.set(value)
    return !isAhead
  }
  function subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent): void => {
      if (event.key === key) store.set(readOf(event.newValue))
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
