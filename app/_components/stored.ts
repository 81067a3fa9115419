'use client'

import { useSyncExternalStore } from 'react'

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
export interface Stored<T> {
  /** In the browser only. */
  readonly now: () => T
  /** Sets it for as long as the page is open; false if storage is blocked or full and did not take it. */
  readonly set: (value: T) => boolean
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

let isKept: boolean | null = null
const never = (): (() => void) => () => undefined

/** Whether this browser keeps values for this site at all; true while the server renders. */
export const useIsKept = (): boolean =>
  useSyncExternalStore(
    never,
    () => (isKept ??= takesValues()),
    () => true,
  )

/** A value in the browser's storage, read when it is first asked for. */
export function makeStored<T>({ key, read, write, usual }: Keeping<T>): Stored<T> {
  const listeners = new Set<() => void>()
  let current: { readonly value: T } | null = null

  function load(): T {
    try {
      return read(window.localStorage.getItem(key))
    } catch {
      return usual
    }
  }
  const now = (): T => (current ??= { value: load() }).value
  function set(value: T): boolean {
    current = { value }
    let isStored = true
    try {
      window.localStorage.setItem(key, write(value))
    } catch {
      isStored = false
    }
    for (const listener of listeners) listener()
    return isStored
  }
  function subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent): void => {
      if (event.key !== key) return
      current = { value: read(event.newValue) }
      listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', onStorage)
    }
  }
  return { now, set, useNow: () => useSyncExternalStore(subscribe, now, () => usual) }
}
