'use client'

import { calculator, cards as cardWords } from '@/app/_languages/words'
import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { SmallButton } from '@/app/_ui/button'
import { classes } from '@/app/_ui/classes'
import { signed } from '@/app/_languages/format'
import { Suit } from '@/app/_felt/suit'
import { type Card, cardOf, JOKER, RANKS, SUITS } from '@/lib/cards/card'
import { evValue } from '@/lib/game/ev'
import type { AnyGame, Rules } from '@/lib/game/game'
import { CardsInText } from '@/app/_felt/cards-in-text'
import { signedEv } from '@/app/_solver/ev-format'
import { PlayingCard } from '@/app/_felt/playing-card'
import { Table, TableHead } from '@/app/_ui/table'
import type { Worth } from '@/lib/game/worth'
import { type CardEffect, cellInWords, levelOf, nameOf } from './eyes-words'

interface Props {
  readonly game: AnyGame
  readonly rules: Rules
  readonly left: ReadonlyMap<Card, number>
  readonly effects: ReadonlyMap<Card, CardEffect>
  /** The strongest effect in base wagers, and the number of decimals of all effects. */
  readonly most: number
  readonly digits: number
  readonly chosen: Card | null
  readonly onChoose: (card: Card) => void
  /** The caption of the map. */
  readonly caption: string
}

const HIGH_FIRST = RANKS.map((_, rank) => rank).reverse()
const SUIT_ORDER = SUITS.map((_, suit) => suit)
const SUIT_NAMES = ['spades', 'hearts', 'diamonds', 'clubs'] as const

const ARROWS: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

/**
 * The width in pixels of a row of thirteen cells, each with room for a sign and a figure with this many decimals, plus
 * the suits.
 */
export const roomForRanks = (digits: number): number => 26 + RANKS.length * Math.ceil(6.2 * (digits + 3) + 7)

const rankLetter = (rank: number): string => (RANKS[rank] === 'T' ? '10' : RANKS[rank]!)

function RankHeader({ rank, scope }: { readonly rank: number; readonly scope: 'row' | 'col' }) {
  return (
    <th scope={scope} className="px-1 text-small font-semibold">
      <span aria-hidden="true">{rankLetter(rank)}</span>
      <span className="sr-only">{cardWords.rank(rank)}</span>
    </th>
  )
}

function SuitHeader({ suit, scope }: { readonly suit: number; readonly scope: 'row' | 'col' }) {
  return (
    <th scope={scope} className="px-1 py-1">
      <Suit
        suit={suit}
        className={classes('mx-auto h-4.25 w-4.25', (suit === 1 || suit === 2) && 'text-blunder-ink')}
      />
      <span className="sr-only">{calculator[SUIT_NAMES[suit]!]}</span>
    </th>
  )
}

/**
 * Every card of the deck with the effect of seeing it dead. Suits are rows if there is room for thirteen ranks,
 * otherwise columns. The arrow keys move between cells.
 */
export function EyesMap(props: Props) {
  const { left, chosen, caption, digits } = props
  const grid = useRef<HTMLTableElement>(null)
  const wide = useRoomFor(grid, roomForRanks(digits))
  const [stop, setStop] = useState<Card | null>(null)
  const rows = wide
    ? SUIT_ORDER.map((suit) => HIGH_FIRST.map((rank) => cardOf(rank, suit)))
    : HIGH_FIRST.map((rank) => SUIT_ORDER.map((suit) => cardOf(rank, suit)))
  const withJoker = left.has(JOKER)
  const open = [...rows.flat(), JOKER].filter((card) => (left.get(card) ?? 0) > 0)
  const tab = [stop, chosen].find((card) => card !== null && open.includes(card)) ?? open[0]
  const onKey = (event: KeyboardEvent): void => {
    const next = neighbour(grid.current, event)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const cell = (card: Card) => (
    <Cell key={card} {...props} card={card} isStop={card === tab} onFocus={() => setStop(card)} />
  )
  return (
    <table
      ref={grid}
      role="grid"
      onKeyDown={onKey}
      className="eyes-map"
      style={{ '--decimals': digits } as CSSProperties}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td />
          {wide
            ? HIGH_FIRST.map((rank) => <RankHeader key={rank} rank={rank} scope="col" />)
            : SUIT_ORDER.map((suit) => <SuitHeader key={suit} suit={suit} scope="col" />)}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            {wide ? <SuitHeader suit={i} scope="row" /> : <RankHeader rank={HIGH_FIRST[i]!} scope="row" />}
            {row.map(cell)}
          </tr>
        ))}
        {withJoker && (
          <tr>
            <th scope="row" className="px-1 text-small font-semibold">
              <span aria-hidden="true">Jk</span>
              <span className="sr-only">{calculator.joker}</span>
            </th>
            {cell(JOKER)}
          </tr>
        )}
      </tbody>
    </table>
  )
}

interface CellProps extends Props {
  readonly card: Card
  readonly isStop: boolean
  readonly onFocus: () => void
}

function Cell({ game, rules, left, effects, most, digits, card, chosen, isStop, onFocus, onChoose }: CellProps) {
  const count = left.get(card) ?? 0
  const span = card === JOKER ? { colSpan: 2 } : {}
  if (count === 0)
    return (
      <td {...span} className="eyes-cell eyes-gone">
        <span className="sr-only">{calculator.cellSeen(cardWords.card(card))}</span>
      </td>
    )
  const effect = effects.get(card)
  const level = effect ? levelOf(evValue(effect.change), most) : null
  const flips = effect !== undefined && effect.flipsTo.length > 0
  const { copies } = game.deck(rules)
  const name = cardWords.card(card)
  const says = effect ? cellInWords(game, effect, digits) : calculator.notYet
  return (
    <td {...span} className="eyes-cell">
      <button
        type="button"
        data-card={card}
        tabIndex={isStop ? 0 : -1}
        aria-pressed={card === chosen}
        aria-label={copies > 1 ? calculator.cellLeft(name, count, says) : calculator.cell(name, says)}
        data-flips={flips || undefined}
        onFocus={onFocus}
        onClick={() => onChoose(card)}
        className={classes(
          'eyes-button',
          level && level.side !== 'none' && `eyes-${level.side}-${level.step}`,
          flips && 'eyes-flips',
          card === chosen && 'eyes-chosen',
          !effect && 'eyes-waiting',
        )}
      >
        <span className="eyes-change">{effect ? signed(evValue(effect.change), digits) : '…'}</span>
        {effect && flips && <span className="eyes-to">→ {nameOf(game, effect.flipsTo)}</span>}
        {copies > 1 && !flips && <span className="eyes-left">×{count}</span>}
      </button>
    </td>
  )
}

/** The next cell with a button in the direction of an arrow key; Home and End go to the first and the last. */
function neighbour(grid: HTMLTableElement | null, event: KeyboardEvent): HTMLElement | undefined {
  const all = [...(grid?.querySelectorAll<HTMLElement>('button[data-card]') ?? [])]
  if (event.key === 'Home') return all[0]
  if (event.key === 'End') return all.at(-1)
  const arrow = ARROWS[event.key]
  const cell = (event.target as HTMLElement).closest('td')
  const row = cell?.parentElement
  if (!grid || !arrow || !cell || !(row instanceof HTMLTableRowElement)) return undefined
  const [down, across] = arrow
  let [r, c] = [row.rowIndex + down, cell.cellIndex + across]
  for (; grid.rows[r]?.cells[c]; r += down, c += across) {
    const found = grid.rows[r]!.cells[c]!.querySelector<HTMLElement>('button[data-card]')
    if (found) return found
  }
  return undefined
}

/**
 * Whether an element's parent is at least this many pixels wide, updated when its size changes. True until it is
 * measured.
 */
function useRoomFor(element: RefObject<HTMLElement | null>, pixels: number): boolean {
  const [width, setWidth] = useState(Infinity)
  useEffect(() => {
    const holder = element.current?.parentElement
    if (!holder) return
    const observer = new ResizeObserver(() => setWidth(holder.clientWidth))
    observer.observe(holder)
    return () => observer.disconnect()
  }, [element])
  return width >= pixels
}

interface RowsProps {
  readonly game: AnyGame
  readonly before: Worth
  readonly after: Worth
  readonly digits: number
}

/** If there are many options, only the best few are shown. */
const MOST_ROWS = 5

/** Every option's EV without the dead cards and with them. */
export function BeforeAfter({ game, before, after, digits }: RowsProps) {
  const evBefore = new Map(before.options.map(({ action, ev }) => [action, ev]))
  const rows = after.options.toSorted((a, b) => evValue(b.ev) - evValue(a.ev)).slice(0, MOST_ROWS)
  return (
    <div role="group" aria-label={calculator.withItDead} tabIndex={0} className="overflow-x-auto">
      <Table className="max-w-note">
        <TableHead columns={[calculator.option, calculator.evNow, calculator.withItDead, calculator.change]} />
        <tbody>
          {rows.map(({ action, ev }) => {
            const was = evBefore.get(action)
            return (
              <tr key={action} className="border-t">
                <th scope="row" className="py-1.5 text-left font-strong">
                  <span className="mr-2">
                    <CardsInText>{nameOf(game, [action])}</CardsInText>
                  </span>
                  {after.best.includes(action) && (
                    <span className="inline-block rounded-full bg-best/12 px-2 py-px text-micro font-semibold text-best-ink">
                      {calculator.best}
                    </span>
                  )}
                </th>
                <td className="py-1.5 pl-3 text-right whitespace-nowrap text-muted">
                  {was ? signedEv(was, digits) : ''}
                </td>
                <td className="py-1.5 pl-3 text-right whitespace-nowrap">{signedEv(ev, digits)}</td>
                <td className="py-1.5 pl-3 text-right whitespace-nowrap text-muted">
                  {was ? signed(evValue(ev) - evValue(was), digits) : ''}
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </div>
  )
}

interface BeforeAfterProps {
  readonly game: AnyGame
  readonly before: Worth
  readonly effect: CardEffect
  readonly digits: number
  readonly onDead: (cards: readonly Card[]) => void
}

/** One card of the map: what each option is worth if the card is dead. */
export function ChosenCard({ game, before, effect, digits, onDead }: BeforeAfterProps) {
  return (
    <div className="grid grid-cols-1 gap-2 rounded-option border px-3.5 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <PlayingCard spot={effect.card} size="small" hidden />
        <p className="min-w-0 flex-1 basis-48 text-small">
          <b className="font-semibold">{calculator.cardDead(cardWords.card(effect.card))}</b>{' '}
          <CardsInText>{cellInWords(game, effect, digits)}</CardsInText>.
        </p>
        <SmallButton onClick={() => onDead([effect.card])}>{calculator.putDead(1)}</SmallButton>
      </div>
      <BeforeAfter game={game} before={before} after={effect.worth} digits={digits} />
    </div>
  )
}
