'use client'

import type { SideFigures } from '@/lib/game/figures'
import { ok } from '@/lib/result'
import { cancelled } from '@/lib/solver/channel'
import { solverClient } from '@/lib/solver/client'
import { requestKey } from '@/lib/solver/protocol'
import type { SideRequest } from '@/lib/solver/requests'
import { useTask } from '@/app/_solver/use-solver'

/**
 * Prices side bets one after the other on one channel. Each is null until it is solved, or if it failed. The figures
 * always belong to the requests of the same render. An empty list requests nothing.
 */
export function useSides(requests: readonly SideRequest[], channel: string): readonly (SideFigures | null)[] {
  const key = JSON.stringify([channel, ...requests.map((request) => requestKey('side', request))])
  const { value } = useTask(requests.length === 0 ? null : key, async (signal) => {
    const figures: (SideFigures | null)[] = []
    for (const request of requests) {
      const answer = await solverClient().side(request, { channel, signal })
      if (signal.aborted) return cancelled()
      figures.push(answer.ok ? answer.value.value : null)
    }
    return ok(figures)
  })
  return value ?? requests.map(() => null)
}
