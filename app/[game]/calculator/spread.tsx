'use client'

import { useState } from 'react'
import { OutcomeChart, SidesBar } from '@/app/_components/outcome-chart'
import { Panel } from '@/app/_components/panel'
import { PillRow } from '@/app/_components/pill-row'
import { calledAction } from '@/app/_languages/area'
import { calculator } from '@/app/_languages/english/calculator'
import type { AnyGame } from '@/lib/games/game'
import type { Solution } from '@/lib/games/solution'

interface Props {
  readonly game: AnyGame
  readonly rules: unknown
  readonly solution: Solution<string>
}

/** How the round ends with each option: lost, even or won side by side, then every net result of one of them. */
export function Spread({ game, rules, solution }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const option = solution.options.find(({ action }) => action === (chosen ?? solution.best[0])) ?? solution.options[0]
  const name = (action: string): string => calledAction(game.label(rules, action).name)
  if (!option) return null
  return (
    <section aria-labelledby="spread" className="calculator-spread">
      <Panel>
        <h2 id="spread" className="text-verdict font-semibold tracking-snug">
          {calculator.howItEnds}
        </h2>
        <div className="grid gap-3.5">
          {solution.options.map(({ action, outcomes }) => (
            <SidesBar key={action} name={name(action)} outcomes={outcomes} />
          ))}
        </div>
        <div className="grid grid-cols-1 gap-2 border-t pt-3">
          <PillRow
            label={calculator.everyNet}
            pills={solution.options.map(({ action }) => ({ id: action, name: name(action) }))}
            chosen={option.action}
            onChoose={setChosen}
          />
          <OutcomeChart
            outcomes={option.outcomes}
            unit={game.unit}
            name={name(option.action)}
            {...(solution.deals === undefined ? {} : { deals: solution.deals })}
          />
        </div>
      </Panel>
    </section>
  )
}
