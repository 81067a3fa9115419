'use client'

import { useState } from 'react'
import type { Card } from '@/lib/cards/card'

interface Held {
  readonly of: unknown
  /** The cards moved after each step, the last now. */
  readonly steps: readonly (readonly Card[])[]
}

export interface MovedCards {
  /** The cards moved, in the order they went. */
  readonly picked: readonly Card[]
  /** Whether there is a step to take back. */
  readonly moved: boolean
  readonly toggle: (card: Card) => void
  readonly set: (cards: readonly Card[]) => void
  readonly clear: () => void
  readonly undo: () => void
}

/** Cards being moved to a place for `count` of them, the first giving way to one too many. Starts anew whenever `of` is another. */
export function useMovedCards(of: unknown, count: number): MovedCards {
  const [held, setHeld] = useState<Held>({ of: null, steps: [] })
  const steps = held.of === of ? held.steps : []
  const picked = steps.at(-1) ?? []
  const set = (next: readonly Card[]): void => setHeld({ of, steps: [...steps, next] })
  return {
    picked,
    moved: steps.length > 0,
    toggle: (card) =>
      set(picked.includes(card) ? picked.filter((one) => one !== card) : [...picked, card].slice(-count)),
    set,
    clear: () => picked.length > 0 && set([]),
    undo: () => setHeld({ of, steps: steps.slice(0, -1) }),
  }
}
