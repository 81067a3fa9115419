'use client'

import { useEffect, useRef } from 'react'
import { playSound, type Sound } from './sounds'

/** What a hand in the making sounds like. Keys are equal as long as nothing new happened. */
interface Heard {
  /** The cards on the table, in any form: a new one is heard. */
  readonly cards: unknown
  /** Undefined until the answer is judged. */
  readonly right: boolean | undefined
}

/** A card as it comes, a tone as an answer is judged; nothing for what lay there when the page was opened. */
export function useSounds({ cards, right }: Heard): void {
  const before = useRef<Heard>({ cards, right })
  useEffect(() => {
    const last = before.current
    before.current = { cards, right }
    const sound: Sound | null =
      right !== undefined && last.right === undefined
        ? right
          ? 'right'
          : 'wrong'
        : last.cards !== cards
          ? 'card'
          : null
    if (sound !== null) playSound(sound)
  }, [cards, right])
}
