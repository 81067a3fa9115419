'use client'

import { type Dispatch, type SetStateAction, useEffect, useMemo, useState } from 'react'
import { type GenericSchema, parse, string } from 'valibot'
import { holdsAll, keptText } from './kept-text'
import { keepIn } from './store'

const AREA = 'sessionStorage'

/**
 * `useState` for typed text that isn't in the address: this tab keeps it over a reload and a change of language, and
 * drops it when the user leaves the page within the site. `schema` reads the kept value; one that it refuses is set
 * aside.
 * Only for components rendered in the browser alone.
 */
export function useTyped<T>(
  name: string,
  first: () => T,
  schema: GenericSchema<unknown, T>,
): readonly [T, Dispatch<SetStateAction<T>>] {
  const kept = useMemo(() => {
    const read = (text: string): T => parse(schema, JSON.parse(text))
    return { read, ...keptText(AREA, `feltwise.typed.${name}`, (text) => holdsAll(text, JSON.stringify(read(text)))) }
  }, [name, schema])
  const [value, setValue] = useState<T>(() => {
    const text = kept.get()
    try {
      return text === null ? first() : kept.read(text)
    } catch {
      return first()
    }
  })
  useEffect(() => void keepIn(AREA, kept, JSON.stringify(value)), [kept, value])
  useEffect(() => () => void kept.set(null), [kept])
  return [value, setValue]
}

const text = string()
const none = (): string => ''

export const useTypedText = (name: string): readonly [string, Dispatch<SetStateAction<string>>] =>
  useTyped(name, none, text)
