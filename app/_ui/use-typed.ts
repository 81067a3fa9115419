'use client'

import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'

/** The value this tab kept under a key; undefined if there is none or storage is blocked. */
function kept(key: string): unknown {
  try {
    const text = window.sessionStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Keeps a value in this tab, or removes it. Does nothing if storage is blocked or full. */
function keep(key: string, value: unknown): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}

/**
 * `useState` for typed text that isn't in the address: this tab keeps it over a reload and a change of language, and
 * drops it when the user leaves the page within the site. `isWhole` checks a kept value. Only for components rendered
 * in the browser alone.
 */
export function useTyped<T>(
  name: string,
  first: () => T,
  isWhole: (kept: unknown) => kept is T,
): readonly [T, Dispatch<SetStateAction<T>>] {
  const key = `feltwise.typed.${name}`
  const [value, setValue] = useState<T>(() => {
    const before = kept(key)
    return isWhole(before) ? before : first()
  })
  useEffect(() => keep(key, value), [key, value])
  useEffect(() => () => keep(key, undefined), [key])
  return [value, setValue]
}

const isText = (kept: unknown): kept is string => typeof kept === 'string'
const none = (): string => ''

export const useTypedText = (name: string): readonly [string, Dispatch<SetStateAction<string>>] =>
  useTyped(name, none, isText)
