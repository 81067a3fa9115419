'use client'

import { useCallback, useEffect, useState } from 'react'

/** What the browser says of the room that this site takes, and whether it keeps what is in it. */
export interface Keeping {
  /** `unknown`: the browser does not say. */
  readonly promise: 'given' | 'not given' | 'refused' | 'unknown'
  /** Bytes, of everything that this site stores; null where the browser does not say. */
  readonly used: number | null
  readonly room: number | null
}

const UNKNOWN: Keeping = { promise: 'unknown', used: null, room: null }

async function look(): Promise<Keeping> {
  // There is no such thing on pages that came without encryption.
  const storage = navigator.storage as StorageManager | undefined
  if (!storage?.persisted) return UNKNOWN
  const [kept, { usage, quota }] = await Promise.all([storage.persisted(), storage.estimate()])
  return { promise: kept ? 'given' : 'not given', used: usage ?? null, room: quota ?? null }
}

/** Looks again whenever `count` changes. */
export function useKeeping(count: number): { readonly keeping: Keeping; readonly ask: () => void } {
  const [keeping, setKeeping] = useState(UNKNOWN)
  useEffect(() => {
    let isCurrent = true
    void look()
      .catch(() => UNKNOWN)
      .then(
        (seen) =>
          isCurrent &&
          setKeeping((before) =>
            before.promise === 'refused' && seen.promise === 'not given' ? { ...seen, promise: 'refused' } : seen,
          ),
      )
    return () => {
      isCurrent = false
    }
  }, [count])
  const ask = useCallback(() => {
    void navigator.storage
      .persist()
      .catch(() => false)
      .then((kept) => setKeeping((before) => ({ ...before, promise: kept ? 'given' : 'refused' })))
  }, [])
  return { keeping, ask }
}
