'use client'

import { useState } from 'react'
import { LARGEST_STAKE, setPreferences, usePreferences } from '@/app/_settings/preferences'
import type { Playing } from './use-round'

/** What follows a round, as on a table with machines: bets cleared, the same bets again, or twice as much. */
export interface Rebet {
  readonly again: () => void
  readonly twice: () => void
  readonly clear: () => void
  /** No stake is that large. */
  readonly tooLarge: boolean
}

/** The stake is the person's own setting: clearing the bets gives back the one from before it was doubled. */
export function useRebet({ onward, change }: Playing): Rebet {
  const { stake } = usePreferences()
  const [own, setOwn] = useState<number | null>(null)
  const tooLarge = stake * 2 > LARGEST_STAKE
  return {
    again: () => onward(),
    twice: () => {
      if (tooLarge) return
      setOwn(own ?? stake)
      setPreferences({ stake: stake * 2 })
      onward()
    },
    clear: () => {
      if (own !== null) setPreferences({ stake: own })
      setOwn(null)
      change({})
    },
    tooLarge,
  }
}
