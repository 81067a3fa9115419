'use client'

import { useEffect, useMemo, useState } from 'react'
import type { SideFigures } from '@/lib/games/figures'
import { solverClient } from '@/lib/solver/client'
import { requestKey, type SideRequest } from '@/lib/solver/protocol'

interface Held {
  readonly key: string
  readonly figures: readonly (SideFigures | null)[]
}

/**
 * Side bets priced one after another on one channel; each is null until it is there, or where it could not be worked out.
 * The figures belong to the requests of this very render. No requests ask nothing.
 */
export function useSides(requests: readonly SideRequest[], channel: string): readonly (SideFigures | null)[] {
  const key = JSON.stringify(requests.map((request) => requestKey('side', request)))
  const [held, setHeld] = useState<Held>({ key: '[]', figures: [] })
  // The key is the requests as text: equal text, equal requests, so a new list does not ask again.
  const asked = useMemo(
    () => (JSON.parse(key) as string[]).map((text) => (JSON.parse(text) as [string, SideRequest])[1]),
    [key],
  )

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const ask = async (): Promise<void> => {
      const figures: (SideFigures | null)[] = []
      for (const request of asked) {
        const answer = await solverClient().side(request, { channel, signal })
        if (signal.aborted) return
        figures.push(answer.ok ? answer.value.value : null)
      }
      setHeld({ key, figures })
    }
    if (asked.length > 0) void ask()
    return () => controller.abort()
  }, [asked, key, channel])

  return held.key === key ? held.figures : asked.map(() => null)
}
