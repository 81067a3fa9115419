'use client'

import { type MouseEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { cards as words } from '@/app/_languages/words'
import type { Card } from '@/lib/cards/card'
import { classes } from '@/app/_ui/classes'
import { Felt, type FeltProps } from './felt'
import type { CardZone } from './said-felt'
import { PlayingCard } from './playing-card'

/** Marks the area where dragged cards can be dropped. */
const DROP = 'data-drop'

/** A pointer that moves less than this, in pixels, taps. */
const TAP = 8

interface Dragged {
  readonly card: Card
  readonly x: number
  readonly y: number
  moving: boolean
}

/**
 * Whether a card is dropped on the area. A card dragged away from there is inside it in the DOM and may still be under
 * the finger.
 */
const isOverPlace = (x: number, y: number, dragged: HTMLElement): boolean =>
  document
    .elementsFromPoint(x, y)
    .some((element) => !dragged.contains(element) && element.closest(`[${DROP}]`) !== null)

/** Makes the button of a card draggable. */
type CardDrag = (card: Card) => {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
  readonly onMouseDown: (event: MouseEvent<HTMLElement>) => void
  readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void
}

/**
 * Dragging with a finger or a mouse: a card dropped on the area goes there; dropped elsewhere, it comes back. A tap is
 * still a tap.
 */
function useCardDrag(picked: readonly Card[], onToggle: (card: Card) => void): CardDrag {
  const dragged = useRef<Dragged | null>(null)
  // Whether to ignore the click that the browser sends at the end of a drag.
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
      // Captured at once, because a fast mouse has left the card by its first move.
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
    // A click doesn't focus a card, so that the space bar afterwards confirms instead of pressing the card again.
    onMouseDown: (event) => event.preventDefault(),
    onClickCapture: (event) => {
      if (!swallow.current) return
      swallow.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  })
}

/** Moving the cards of a zone to an area of their own. */
export interface Arranging {
  readonly zone: string
  /** The area cards go to and for how many, and where the others stay. */
  readonly into: string
  readonly count: number
  readonly rest: string
  /** The cards moved, in order. */
  readonly picked: readonly Card[]
  /** The names of the hands that both groups make, once they are complete. */
  readonly captions: { readonly into?: string | undefined; readonly rest?: string | undefined }
  /** Why the cards can't stay like this. */
  readonly problem?: string | undefined
  readonly onToggle: (card: Card) => void
  /** Whether the cards lie face down, to be set from memory. */
  readonly faceDown?: boolean
}

interface Props {
  readonly zone: CardZone
  readonly arranging: Arranging
}

/** The felt, with movable cards if the decision is made by moving them. */
export function ArrangingFelt({
  arranging,
  ...felt
}: Omit<FeltProps, 'instead'> & { readonly arranging: Arranging | undefined }) {
  if (!arranging) return <Felt {...felt} />
  return (
    <Felt
      {...felt}
      instead={(zone) =>
        zone.id === arranging.zone && <FeltArranging key={zone.id} zone={zone} arranging={arranging} />
      }
    />
  )
}

const BUTTON = 'grid min-h-11 min-w-0 rounded-tile'

/**
 * A decision made by moving cards, such as two of seven to the front: a tap, a number or a drag moves a card there, and
 * another moves it back.
 */
function FeltArranging({ zone, arranging }: Props) {
  const { into, rest, count, picked, captions, problem, onToggle, faceDown = false } = arranging
  const drag = useCardDrag(picked, onToggle)
  const id = useId()
  const cards = zone.cards.filter((spot) => typeof spot === 'number')
  const numberOf = (card: Card | undefined): number => (card === undefined ? 0 : cards.indexOf(card) + 1)
  return (
    <div className="mt-auto grid gap-2 text-center md:gap-3">
      <div
        role="group"
        aria-labelledby={`${id}-into`}
        {...{ [DROP]: '' }}
        className="grid justify-items-center gap-1.5 md:gap-2.25"
      >
        <Name id={`${id}-into`} name={into} caption={captions.into} />
        <div className="flex items-center justify-center gap-1.75 md:gap-2.5">
          {Array.from({ length: count }, (_, i) => (
            <Front
              key={`${i}-${picked[i] ?? 'empty'}`}
              card={picked[i]}
              number={numberOf(picked[i])}
              faceDown={faceDown}
              drag={drag}
              onToggle={onToggle}
            />
          ))}
          {problem !== undefined && (
            <p
              role="alert"
              className="max-w-[22em] min-w-0 animate-appear rounded-key bg-raised px-2.5 py-1.5 text-left text-caption text-blunder-ink"
            >
              {problem}
            </p>
          )}
        </div>
      </div>
      <div role="group" aria-labelledby={`${id}-rest`} className="grid justify-items-center gap-1.5 md:gap-2.25">
        <div className="felt-arranged">
          {cards.map((card, i) => (
            <Own
              key={card}
              card={card}
              number={i + 1}
              away={picked.includes(card)}
              into={into}
              faceDown={faceDown}
              drag={drag}
              onToggle={onToggle}
            />
          ))}
        </div>
        <Name
          id={`${id}-rest`}
          name={picked.length === count ? rest : zone.name}
          caption={picked.length === count ? captions.rest : zone.caption}
        />
      </div>
    </div>
  )
}

function Name({
  id,
  name,
  caption,
}: {
  readonly id: string
  readonly name: string
  readonly caption?: string | undefined
}) {
  return (
    <p id={id} className="text-label tracking-caps text-felt-muted uppercase">
      {name}
      {caption !== undefined && (
        <span>
          {'\u00A0· '}
          <span className="inline-block">{caption}</span>
        </span>
      )}
    </p>
  )
}

interface MovableProps {
  /** Its position in the hand, from 1. */
  readonly number: number
  readonly faceDown: boolean
  readonly drag: CardDrag
  readonly onToggle: (card: Card) => void
}

/** The name of a card: its position if it is face down. */
const nameOf = (card: Card, { number, faceDown }: MovableProps): string =>
  faceDown ? words.byNumber(number) : words.card(card)

function Front({ card, ...props }: MovableProps & { readonly card: Card | undefined }) {
  if (card === undefined) return <PlayingCard spot="empty" size="normal" />
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={words.takeBack(nameOf(card, props))}
      onClick={() => props.onToggle(card)}
      {...props.drag(card)}
      className={classes(BUTTON, 'shrink-0 touch-none')}
    >
      <PlayingCard spot={props.faceDown ? 'back' : card} size="normal" order={0} from="player" hidden />
    </button>
  )
}

/** A card in its position, which stays empty while the card is away, so that its number and its place don't change. */
function Own({
  card,
  away,
  into,
  ...props
}: MovableProps & { readonly card: Card; readonly away: boolean; readonly into: string }) {
  const { number, faceDown } = props
  return (
    <button
      type="button"
      aria-pressed={away}
      aria-keyshortcuts={String(number)}
      aria-label={words.goesTo(nameOf(card, props), into.toLowerCase())}
      onClick={() => props.onToggle(card)}
      {...props.drag(card)}
      className={classes(BUTTON, 'group touch-none justify-items-center gap-1')}
    >
      <PlayingCard spot={away ? 'empty' : faceDown ? 'back' : card} size="large" hidden />
      <kbd aria-hidden="true" className="hidden font-sans text-micro font-semibold text-felt-muted hoverable:block">
        {number}
      </kbd>
    </button>
  )
}

interface Held {
  readonly of: unknown
  /** The cards moved after each step; the last entry is the current state. */
  readonly steps: readonly (readonly Card[])[]
}

export interface MovedCards {
  /** The cards moved, in order. */
  readonly picked: readonly Card[]
  /** Whether there is a step to undo. */
  readonly moved: boolean
  readonly toggle: (card: Card) => void
  readonly set: (cards: readonly Card[]) => void
  readonly clear: () => void
  readonly undo: () => void
}

/** Moves cards to an area for `count` of them. One too many replaces the first. Starts over when `of` changes. */
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
