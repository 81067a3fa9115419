'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useCallback, useState } from 'react'
import { plain, money } from '@/app/_components/format'
import { usePreferences } from '@/app/_components/preferences'
import { Button } from '@/app/_components/button'
import { WalletCard } from './wallet-card'
import { WayCard } from './way-card'
import { WaysTable } from './ways-table'
import { answerInWords, bySize, isWhole, type Priced, type PricedWay, recommended } from './words'

const CurveChart = dynamic(() => import('./curve-chart').then((module) => module.CurveChart), { ssr: false })

export interface GameWords {
  readonly id: string
  readonly name: string
  readonly unit: string
}

interface Props {
  readonly game: GameWords
  /** The rules in force, in a few words. */
  readonly variant: string
  readonly priced: Priced
}

/** The answer, the curve with its table, and every way to play. Plain HTML without a script, but for the chart. */
export function StrategySheet({ game, variant, priced }: Props) {
  const { strategies } = usePreferences()
  const [printing, setPrinting] = useState<PricedWay | null>(null)
  const done = useCallback(() => setPrinting(null), [])
  const { ways } = priced
  const tip = recommended(ways)
  const others = ways.filter((way) => !isWhole(way))
  const card = (way: PricedWay): ReactNode => <WayCard key={way.id} gameId={game.id} unit={game.unit} way={way} open={way.id === tip?.id} onPrint={() => setPrinting(way)} />
  return (
    <>
      {tip && (
        <div className="grid gap-2">
          <p className="max-w-[32em] text-lead">{answerInWords(tip)}</p>
          <Basis unit={game.unit} />
        </div>
      )}
      <section aria-labelledby="curve" className="grid min-w-0 gap-4">
        <h2 id="curve" className="font-serif text-title font-semibold tracking-[-0.015em]">
          What simplicity costs
        </h2>
        <p className="max-w-[44em] text-muted print:hidden">Each dot is a way to play, further right with more rules to keep in mind, lower the less it costs. The line joins the cheapest of each length.</p>
        <div className="strategies-chart print:hidden">
          <CurveChart game={game.name} ways={ways} mine={strategies[game.id]} />
        </div>
        <WaysTable ways={ways} />
      </section>
      <section aria-labelledby="ways" className="grid min-w-0 gap-4">
        <h2 id="ways" className="font-serif text-title font-semibold tracking-[-0.015em]">
          Each way, rule by rule
        </h2>
        <p className="max-w-[44em] text-muted print:hidden">Read from the top: the first rule that covers your hand decides.</p>
        <div>{bySize(ways.filter(isWhole)).map(card)}</div>
      </section>
      {others.length > 0 && (
        <section aria-labelledby="others" className="grid min-w-0 gap-4 print:hidden">
          <h2 id="others" className="font-serif text-title font-semibold tracking-[-0.015em]">
            Ways that are no whole list of rules
          </h2>
          <div>{others.map(card)}</div>
        </section>
      )}
      <Button look="quiet" className="justify-self-start print:hidden" onClick={() => window.print()}>
        Print this page
      </Button>
      {printing && <WalletCard game={game.name} variant={variant} way={printing} onDone={done} />}
    </>
  )
}

/** What the money on the page rests on. */
function Basis({ unit }: { readonly unit: string }) {
  const { stake, currency, pace } = usePreferences()
  return (
    <p suppressHydrationWarning className="text-small text-muted">
      {`In percent of the ${unit}; an hour is ${plain(pace, 0)} rounds of ${money(stake, currency)}.`}
    </p>
  )
}
