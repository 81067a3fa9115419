'use client'

import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Card } from '@/lib/cards/card'

/** Marks the place where dragged cards are dropped. */
export const DROP = 'data-drop'

/** A finger or mouse that moves less than this, in pixels, taps. */
const TAP = 8

interface Dragged {
  readonly card: Card
  readonly x: number
  readonly y: number
  moving: boolean
}

/** Whether it is dropped on the place. What is dragged away from there belongs to it, and may still be drawn under the finger. */
const isOverPlace = (x: number, y: number, dragged: HTMLElement): boolean =>
  document
    .elementsFromPoint(x, y)
    .some((element) => !dragged.contains(element) && element.closest(`[${DROP}]`) !== null)

/** What makes a card's button draggable. */
export type CardDrag = (card: Card) => {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
  readonly onMouseDown: (event: MouseEvent<HTMLElement>) => void
  readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void
}

/** Cards dragged with a finger or a mouse: dropped on the place they go there, dropped elsewhere they come back from it. A tap stays a tap. */
export function useCardDrag(picked: readonly Card[], onToggle: (card: Card) => void): CardDrag {
  const dragged = useRef<Dragged | null>(null)
  // The click that a browser makes of a drag's end is no tap.
  const swallow = useRef(false)
  const rest = (element: HTMLElement): void => {
    element.style.transform = ''
    element.style.zIndex = ''
    dragged.current = null
  }
  return (card) => ({
    onPointerDown: (event) => {
      swallow.current = false
      if (!event.isPrimary || event.button !== 0) return
      // At once: a quick mouse is off the card by its first move.
      event.currentTarget.setPointerCapture(event.pointerId)
      dragged.current = { card, x: event.clientX, y: event.clientY, moving: false }
    },
    onPointerMove: (event) => {
      const drag = dragged.current
      if (!drag || drag.card !== card) return
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y]
      if (!drag.moving && Math.hypot(dx, dy) < TAP) return
      drag.moving = true
      event.currentTarget.style.transform = `translate(${dx}px, ${dy}px)`
      event.currentTarget.style.zIndex = '5'
    },
    onPointerUp: (event) => {
      const drag = dragged.current
      rest(event.currentTarget)
      if (!drag?.moving) return
      swallow.current = true
      if (isOverPlace(event.clientX, event.clientY, event.currentTarget) !== picked.includes(card)) onToggle(card)
    },
    onPointerCancel: (event) => rest(event.currentTarget),
    // A card that is clicked takes no focus: the space bar after it confirms, and does not press the card again.
    onMouseDown: (event) => event.preventDefault(),
    onClickCapture: (event) => {
      if (!swallow.current) return
      swallow.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  })
}
