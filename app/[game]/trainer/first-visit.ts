'use client'

import { useEffect, useEffectEvent } from 'react'
import { makeStored } from '@/app/_ui/store'
import type { UsedLog } from '@/app/progress/use-log'

/** The ids of the games whose rules were shown in this browser on the first visit. */
const shownGames = makeStored<readonly string[]>({
  key: 'feltwise.games-shown',
  read: (text) => (text ?? '').split(' ').filter((id) => id !== ''),
  write: (ids) => ids.join(' '),
  usual: [],
})

interface Visit {
  readonly game: string
  /** Whether the address has only the game, or a lesson of it. */
  readonly isPlain: boolean
  readonly log: Pick<UsedLog, 'status' | 'answers'>
  readonly onFirst: () => void
}

/**
 * Calls `onFirst` on the first visit to a game without any answers, once per game in this browser. Does nothing if a
 * panel is open by then.
 */
export function useFirstVisit({ game, isPlain, log: { status, answers }, onFirst }: Visit): void {
  const first = useEffectEvent(onFirst)
  const isNew = isPlain && status !== 'opening' && answers.length === 0
  useEffect(() => {
    if (!isNew || shownGames.now().includes(game) || document.querySelector(':popover-open')) return
    shownGames.change((ids) => [...ids, game])
    first()
  }, [isNew, game])
}
