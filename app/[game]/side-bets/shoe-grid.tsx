'use client'

import { useRef, useState, type KeyboardEvent } from 'react'
import { classes } from '@/app/_components/classes'
import { Suit } from '@/app/_components/suit'
import { called } from '@/app/_languages/area'
import { shoe as words } from '@/app/_languages/english/shoe'
import { cardOf, RANKS, type Card } from '@/lib/cards/card'
import { cardInWords } from '@/lib/cards/words'

interface Props {
  /** How many of each card are left, by card. */
  readonly left: readonly number[]
  readonly decks: number
  /** A tap puts a card back instead of taking it out. */
  readonly putting: boolean
  readonly onMove: (card: Card, back: boolean) => void
}

const HIGH_FIRST = RANKS.map((_, i) => RANKS.length - 1 - i)
const SUIT_ROWS = [0, 1, 2, 3] as const
const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * The shoe as 52 counts. A tap takes a card out; the keys − and + take one out and put one back wherever the focus is. Arrow keys move,
 * and the whole grid is one stop of the Tab key.
 */
export function ShoeGrid({ left, decks, putting, onMove }: Props) {
  const [stop, setStop] = useState<readonly [suit: number, column: number]>([0, 0])
  const grid = useRef<HTMLDivElement>(null)
  const onKey = (event: KeyboardEvent, card: Card): void => {
    if (event.key === '-' || event.key === 'Delete' || event.key === 'Backspace') onMove(card, false)
    else if (event.key === '+' || event.key === '=') onMove(card, true)
    else {
      const arrow = ARROWS[event.key]
      if (!arrow) return
      // On a phone the suits stand side by side: there the arrows turn with them.
      const [across, down] = isUpright(grid.current) ? [arrow[1], arrow[0]] : arrow
      const [suit, column] = [Math.min(3, Math.max(0, stop[0] + down)), Math.min(12, Math.max(0, stop[1] + across))]
      grid.current?.querySelector<HTMLElement>(`[data-place="${suit} ${column}"]`)?.focus()
    }
    event.preventDefault()
  }
  return (
    <div ref={grid} role="group" aria-label={putting ? words.tapPuts : words.tapTakes} className="shoe-grid">
      {SUIT_ROWS.map((suit) =>
        HIGH_FIRST.map((rank, column) => {
          const card = cardOf(rank, suit)
          const n = left[card]!
          const can = putting ? n < decks : n > 0
          return (
            <button
              key={card}
              type="button"
              data-place={`${suit} ${column}`}
              tabIndex={stop[0] === suit && stop[1] === column ? 0 : -1}
              aria-disabled={!can}
              aria-label={words.leftOf(called(cardInWords(card)), n, decks)}
              onFocus={() => setStop([suit, column])}
              onClick={() => can && onMove(card, putting)}
              onKeyDown={(event) =>
                event.key !== 'Tab' && event.key !== 'Enter' && event.key !== ' ' && onKey(event, card)
              }
              className={classes('shoe-cell', n < decks && 'shoe-cell-touched', n === 0 && 'shoe-cell-none')}
            >
              <span
                className="flex items-center gap-0.75 text-copy leading-none font-heavy"
                style={{ color: `var(--${SUIT_TOKENS[suit]})` }}
              >
                {RANKS[rank] === 'T' ? '10' : RANKS[rank]}
                <Suit suit={suit} className="h-3 w-3 shrink-0" />
              </span>
              <span aria-hidden="true" className="text-meta/none tabular-nums">
                {n}
              </span>
            </button>
          )
        }),
      )}
    </div>
  )
}

const SUIT_TOKENS = ['spades', 'hearts', 'diamonds', 'clubs'] as const

/** Whether the suits are columns, as the style sheet lays them on a narrow screen. */
const isUpright = (grid: HTMLElement | null): boolean =>
  grid !== null && getComputedStyle(grid).gridAutoFlow.startsWith('column')
