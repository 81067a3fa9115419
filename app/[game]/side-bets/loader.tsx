'use client'

import { percent } from '@/app/_components/format'
import { Panel } from '@/app/_components/panel'
import { useGame } from '@/app/_components/use-game'
import { called } from '@/app/_languages/area'
import { evValue } from '@/lib/games/ev'
import type { SideBet } from '@/lib/games/game'
import { SideBets } from './desk'
import { Heading } from './heading'
import { type KnownTable, sorted } from './tables'
import type { Unprinted } from './unprinted'
import { UnprintedNote } from './unprinted-note'

interface Props {
  readonly gameId: string
  readonly gameName: string
  readonly bets: readonly SideBet[]
  /** By the bet's id. */
  readonly known: Readonly<Record<string, readonly KnownTable[]>>
  /** Of bets without a printed table, by the bet's id. */
  readonly unprinted: Readonly<Record<string, Unprinted>>
}

/** The table comes out of the address, which only the browser has: the server sends every bet with its known tables. */
export function SideBetsLoader({ gameId, gameName, bets, known, unprinted }: Props) {
  const game = useGame(gameId)
  if (game && bets.length > 0) return <SideBets game={game} known={known} unprinted={unprinted} />
  return (
    <div className="side-bets" aria-busy="true">
      <Heading name={gameName} />
      {bets.map((bet) => (
        <Panel key={bet.id}>
          <h2 className="text-verdict font-semibold tracking-snug">{called(bet.name)}</h2>
          <p className="text-muted">{called(bet.about)}</p>
          {unprinted[bet.id] && <UnprintedNote known={unprinted[bet.id]!} />}
          <dl className="grid tabular-nums">
            {sorted(known[bet.id] ?? []).map(({ preset, figures }) => (
              <div key={preset.name} className="flex gap-4 border-t py-2">
                <dt className="mr-auto">{called(preset.name)}</dt>
                <dd>{percent(-evValue(figures.ev))}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      ))}
    </div>
  )
}
