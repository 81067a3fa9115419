'use client'

import { useTaughtGame } from '@/app/_components/use-game'
import { calculator } from '@/app/_languages/english/calculator'
import { Calculator } from './calculator'
import { Heading } from './heading'

/** The hand comes out of the address, which only the browser has: the server sends the heading and an empty table. */
export function CalculatorLoader({ gameId, gameName }: { readonly gameId: string; readonly gameName: string }) {
  const game = useTaughtGame(gameId)
  return game ? <Calculator game={game} /> : <Waiting gameName={gameName} />
}

function Waiting({ gameName }: { readonly gameName: string }) {
  return (
    <div className="calculator" aria-busy="true">
      <Heading name={gameName} />
      <div className="calculator-form felt-surface min-h-75 rounded-box md:rounded-panel" />
      <noscript>
        <p className="text-small text-muted">{calculator.needsScript}</p>
      </noscript>
    </div>
  )
}
