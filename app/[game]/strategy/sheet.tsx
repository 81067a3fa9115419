'use client'

import { Printer } from 'lucide-react'
import dynamic from 'next/dynamic'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { chartOrWords } from '@/app/_charts/chart-or-words'
import { money, percent, plain } from '@/app/_languages/format'
import { hourOf } from '@/app/_settings/pace'
import { usePreferences } from '@/app/_settings/preferences'
import { printPart } from '@/app/_ui/save-file'
import { numbers, strategy } from '@/app/_languages/words'
import { Popover } from '@/app/_ui/popover'
import { CELL, Heads, NAME, WideTable } from '../_guide/parts'
import type { CardParts } from './card-parts'
import { HourCost, WayCard } from './way-card'
import {
  answerInWords,
  bySize,
  costPercent,
  edgeInWords,
  isWhole,
  type Priced,
  type PricedWay,
  recommended,
} from './words'

/** Font sizes in millimeters. The card uses the largest that fits. */
const [LARGEST, SMALLEST, STEP] = [3, 1.7, 0.1]

/**
 * Makes the text smaller until nothing overflows the card, and one step more, because paper sets lines a little wider
 * than the screen.
 */
function fit(card: HTMLElement): void {
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    card.style.fontSize = `${size.toFixed(1)}mm`
    if (card.scrollWidth > card.clientWidth + 1 || card.scrollHeight > card.clientHeight + 1) continue
    card.style.fontSize = `${Math.max(size - STEP, SMALLEST).toFixed(1)}mm`
    return
  }
}

interface WalletCardProps {
  readonly game: string
  /** The current rules in a few words. */
  readonly variant: string
  /** What the card shows and what it costs. */
  readonly about: string
  readonly children: ReactNode
  /** Called after printing. */
  readonly onDone: () => void
}

/**
 * Prints the card alone: two sides next to each other, to be cut out and folded in the middle. It starts printing as
 * soon as it is rendered.
 */
function WalletCard({ game, variant, about, children, onDone }: WalletCardProps) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (card.current) fit(card.current)
    window.addEventListener('afterprint', onDone)
    window.print()
    return () => window.removeEventListener('afterprint', onDone)
  }, [onDone])
  return createPortal(
    <div className="wallet-sheet" aria-hidden="true">
      <div ref={card} className="wallet-card">
        <div className="wallet-head">
          <b>{game}</b>
          <span>{variant}</span>
          <span>{about}</span>
        </div>
        {children}
      </div>
      <p className="wallet-note">{strategy.cut}</p>
    </div>,
    document.body,
  )
}

/** The rules of a strategy on a card. */
const CardRules = ({ rules }: { readonly rules: readonly string[] }) => (
  <ol>
    {rules.map((rule) => (
      <li key={rule}>{rule}</li>
    ))}
  </ol>
)

/** The chart or the rules on a card, copied from the page. */
const CardPart = ({ html }: { readonly html: string }) => (
  <div className="wallet-part" dangerouslySetInnerHTML={{ __html: html }} />
)

/** What to print. `card` is the card of best play; a strategy has a print button of its own. */
const PRINTS = ['page', 'chart', 'card', 'ways'] as const

type Print = (typeof PRINTS)[number]

interface PrintChoiceProps {
  /** The choices that this game has. */
  readonly offered: readonly Print[]
  readonly onChoose: (print: Print) => void
}

/** The print button and its choices. */
function PrintChoice({ offered, onChoose }: PrintChoiceProps) {
  return (
    <Popover
      label={strategy.whatToPrint}
      buttonClassName="flex min-h-11 items-center gap-2 rounded-button border border-line-strong px-4 text-small font-semibold hover:bg-ink/5 print:hidden"
      button={
        <>
          <Printer size={17} strokeWidth={1.75} aria-hidden="true" />
          {strategy.print}
        </>
      }
      className="w-[min(320px,calc(100vw-24px))] p-2 print:hidden"
    >
      {(close) => (
        <div className="grid">
          {PRINTS.filter((id) => offered.includes(id)).map((id) => (
            <button
              key={id}
              type="button"
              onClick={() => {
                close()
                // The popover must be closed before the page is laid out for paper.
                setTimeout(() => onChoose(id))
              }}
              className="grid min-h-11 gap-0.5 rounded-option px-3 py-2.5 text-left hover:bg-ink/5"
            >
              <span className="font-strong">{strategy[id]}</span>
              <span className="text-caption text-muted">{strategy[`${id}About`]}</span>
            </button>
          ))}
        </div>
      )}
    </Popover>
  )
}

const CurveChart = dynamic(() => chartOrWords(import('./curve-chart').then((module) => module.CurveChart)), {
  ssr: false,
})

export interface GameWords {
  readonly id: string
  readonly name: string
  readonly unit: string
  /** The default rounds per hour, if the reader has set no pace. */
  readonly pace: number
  /** The contents of the wallet card of best play. */
  readonly card: CardParts
  /** Whether a house way sets every hand, so that its clauses replace the chart. */
  readonly isSet: boolean
  /** Whether hands of the chart link to pages. */
  readonly leads: boolean
}

interface Props {
  readonly game: GameWords
  /** The current rules in a few words. */
  readonly variant: string
  readonly priced: Priced
  /** The chart and the rules in order. */
  readonly best: ReactNode
}

/** A card that is being printed. */
interface Card {
  readonly about: string
  readonly content: ReactNode
}

const aboutWay = ({ name, price: { edge, cost } }: PricedWay): string =>
  cost > 0 ? strategy.costlyCard(name, percent(edge), costPercent(cost)) : strategy.wayCard(name, percent(edge))

/** The parts of the page that go on the card of best play, as HTML. */
function partsOf(page: HTMLElement, card: CardParts): readonly string[] {
  const wanted = [...(card === 'rules' ? [] : ['.decision-map']), ...(card === 'chart' ? [] : ['.best-play-rules'])]
  return wanted.flatMap((selector) => page.querySelector(selector)?.outerHTML ?? [])
}

/** Best play, the curve with its table, and every strategy. Plain HTML except for the chart of the curve. */
export function StrategySheet({ game, variant, priced, best }: Props) {
  const page = useRef<HTMLDivElement>(null)
  const [card, setCard] = useState<Card | null>(null)
  const done = useCallback(() => setCard(null), [])
  const print = (chosen: Print): void => {
    if (chosen !== 'card') return printPart(chosen)
    if (!page.current) return
    setCard({
      about: strategy.bestCard(percent(priced.best.edge)),
      content: partsOf(page.current, game.card).map((html) => <CardPart key={html} html={html} />),
    })
  }
  const printWay = (way: PricedWay): void => setCard({ about: aboutWay(way), content: <CardRules rules={way.rules} /> })
  const offered = PRINTS.filter((id) => id !== 'card' || game.card !== 'none')
  return (
    <div ref={page} className="contents">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 print:hidden">
        <div className="grid gap-1">
          <p className="max-w-aside text-lead">{`${edgeInWords(priced, game.unit, game.isSet)}.`}</p>
          <p className="max-w-text text-small text-muted">{game.leads ? strategy.workedLeads : strategy.worked}</p>
        </div>
        <PrintChoice offered={offered} onChoose={print} />
      </div>
      {best}
      <Ways game={game} priced={priced} onPrint={printWay} />
      {card && (
        <WalletCard game={game.name} variant={variant} about={card.about} onDone={done}>
          {card.content}
        </WalletCard>
      )}
    </div>
  )
}

interface WaysProps {
  readonly game: GameWords
  readonly priced: Priced
  readonly onPrint: (way: PricedWay) => void
}

/** What simplicity costs, and every strategy. */
function Ways({ game, priced: { ways }, onPrint }: WaysProps) {
  const { strategies } = usePreferences()
  const tip = recommended(ways)
  const others = ways.filter((way) => !isWhole(way))
  const card = (way: PricedWay): ReactNode => (
    <WayCard
      key={way.id}
      gameId={game.id}
      unit={game.unit}
      pace={game.pace}
      way={way}
      open={way.id === tip?.id}
      onPrint={() => onPrint(way)}
    />
  )
  return (
    <div className="strategies-ways">
      <section aria-labelledby="curve" className="grid min-w-0 grid-cols-1 gap-4">
        <h2 id="curve" className="font-serif text-title font-semibold tracking-title">
          {strategy.simplicity}
        </h2>
        {tip && (
          <div className="grid gap-2">
            <p className="max-w-aside text-lead">{answerInWords(tip)}</p>
            <Basis unit={game.unit} pace={game.pace} />
          </div>
        )}
        <p className="max-w-text text-muted print:hidden">{strategy.dots}</p>
        <div className="strategies-chart print:hidden">
          <CurveChart game={game.name} ways={ways} mine={strategies[game.id]} />
        </div>
        <WaysTable ways={ways} pace={game.pace} />
      </section>
      <section aria-labelledby="ways" className="grid min-w-0 grid-cols-1 gap-4">
        <h2 id="ways" className="font-serif text-title font-semibold tracking-title">
          {strategy.each}
        </h2>
        <p className="max-w-text text-muted print:hidden">{strategy.fromTheTop}</p>
        <div>{bySize(ways.filter(isWhole)).map(card)}</div>
      </section>
      {others.length > 0 && (
        <section aria-labelledby="others" className="grid min-w-0 grid-cols-1 gap-4 print:hidden">
          <h2 id="others" className="font-serif text-title font-semibold tracking-title">
            {strategy.others}
          </h2>
          <div>{others.map(card)}</div>
        </section>
      )}
    </div>
  )
}

/** The assumptions behind the money on the page. */
function Basis({ unit, pace }: { readonly unit: string; readonly pace: number }) {
  const preferences = usePreferences()
  const { stake, currency } = preferences
  return (
    <p suppressHydrationWarning className="text-small text-muted">
      {strategy.basis(
        numbers.unit(unit),
        plain(hourOf({ pace }, undefined, preferences).rounds, 0),
        money(stake, currency),
      )}
    </p>
  )
}

/** The chart as a table: every strategy made of rules, the shortest first. */
function WaysTable({ ways, pace }: { readonly ways: readonly PricedWay[]; readonly pace: number }) {
  return (
    <WideTable label={strategy.table}>
      <Heads
        columns={[
          strategy.way,
          strategy.rules,
          { name: strategy.edge, className: 'max-[32.5rem]:hidden' },
          strategy.price,
          strategy.anHour,
        ]}
      />
      <tbody>
        {bySize(ways.filter(isWhole)).map(({ id, name, rules, price }) => (
          <tr key={id} className="border-t">
            <th scope="row" className={NAME}>
              <a href={`#${id}`} className="link">
                {name}
              </a>
            </th>
            <td className={CELL}>{rules.length}</td>
            <td className={`${CELL} max-[32.5rem]:hidden`}>{percent(price.edge, 3)}</td>
            <td className={`${CELL} font-semibold`}>{price.cost === 0 ? strategy.nothing : costPercent(price.cost)}</td>
            <td className={CELL}>
              <HourCost cost={price.cost} pace={pace} />
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}
