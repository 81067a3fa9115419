'use client'

import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { type GenericSchema, safeParse, string } from 'valibot'

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
 * drops it when the user leaves the page within the site. `schema` reads the kept value; a value it refuses is dropped.
 * Only for components rendered in the browser alone.
 */
export function useTyped<T>(
  name: string,
  first: () => T,
  schema: GenericSchema<unknown, T>,
): readonly [T, Dispatch<SetStateAction<T>>] {
  const key = `feltwise.typed.${name}`
  const [value, setValue] = useState<T>(() => {
    const before = safeParse(schema, kept(key))
    return before.success ? before.output : first()
  })
  useEffect(() => keep(key, value), [key, value])
  useEffect(() => () => keep(key, undefined), [key])
  return [value, setValue]
}

const text = string()
const none = (): string => ''

export const useTypedText = (name: string): readonly [string, Dispatch<SetStateAction<string>>] =>
  useTyped(name, none, text)
