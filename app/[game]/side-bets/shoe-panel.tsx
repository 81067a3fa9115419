'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/app/_components/button'
import { chartOrWords } from '@/app/_components/chart-or-words'
import { classes } from '@/app/_components/classes'
import { Figure } from '@/app/_components/figure'
import { whole } from '@/app/_components/format'
import { Panel } from '@/app/_components/panel'
import { useSides } from '@/app/_components/use-sides'
import { called } from '@/app/_languages/area'
import { shoe as words } from '@/app/_languages/english/shoe'
import { type Card, cardOf, RANKS } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import { evValue } from '@/lib/games/ev'
import type { SideFigures } from '@/lib/games/figures'
import { LastOut } from './last-out'
import { optionsWith, request, type SideHold } from './read'
import { cardsLeft, dealRound, lastShoes, MOST_DECKS, ROUND_NEEDS, type Shoe, total, undone, withStep } from './shoe'
import { ShoeGrid } from './shoe-grid'
import { percentSigned, type RunPoint } from './words'

const RunChart = dynamic(() => chartOrWords(import('./run-chart').then((module) => module.RunChart)), { ssr: false })

interface Props {
  readonly hold: SideHold
  readonly shoe: Shoe
  readonly figures: SideFigures | null
}

/** How many of the last steps the running line shows: each is priced anew from its 52 counts. */
const SHOWN = 60

const SMALL = 'min-h-11! py-2! disabled:opacity-45'

/** A counter's view: the shoe card by card, and how the bet's worth moves as they leave. */
export function ShoePanel({ hold, shoe, figures }: Props) {
  const { game, form, reading, change } = hold
  const [putting, setPutting] = useState(false)
  const left = cardsLeft(shoe)
  const gone = shoe.decks * left.length - total(left)
  const run = useRun(hold, shoe)
  const set = (next: Shoe): void => change({ ...form, shoe: next, notice: null })
  const move = (card: Card, back: boolean): void => set(withStep(shoe, { cards: [card], back }))
  const round = (): void =>
    set(withStep(shoe, { cards: dealRound(game, reading.rules, reading.bet.id, left, Math.random), back: false }))
  return (
    <section aria-labelledby="shoe">
      <Panel>
        <div className="flex flex-wrap items-end gap-x-9 gap-y-3">
          <div className="grid gap-1">
            <h2 id="shoe" className="text-verdict font-semibold tracking-snug">
              {words.title}
            </h2>
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
            <select
              className="h-11 rounded-option border border-line-strong bg-paper px-3 text-body"
              value={shoe.decks}
              onChange={(event) => set({ decks: Number(event.target.value), steps: [] })}
            >
              {Array.from({ length: MOST_DECKS }, (_, i) => (
                <option key={i} value={i + 1}>
                  {words.decks(i + 1)}
                </option>
              ))}
            </select>
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
          <label className="flex min-h-11 items-center gap-2.5 text-small">
            <input
              type="checkbox"
              className="h-5 w-5 accent-best"
              checked={putting}
              onChange={(event) => setPutting(event.target.checked)}
            />
            {words.putBackInstead}
          </label>
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
          {run.length > 0 && <RunChart bet={called(reading.bet.name)} points={run} />}
        </div>
        <Effects hold={hold} shoe={shoe} figures={figures} />
      </Panel>
    </section>
  )
}

/** The running line; the last one while the next is worked out. */
function useRun({ game, reading }: SideHold, shoe: Shoe): readonly RunPoint[] {
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
  readonly hold: SideHold
  readonly shoe: Shoe
  /** With the shoe as it is. */
  readonly figures: SideFigures | null
}

/** The card of a rank of which most are left. */
const commonest = (left: readonly number[], rank: number): Card =>
  [0, 1, 2, 3].map((suit) => cardOf(rank, suit)).reduce((best, card) => (left[card]! > left[best]! ? card : best))

/** What the bet gains or loses when one more card of a rank leaves: what a count of this bet would be made of. */
function Effects({ hold: { game, reading }, shoe, figures }: EffectsProps) {
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
            <span className="sr-only">{called(rankInWords(rank))}: </span>
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
