import type { Figures, Guide } from '@/content/guide'
import { percent } from '@/app/_components/format'
import { evValue } from '@/lib/games/ev'
import type { AnyGame, Rules } from '@/lib/games/game'
import { wholeOf } from './figures'
import { CELL, HEAD, HEAD_RIGHT, NAME, WideTable } from './parts'

interface Props {
  readonly game: AnyGame
  readonly guide: Guide
  readonly figures: Figures
}

/** The whole strategy, stage by stage: the first rule that covers a hand decides. Beside each what ignoring it costs. */
export function WholeStrategy({ game, guide, figures }: Props) {
  return (
    <div className="grid gap-8">
      {game.stages.map((stage) => (
        <div key={stage.id} className="grid gap-1">
          <h3 className="text-[18px]/[1.3] font-semibold">{stage.name}</h3>
          <ol className="grid">
            {game.strategy
              .filter((rule) => rule.stage === stage.id)
              .map((rule, i) => (
                <li key={rule.id} className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-2 border-t py-3 first:border-t-0">
                  <span aria-hidden="true" className="text-muted tabular-nums">
                    {i + 1}
                  </span>
                  <p>
                    <span className="font-[550]">{rule.text}</span> <span className="text-muted">{guide.costs[rule.id]?.(figures)}</span>
                  </p>
                </li>
              ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

/** Simpler ways to play, and what each costs over all hands. */
export async function SimplerRules({ game, rules }: { readonly game: AnyGame; readonly rules: Rules }) {
  const ways = game.strategies ?? []
  if (ways.length === 0) return null
  const best = evValue((await wholeOf(game, rules)).ev)
  const priced = await Promise.all(ways.map(async (way) => ({ ...way, ev: evValue((await wholeOf(game, rules, way.id)).ev) })))
  return (
    <WideTable label="Simpler rules and what they cost">
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            Way to play
          </th>
          <th scope="col" className={HEAD_RIGHT}>
            House edge
          </th>
          <th scope="col" className={HEAD_RIGHT}>
            Costs more
          </th>
        </tr>
      </thead>
      <tbody>
        {priced.map((way) => (
          <tr key={way.id} className="border-t">
            <th scope="row" className={NAME}>
              {way.name}
              <span className="block max-w-[44em] text-caption font-normal text-muted">{way.about}</span>
            </th>
            <td className={`${CELL} font-semibold`}>{percent(-way.ev)}</td>
            <td className={`${CELL} text-muted`}>{best - way.ev < 1e-12 ? 'nothing' : percent(best - way.ev, best - way.ev < 0.001 ? 3 : 2)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}
