'use client'

import { useRef, useState, type KeyboardEvent } from 'react'
import { cards as words } from '@/app/_languages/words'
import { JOKER, RANKS, rankOf, suitOf, SUITS, type Card } from '@/lib/cards/card'
import { classes } from '@/app/_ui/classes'
import { Suit } from './suit'

/** Where a card is: in the deck, in the field being filled, or used elsewhere. */
export type Whereabouts = 'free' | 'here' | 'used'

interface Props {
  readonly cards: readonly Card[]
  readonly whereabouts: (card: Card) => Whereabouts
  readonly onToggle: (card: Card) => void
  /** How many of a card are left, if the deck has several of each and some are used. */
  readonly left?: (card: Card) => number | undefined
  /** What the cards are for, for screen readers: “Cards for your hand”. */
  readonly label: string
}

const highFirst = (a: Card, b: Card): number => rankOf(b) - rankOf(a)

/**
 * The deck as buttons, suit by suit, aces first. Arrow keys move, Enter or Space takes a card; the whole deck is one
 * stop of the Tab key.
 */
export function CardPicker({ cards, whereabouts, onToggle, left, label }: Props) {
  const suits = SUITS.map((_, suit) => cards.filter((card) => card !== JOKER && suitOf(card) === suit).sort(highFirst))
  const [current, setCurrent] = useState<Card | null>(null)
  const grid = useRef<HTMLDivElement>(null)
  const stop = current !== null && cards.includes(current) ? current : (suits[0]?.[0] ?? JOKER)
  const move = (event: KeyboardEvent): void => {
    const next = neighbour(grid.current, event)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const cell = (card: Card) => (
    <Cell
      key={card}
      card={card}
      where={whereabouts(card)}
      left={left?.(card)}
      isStop={card === stop}
      onFocus={() => setCurrent(card)}
      onToggle={() => onToggle(card)}
    />
  )
  return (
    <div ref={grid} role="group" aria-label={label} onKeyDown={move} className="grid gap-1 md:gap-1.5">
      {suits.map((suit, i) => (
        <div key={SUITS[i]} className="grid grid-cols-7 gap-0.75 md:grid-cols-13 md:gap-1">
          {suit.map(cell)}
        </div>
      ))}
      {cards.includes(JOKER) && <div className="grid grid-cols-3">{cell(JOKER)}</div>}
    </div>
  )
}

interface CellProps {
  readonly card: Card
  readonly where: Whereabouts
  readonly left: number | undefined
  readonly isStop: boolean
  readonly onFocus: () => void
  readonly onToggle: () => void
}

const LOOKS: Readonly<Record<Whereabouts, string>> = {
  free: 'border-card-line bg-card hover:border-line-strong',
  here: 'border-felt bg-felt text-felt-ink',
  used: 'border-line bg-transparent opacity-35',
}

function spoken(card: string, where: Whereabouts, left: number | undefined): string {
  if (where === 'used') return words.used(card)
  return left === undefined ? card : words.left(card, left)
}

function Cell({ card, where, left, isStop, onFocus, onToggle }: CellProps) {
  const ink =
    where === 'free'
      ? { color: card === JOKER ? 'var(--spades)' : `var(--${SUIT_TOKENS[suitOf(card)] ?? 'spades'})` }
      : undefined
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-pressed={where === 'here'}
      aria-disabled={where === 'used'}
      aria-label={spoken(words.card(card), where, left)}
      data-card={card}
      onFocus={onFocus}
      onClick={() => where !== 'used' && onToggle()}
      style={ink}
      className={classes(
        'relative flex h-11 min-w-0 items-center justify-center gap-0.75 rounded-tile border text-intro leading-none font-heavy tabular-nums',
        LOOKS[where],
      )}
    >
      {card === JOKER ? words.joker : <RankAndSuit card={card} />}
      {left !== undefined && (
        <span aria-hidden="true" className="absolute right-1 bottom-0.5 text-[10px] font-strong text-muted">
          {left}
        </span>
      )}
    </button>
  )
}

const SUIT_TOKENS = ['spades', 'hearts', 'diamonds', 'clubs'] as const

function RankAndSuit({ card }: { readonly card: Card }) {
  const letter = RANKS[rankOf(card)] ?? ''
  return (
    <>
      <span className={letter === 'T' ? 'tracking-[-0.06em]' : undefined}>{letter === 'T' ? '10' : letter}</span>
      <Suit suit={suitOf(card)} className="h-3.75 w-3.75 shrink-0" />
    </>
  )
}

/** The direction of each arrow key. */
const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * The button that an arrow key leads to. Rows wrap differently on phones, so up and down go by the positions of the
 * buttons.
 */
function neighbour(grid: HTMLElement | null, event: KeyboardEvent): HTMLElement | undefined {
  const arrow = ARROWS[event.key]
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-card]')
  if (!grid || !from) return undefined
  const all = [...grid.querySelectorAll<HTMLElement>('[data-card]')]
  if (event.key === 'Home') return all[0]
  if (event.key === 'End') return all.at(-1)
  if (!arrow) return undefined
  const [across, down] = arrow
  return across === 0 ? nearestInRow(from, all, down) : all[all.indexOf(from) + across]
}

function nearestInRow(from: HTMLElement, all: readonly HTMLElement[], down: number): HTMLElement | undefined {
  const own = from.getBoundingClientRect()
  const placed = all
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - own.top) * down > own.height / 2)
  const row = Math.min(...placed.map(({ box }) => Math.abs(box.top - own.top)))
  const inRow = placed.filter(({ box }) => Math.abs(Math.abs(box.top - own.top) - row) < 2)
  return inRow.sort((a, b) => Math.abs(a.box.left - own.left) - Math.abs(b.box.left - own.left))[0]?.element
}
