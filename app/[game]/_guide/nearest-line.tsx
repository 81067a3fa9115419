import { loss, signedEv } from '@/app/_components/format'
import type { AnyGame, Rules, StartingClass } from '@/lib/games/game'
import { bestAction, classCost } from './figures'
import { CELL, HEAD, HEAD_RIGHT, NAME, WideTable } from './parts'

interface Props {
  readonly game: AnyGame
  readonly rules: Rules
  readonly all: readonly StartingClass[]
}

const SHOWN = 5

/** The best action against the best of the others: what a slip costs at least. */
function slip(one: StartingClass): number {
  const best = bestAction(one)
  return Math.min(...one.options.filter(({ action }) => action !== best).map(({ action }) => classCost(one, action)))
}

/** The classes on both sides of the line where the answer changes, the closest to it in the middle. */
function nearest(all: readonly StartingClass[]): readonly StartingClass[] {
  const waits = all[0]!.options.at(-1)!.action
  const closest = (side: readonly StartingClass[]): readonly StartingClass[] => [...side].sort((a, b) => slip(a) - slip(b)).slice(0, SHOWN)
  const acting = closest(all.filter((one) => bestAction(one) !== waits))
  const waiting = closest(all.filter((one) => bestAction(one) === waits))
  return [...[...acting].reverse(), ...waiting]
}

/** The hands nearest the line, on both sides of it: where a rule is needed and a slip costs least. */
export function NearestTheLine({ game, rules, all }: Props) {
  const rows = nearest(all)
  const label = (action: string): string => game.label(rules, action).name
  return (
    <WideTable label="The hands nearest the line">
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            Hand
          </th>
          <th scope="col" className={HEAD}>
            Best
          </th>
          <th scope="col" className={HEAD_RIGHT}>
            Worth, {game.unit}s
          </th>
          <th scope="col" className={HEAD_RIGHT}>
            A slip costs
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((one, i) => {
          const best = bestAction(one)
          const top = one.options.find(({ action }) => action === best)!
          const crosses = i > 0 && bestAction(rows[i - 1]!) !== best
          return (
            <tr key={one.id} className={crosses ? 'border-t-2 border-ink' : 'border-t'}>
              <th scope="row" className={NAME}>
                {one.id}
              </th>
              <td className="py-2.5 pr-4">{label(best)}</td>
              <td className={CELL}>{signedEv(top.ev)}</td>
              <td className={CELL}>{loss(slip(one))}</td>
            </tr>
          )
        })}
      </tbody>
    </WideTable>
  )
}
