'use client'

import { useEffect, useState } from 'react'

/**
 * Loads a value for each id; null until all have loaded. Ids that can't be loaded are missing from the result. When the
 * ids change, the old result stays until the new one is complete. `load` must be the same function in every render.
 */
export function useAll<T>(ids: readonly string[], load: (id: string) => Promise<T>): ReadonlyMap<string, T> | null {
  const [known, setKnown] = useState<ReadonlyMap<string, T> | null>(null)
  const wanted = ids.join(' ')
  useEffect(() => {
    let isLeft = false
    const entryOf = (id: string): Promise<readonly (readonly [string, T])[]> =>
      load(id).then(
        (one) => [[id, one] as const],
        () => [],
      )
    void Promise.all(
      wanted
        .split(' ')
        .filter((id) => id !== '')
        .map(entryOf),
    ).then((list) => {
      if (!isLeft) setKnown(new Map(list.flat()))
    })
    return () => {
      isLeft = true
    }
  }, [wanted, load])
  return known
}
