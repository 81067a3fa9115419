'use client'

import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'

/** What this tab kept under a key; undefined where there is nothing, or where storage is blocked. */
function kept(key: string): unknown {
  try {
    const text = window.sessionStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Keeps a value in this tab, or forgets it. Storage that is blocked or full takes nothing. */
function keep(key: string, value: unknown): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}

/**
 * `useState` for what is typed and stands in no address: a reload and the page’s other language keep it, in this tab. Whoever leaves the page
 * within the site starts anew. `isWhole` says whether what was kept is such a value. Only where the browser alone renders.
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

/** A text that is typed. */
export const useTypedText = (name: string): readonly [string, Dispatch<SetStateAction<string>>] =>
  useTyped(name, none, isText)
