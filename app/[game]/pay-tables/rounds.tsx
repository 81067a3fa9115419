'use client'

import { messagesOf } from '@/app/_languages/messages'
import { Table } from '@/app/_ui/table'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { memo } from 'react'
import { actionName, stageName } from '@/app/_felt/names'
import { handName } from '@/app/_charts/decisions'
import { percent } from '@/app/_languages/format'
import { TitledPanel } from '@/app/_ui/panel'
import { payTables } from '@/app/_languages/words'
import { FEW, More, useFew } from './flip-list'
import type { Solved } from './use-table'
import { changesBetween, type Standard, type TableFigures } from './words'

interface Props {
  readonly game: AnyTaughtGame
  readonly solved: Solved
  readonly standardRules: Rules
  readonly standard: Standard
}

/** The name of an action, or of a cell of the map. */
function nameOf(game: AnyTaughtGame, { cells }: TableFigures, id: string): string {
  const isCell = game.map.rows.some((row) => row.cells.includes(id))
  const [stage, action] = id.split(':')
  const asked = game.stages.find((one) => one.id === stage)
  if (asked && action !== undefined) return `${stageName(game, asked.id)}: ${actionName(game, action)}`
  return isCell ? handName(game, cells?.find((one) => one.id === id) ?? { id }) : actionName(game, id)
}

type Shares = Readonly<Record<string, number>>

/**
 * How rounds are played compared with the usual table: how often each decision occurs, and, if bets can change, how
 * rounds end.
 */
export const Rounds = memo(function Rounds({ game, solved: { rules, figures }, standardRules, standard }: Props) {
  const isChanged = changesBetween(game, standardRules, rules).length > 0
  const usual = (shares: Shares | undefined) => (isChanged ? { usual: shares ?? {} } : {})
  return (
    <TitledPanel id="rounds" title={payTables.rounds}>
      <ShareTable
        caption={payTables.byDone}
        column={payTables.done}
        shares={figures.frequencies}
        {...usual(standard.figures.frequencies)}
        name={(id) => nameOf(game, figures, id)}
      />
      {standard.figures.ends && (
        <ShareTable
          caption={payTables.byEnd}
          column={payTables.betAtEnd}
          shares={figures.ends}
          {...usual(standard.figures.ends)}
          name={(id) => messagesOf(game).ends?.[id] ?? id}
        />
      )}
    </TitledPanel>
  )
})

interface TableProps {
  readonly caption: string
  readonly column: string
  /** Undefined until they are known; the table then has the rows of the usual one. */
  readonly shares: Shares | undefined
  /** The shares under the usual table, if this is another table. */
  readonly usual?: Shares
  readonly name: (id: string) => string
}

function ShareTable({ caption, column, shares, usual, name }: TableProps) {
  const all = Object.entries(shares ?? usual ?? {}).filter(([id, share]) => share > 0 || (usual?.[id] ?? 0) > 0)
  const isLong = all.length > FEW && !all.every(([id]) => id.includes(':'))
  const { shown, ...rest } = useFew(isLong ? all.sort(([, a], [, b]) => b - a) : all)
  return (
    <div className="grid gap-2">
      <Table caption={caption}>
        <thead>
          <tr className="text-caption text-muted">
            <th scope="col" className="pb-1.5 text-left font-normal">
              {column}
            </th>
            <td className="w-[28%] md:w-[40%]" />
            <th scope="col" className="pb-1.5 pl-3 text-right font-normal">
              {payTables.ofAllRounds}
            </th>
            {usual && (
              <th scope="col" className="pb-1.5 pl-3 text-right font-normal">
                {payTables.standard}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map(([id, share]) => (
            <tr key={id} className="border-t">
              <th scope="row" className="py-2 pr-3 text-left font-strong">
                {name(id)}
              </th>
              <td>
                <span aria-hidden="true" className="block h-2 rounded-full bg-ink/8">
                  <span
                    className="block h-full rounded-full bg-best"
                    style={{ width: shares ? `${(share * 100).toFixed(2)}%` : 0 }}
                  />
                </span>
              </td>
              <td className="py-2 pl-3 text-right font-semibold">{shares ? percent(share) : '…'}</td>
              {usual && <td className="py-2 pl-3 text-right text-muted">{percent(usual[id] ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
      <More {...rest} />
    </div>
  )
}
