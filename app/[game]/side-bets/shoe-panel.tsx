'use client'

import { cards as cardWords, shoe as words } from '@/app/_languages/words'
import { betName } from '@/app/_felt/names'
import dynamic from 'next/dynamic'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { AS_TYPED, Checkbox, Input, Select } from '@/app/_ui/field'
import { Heading } from '@/app/_ui/heading'
import { Button, SmallButton } from '@/app/_ui/button'
import { chartOrWords } from '@/app/_charts/chart-or-words'
import { classes } from '@/app/_ui/classes'
import { Figure } from '@/app/_solver/figure'
import { whole } from '@/app/_languages/format'
import { Panel } from '@/app/_ui/panel'
import { Suit } from '@/app/_felt/suit'
import { optionsWith, request, useSideHold } from './read'
import { useSides } from '@/app/_settings/use-sides'
import { type Card, cardOf, parseCards, RANKS } from '@/lib/cards/card'
import { evValue } from '@/lib/game/ev'
import type { SideFigures } from '@/lib/game/figures'
import { PlayingCard } from '@/app/_felt/playing-card'
import { filled } from '@/app/_languages/filled'
import { problemInWords } from '@/app/_ui/problem-words'
import { cardsLeft, dealRound, lastShoes, MOST_DECKS, ROUND_NEEDS, type Shoe, total, undone, withStep } from './shoe'
import { percentSigned, type RunPoint } from './words'

interface ShoeGridProps {
  /** How many of each card are left, by card. */
  readonly left: readonly number[]
  readonly decks: number
  /** Whether a tap puts a card back instead of taking it out. */
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
 * The shoe as 52 counts. A tap takes a card out; the keys − and + take out and put back the focused one. The arrow keys
 * move the focus, and the whole grid is one stop of the Tab key.
 */
function ShoeGrid({ left, decks, putting, onMove }: ShoeGridProps) {
  const [stop, setStop] = useState<readonly [suit: number, column: number]>([0, 0])
  const grid = useRef<HTMLDivElement>(null)
  const onKey = (event: KeyboardEvent, card: Card): void => {
    if (event.key === '-' || event.key === 'Delete' || event.key === 'Backspace') onMove(card, false)
    else if (event.key === '+' || event.key === '=') onMove(card, true)
    else {
      const arrow = ARROWS[event.key]
      if (!arrow) return
      // On phones the suits are columns, so the arrows change roles.
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
              aria-label={words.leftOf(cardWords.card(card), n, decks)}
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

/** Whether the suits are columns, which the style sheet decides on narrow screens. */
const isUpright = (grid: HTMLElement | null): boolean =>
  grid !== null && getComputedStyle(grid).gridAutoFlow.startsWith('column')

const RunChart = dynamic(() => chartOrWords(import('./charts').then((module) => module.RunChart)), { ssr: false })

interface Props {
  readonly shoe: Shoe
  readonly figures: SideFigures | null
}

/** How many of the last steps the chart shows. Each is solved anew from its 52 counts. */
const SHOWN = 60

const SMALL = 'min-h-11! py-2! disabled:opacity-45'

interface LastOutProps {
  readonly shoe: Shoe
  readonly run: readonly RunPoint[]
  /** Returns false if the shoe doesn't have the cards. */
  readonly onEnter: (cards: readonly Card[]) => boolean
}

/** The cards that left last and how they changed the EV, and a field for entering many at once. */
function LastOut({ shoe, run, onEnter }: LastOutProps) {
  const last = shoe.steps.at(-1)
  const [now, before] = [run.at(-1), run.at(-2)]
  const moved = now && before ? now.ev - before.ev : null
  return (
    <div className="grid gap-x-8 gap-y-3 border-t pt-3 min-[50rem]:grid-cols-2">
      <div className="grid min-h-21 content-start gap-1.5" aria-live="polite">
        <p className="text-small">
          {last && moved !== null
            ? filled(last.back ? words.backMoved : words.outMoved, {
                change: <b className="font-semibold tabular-nums">{percentSigned(moved, 3)}</b>,
              })
            : last
              ? last.back
                ? words.lastBack
                : words.lastOut
              : words.noneOut}
        </p>
        {last && (
          <p
            className="flex flex-wrap gap-1"
            aria-label={last.cards.map((card) => cardWords.card(card)).join(', ')}
            role="img"
          >
            {last.cards.slice(-16).map((card, i) => (
              <PlayingCard key={i} spot={card} size="small" hidden />
            ))}
          </p>
        )}
      </div>
      <Entry onEnter={onEnter} />
    </div>
  )
}

/** The problem with the typed cards; empty if there is none. */
interface Told {
  readonly problem: string
}

const NOTHING: Told = { problem: '' }

function Entry({ onEnter }: Pick<LastOutProps, 'onEnter'>) {
  const id = useId()
  const [text, setText] = useState('')
  const [{ problem }, setTold] = useState<Told>(NOTHING)
  const enter = (): void => {
    const cards = parseCards(text)
    if (!cards.ok) return setTold({ problem: problemInWords(cards.problem) })
    if (cards.value.length === 0) return setTold({ problem: words.typeCards })
    if (!onEnter(cards.value)) return setTold({ problem: words.notThatMany })
    setText('')
    setTold(NOTHING)
  }
  return (
    <form
      noValidate
      className="grid content-start gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        enter()
      }}
    >
      <label htmlFor={id} className="text-caption text-muted">
        {words.manyAtOnce}
      </label>
      <div className="flex gap-2">
        <Input
          {...AS_TYPED}
          id={id}
          value={text}
          placeholder="Ks Qd 7c"
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-problem`}
          onChange={(event) => setText(event.target.value.slice(0, 900))}
          className="flex-1"
        />
        <SmallButton type="submit">{words.takeOut}</SmallButton>
      </div>
      <p id={`${id}-problem`} role="alert" className="text-caption break-words text-blunder-ink empty:hidden">
        {problem}
      </p>
    </form>
  )
}

/** The shoe as a card counter sees it, and how the bet's EV changes as cards leave. */
export function ShoePanel({ shoe, figures }: Props) {
  const { game, form, reading, change } = useSideHold()
  const [putting, setPutting] = useState(false)
  const left = cardsLeft(shoe)
  const gone = shoe.decks * left.length - total(left)
  const run = useRun(shoe)
  const set = (next: Shoe): void => change({ ...form, shoe: next, notice: null })
  const move = (card: Card, back: boolean): void => set(withStep(shoe, { cards: [card], back }))
  const round = (): void =>
    set(withStep(shoe, { cards: dealRound(game, reading.rules, reading.bet.id, left, Math.random), back: false }))
  return (
    <section aria-labelledby="shoe">
      <Panel>
        <div className="flex flex-wrap items-end gap-x-9 gap-y-3">
          <div className="grid gap-1">
            <Heading id="shoe">{words.title}</Heading>
            <p className="max-w-text text-small text-muted">{words.about}</p>
          </div>
          <dl className="flex flex-wrap gap-x-8 gap-y-2 4xl:ml-auto">
            <Figure label={words.cardsLeft} after={words.out(whole(gone))}>
              {whole(total(left))}
            </Figure>
            <Figure label={words.yourEv}>{figures ? percentSigned(evValue(figures.ev)) : '…'}</Figure>
          </dl>
        </div>
        <div className="flex flex-wrap items-center gap-2.5">
          <label className="flex min-h-11 items-center gap-2 text-small">
            {words.startFrom}
            <Select
              value={String(shoe.decks)}
              options={Array.from({ length: MOST_DECKS }, (_, i) => ({ value: `${i + 1}`, name: words.decks(i + 1) }))}
              onChoose={(decks) => set({ decks: Number(decks), steps: [] })}
            />
          </label>
          <Button className={SMALL} disabled={total(left) < ROUND_NEEDS} onClick={round}>
            {words.dealRound}
          </Button>
          <Button look="quiet" className={SMALL} disabled={shoe.steps.length === 0} onClick={() => set(undone(shoe))}>
            {words.undo}
          </Button>
          <Button
            look="quiet"
            className={SMALL}
            disabled={shoe.steps.length === 0}
            onClick={() => change({ ...form, shoe: null })}
          >
            {words.newShoe}
          </Button>
          <Checkbox className="text-small" checked={putting} onChange={(event) => setPutting(event.target.checked)}>
            {words.putBackInstead}
          </Checkbox>
        </div>
        <ShoeGrid left={left} decks={shoe.decks} putting={putting} onMove={move} />
        <LastOut
          shoe={shoe}
          run={run}
          onEnter={(cards) =>
            withStep(shoe, { cards, back: false }) !== shoe && (set(withStep(shoe, { cards, back: false })), true)
          }
        />
        <div className="h-55 border-t pt-3">
          {run.length > 0 && <RunChart bet={betName(game, reading.bet.id)} points={run} />}
        </div>
        <Effects shoe={shoe} figures={figures} />
      </Panel>
    </section>
  )
}

/** The points of the chart. The previous ones stay while the next are being solved. */
function useRun(shoe: Shoe): readonly RunPoint[] {
  const { game, reading } = useSideHold()
  const shoes = lastShoes(shoe, SHOWN)
  const figures = useSides(
    shoes.map((one) => request(game, reading.rules, reading.bet, optionsWith(game, reading.rules, one, reading))),
    'side-bets-run',
  )
  const [kept, setKept] = useState<{ readonly from: unknown; readonly points: readonly RunPoint[] }>({
    from: null,
    points: [],
  })
  const done = figures.every((one) => one !== null)
  if (done && kept.from !== figures) {
    const points = shoes.map((one, i) => ({
      gone: one.decks * 52 - total(cardsLeft(one)),
      ev: evValue(figures[i]!.ev),
    }))
    setKept({ from: figures, points })
    return points
  }
  return kept.points
}

interface EffectsProps {
  readonly shoe: Shoe
  /** With the current shoe. */
  readonly figures: SideFigures | null
}

/** The card of a rank with the most copies left. */
const commonest = (left: readonly number[], rank: number): Card =>
  [0, 1, 2, 3].map((suit) => cardOf(rank, suit)).reduce((best, card) => (left[card]! > left[best]! ? card : best))

/** How the EV changes if one more card of each rank leaves, from which a count for this bet could be made. */
function Effects({ shoe, figures }: EffectsProps) {
  const { game, reading } = useSideHold()
  const left = cardsLeft(shoe)
  const after = RANKS.map((_, rank) => withStep(shoe, { cards: [commonest(left, rank)], back: false }))
  const priced = useSides(
    after.map((one) => request(game, reading.rules, reading.bet, optionsWith(game, reading.rules, one, reading))),
    'side-bets-effects',
  )
  const now = figures ? evValue(figures.ev) : null
  const effects = RANKS.map((letter, rank) => {
    const figure = after[rank] === shoe ? null : priced[rank]
    return { letter, rank, effect: figure && now !== null ? evValue(figure.ev) - now : null }
  }).reverse()
  return (
    <div className="grid gap-2 border-t pt-3">
      <h3 className="text-small font-semibold">{words.oneMore}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-x-5 tabular-nums">
        {effects.map(({ letter, rank, effect }) => (
          <li key={letter} className="flex items-baseline justify-between gap-2 border-t py-1.5 text-small">
            <span aria-hidden="true" className="font-semibold">
              {letter === 'T' ? '10' : letter}
            </span>
            <span className="sr-only">{cardWords.rank(rank)}: </span>
            <span
              className={classes(effect === null ? 'text-muted' : effect > 0 ? 'text-best-ink' : 'text-blunder-ink')}
            >
              {effect === null ? '…' : percentSigned(effect, 3)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
