import { percent } from '@/app/_components/format'
import { CELL, HEAD, HEAD_RIGHT, NAME, Section, WideTable } from '@/app/[game]/_guide/parts'
import { COMMISSION, inRounds, priceOf, priceOfWay, shareOf } from '@/lib/house-ways/figures'
import type { HouseWay } from '@/lib/house-ways/hands'
import { SIDE_IDS } from '@/lib/house-ways/price'
import { priceInWords, shareOfBet } from './numbers'
import { shareInWords } from './share'

/** What each clause costs: those that cost most first. */
export function Prices({ way }: { readonly way: HouseWay }) {
  const priced = way.clauses
    .map(({ id }) => ({ id, prices: SIDE_IDS.map((side) => ({ side, price: priceOf(way.id, id, side) })) }))
    .map((row) => ({ ...row, weight: Math.max(...row.prices.map(({ price }) => inRounds(price, shareOf(way.id, row.id)).mean)) }))
    .sort((a, b) => b.weight - a.weight)
  return (
    <Section
      id="prices"
      title="What each clause costs"
      lead={`Set against the best setting of each hand, when the other side sets by this same way and the commission is ${percent(COMMISSION, 0)}. Every figure is a loss. For a player who copies the way it is money left on the table, which the house gains; for the house it is what its own rule costs it, since its dealer may not choose, which the player gains.`}
    >
      <WideTable label="The clauses by what they cost, the dearest first">
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              Clause
            </th>
            <th scope="col" className={HEAD_RIGHT}>
              Comes
            </th>
            {['Player, per hand of it', 'Player, per round', 'House, per hand of it', 'House, per round'].map((name) => (
              <th key={name} scope="col" className={`${HEAD_RIGHT} whitespace-normal!`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {priced.map(({ id, prices }) => (
            <tr key={id} className="border-t">
              <th scope="row" className={`${NAME} whitespace-nowrap`}>
                {id}
              </th>
              <td className={CELL}>{shareInWords(shareOf(way.id, id))}</td>
              {prices.flatMap(({ side, price }) => [
                <td key={`${side}-hand`} className={CELL}>
                  {priceInWords(price)}
                  {price.isExact && <span className="text-muted"> exact</span>}
                </td>,
                <td key={`${side}-round`} className={CELL}>
                  {shareOfBet(inRounds(price, shareOf(way.id, id)))}
                </td>,
              ])}
            </tr>
          ))}
          <tr className="border-t font-semibold">
            <th scope="row" className={`${NAME} whitespace-nowrap`}>
              The whole way
            </th>
            <td className={CELL} />
            {SIDE_IDS.flatMap((side) => [
              <td key={`${side}-hand`} className={CELL} />,
              <td key={`${side}-round`} className={CELL}>
                {shareOfBet(priceOfWay(way.id, side))}
              </td>,
            ])}
          </tr>
        </tbody>
      </WideTable>
      <p className="max-w-[44em] text-caption text-muted">
        Per hand in bets; per round as a share of the bet. “Exact” counts every hand of the clause against every hand of the other side. The others are estimated from hands dealt by a fixed seed, each of them solved exactly, and carry
        their standard error after ±.
      </p>
    </Section>
  )
}
