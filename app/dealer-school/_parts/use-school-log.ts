'use client'

import { useCallback, useEffect, useRef } from 'react'
import type { MakeAnswers } from './school-desk'

type Desk = (typeof import('./school-desk'))['schoolDesk']

/** How long a verdict waits for slow storage, in milliseconds. */
const PATIENCE = 1000

/** If the code can't be loaded or the answer can't be kept, the drill continues without a log. */
const ignore = (): void => undefined

const NOTHING: ReadonlySet<string> = new Set()

/**
 * The log of the school for a drill: which items are due, and a function that stores an answer before its verdict is
 * shown.
 */
export function useSchoolLog() {
  const desk = useRef<Desk>(null)
  const coming = useRef<Promise<Desk>>(null)
  const isKeeping = useRef(false)
  const load = useCallback((): Promise<Desk> => {
    coming.current ??= import('./school-desk').then(
      ({ schoolDesk }) => (desk.current = schoolDesk),
      (error: unknown) => {
        coming.current = null
        throw error
      },
    )
    return coming.current
  }, [])
  useEffect(() => void load().then(({ readLog }) => readLog(), ignore), [load])
  const keepAnswers = useCallback(
    (make: MakeAnswers, then: () => void): void => {
      if (isKeeping.current) return
      isKeeping.current = true
      const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))
      const kept = load()
        .then(({ keep }) => keep(make))
        .catch(ignore)
      void Promise.race([kept, late]).then(() => {
        isKeeping.current = false
        then()
      })
    },
    [load],
  )
  /** The items due now, from `school-desk`; empty until that is loaded. */
  const due = (...asked: Parameters<Desk['due']>): ReadonlySet<string> => desk.current?.due(...asked) ?? NOTHING
  return { keepAnswers, due }
}
