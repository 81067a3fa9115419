import { percent } from '@/app/_components/format'
import { CELL, HEAD, HEAD_RIGHT, NAME, WideTable } from '../_guide/parts'
import { HourCost } from './way-card'
import { bySize, costPercent, isWhole, type PricedWay } from './words'

/** The chart, to read: every way to play in rules, the shortest first. */
export function WaysTable({ ways, pace }: { readonly ways: readonly PricedWay[]; readonly pace: number }) {
  return (
    <WideTable label="Ways to play: number of rules, house edge and cost">
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            Way to play
          </th>
          <th scope="col" className={HEAD_RIGHT}>
            Rules
          </th>
          <th scope="col" className={`${HEAD_RIGHT} max-[519px]:hidden`}>
            House edge
          </th>
          <th scope="col" className={HEAD_RIGHT}>
            Costs
          </th>
          <th scope="col" className={HEAD_RIGHT}>
            An hour
          </th>
        </tr>
      </thead>
      <tbody>
        {bySize(ways.filter(isWhole)).map(({ id, name, rules, price }) => (
          <tr key={id} className="border-t">
            <th scope="row" className={NAME}>
              <a href={`#${id}`} className="link">
                {name}
              </a>
            </th>
            <td className={CELL}>{rules.length}</td>
            <td className={`${CELL} max-[519px]:hidden`}>{percent(price.edge, 3)}</td>
            <td className={`${CELL} font-semibold`}>{price.cost === 0 ? 'nothing' : costPercent(price.cost)}</td>
            <td className={CELL}>
              <HourCost cost={price.cost} pace={pace} />
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}
