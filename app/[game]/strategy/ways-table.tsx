import { percent } from '@/app/_components/format'
import { called } from '@/app/_languages/area'
import { strategy } from '@/app/_languages/english/strategy'
import { CELL, Heads, NAME, WideTable } from '../_guide/parts'
import { HourCost } from './way-card'
import { bySize, costPercent, isWhole, type PricedWay } from './words'

/** The chart, to read: every way to play in rules, the shortest first. */
export function WaysTable({ ways, pace }: { readonly ways: readonly PricedWay[]; readonly pace: number }) {
  return (
    <WideTable label={strategy.table}>
      <Heads
        columns={[
          strategy.way,
          strategy.rules,
          { name: strategy.edge, className: 'max-[519px]:hidden' },
          strategy.price,
          strategy.anHour,
        ]}
      />
      <tbody>
        {bySize(ways.filter(isWhole)).map(({ id, name, rules, price }) => (
          <tr key={id} className="border-t">
            <th scope="row" className={NAME}>
              <a href={`#${id}`} className="link">
                {called(name)}
              </a>
            </th>
            <td className={CELL}>{rules.length}</td>
            <td className={`${CELL} max-[519px]:hidden`}>{percent(price.edge, 3)}</td>
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
