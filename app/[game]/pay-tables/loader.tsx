'use client'

import { Figure } from '@/app/_components/figure'
import { percent, plain } from '@/app/_components/format'
import { useTaughtGame } from '@/app/_components/use-game'
import { numbers } from '@/app/_languages/english/numbers'
import { payTables } from '@/app/_languages/english/pay-tables'
import { evValue } from '@/lib/games/ev'
import { Desk } from './desk'
import { Heading } from './heading'
import { edgeOf, riskOf, type Standard } from './words'

interface Props {
  readonly gameId: string
  readonly gameName: string
  readonly unit: string
  /** Whether the game has a value to drag. */
  readonly drags: boolean
  readonly standard: Standard
}

/** The table comes out of the address, which only the browser has: the server sends the usual table's figures. */
export function PayTablesLoader({ gameId, gameName, unit, drags, standard }: Props) {
  const game = useTaughtGame(gameId)
  if (game) return <Desk key={gameId} game={game} standard={standard} />
  const { figures } = standard
  return (
    <div className="pay-tables" aria-busy="true">
      <Heading name={gameName} drags={drags} />
      <div className="pay-tables-figures">
        <dl className="flex flex-wrap items-end gap-x-9 gap-y-3">
          <Figure label={payTables.usualHouseEdge} after={payTables.ofThe(numbers.unit(unit))}>
            {percent(edgeOf(figures))}
          </Figure>
          <Figure label={payTables.elementOfRisk} after={payTables.ofAllYouBet}>
            {percent(riskOf(figures))}
          </Figure>
          <Figure label={payTables.averageBet} after={numbers.units(unit)}>
            {plain(evValue(figures.averageBet), 2)}
          </Figure>
        </dl>
        <noscript>
          <p className="text-small text-muted">
            Every other table is worked out in your browser, so that needs JavaScript.
          </p>
        </noscript>
      </div>
    </div>
  )
}
