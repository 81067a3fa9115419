'use client'

import { useEffect, useState } from 'react'

/**
 * What is loaded for each of these ids; null until all of it has come. What cannot be fetched is missing. Other ids later leave what is
 * there in place until theirs has come. `load` is the same function from one drawing to the next.
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
