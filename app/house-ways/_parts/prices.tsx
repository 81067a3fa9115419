import { Fragment } from 'react'
import { CELL, Heads, NAME, Section, WideTable } from '@/app/[game]/_guide/parts'
import { classes } from '@/app/_components/classes'
import { percent } from '@/app/_components/format'
import {
  COMMISSION,
  type HouseWay,
  inRounds,
  type KnownPrice,
  priceOf,
  priceOfWay,
  shareOf,
  SIDE_IDS,
} from '@/lib/engines/pai-gow/index'
import { type Estimate, priceInWords, shareOfBet } from './numbers'
import { shareInWords } from './share'

const PER = ['Player, per hand of it', 'Player, per round', 'House, per hand of it', 'House, per round']

/** What each clause costs: those that cost most first. */
export function Prices({ way }: { readonly way: HouseWay }) {
  const priced = way.clauses
    .map(({ id }) => ({ id, prices: SIDE_IDS.map((side) => ({ side, price: priceOf(way.id, id, side) })) }))
    .map((row) => ({
      ...row,
      weight: Math.max(...row.prices.map(({ price }) => inRounds(price, shareOf(way.id, row.id)).mean)),
    }))
    .sort((a, b) => b.weight - a.weight)
  return (
    <Section
      id="prices"
      title="What each clause costs"
      lead={`Set against the best setting of each hand, when the other side sets by this same way and the commission is ${percent(COMMISSION, 0)}. Every figure is a loss. For a player who copies the way it is money left on the table, which the house gains; for the house it is what its own rule costs it, since its dealer may not choose, which the player gains.`}
    >
      <WideTable label="The clauses by what they cost, the costliest first">
        <Heads columns={['Clause', 'Comes', ...PER.map((name) => ({ name, className: 'whitespace-normal!' }))]} />
        <tbody>
          {priced.map(({ id, prices }) => (
            <Row
              key={id}
              name={id}
              comes={shareOf(way.id, id)}
              figures={prices.map(({ price }) => ({ hand: price, round: inRounds(price, shareOf(way.id, id)) }))}
            />
          ))}
          <Row name="The whole way" figures={SIDE_IDS.map((side) => ({ round: priceOfWay(way.id, side) }))} />
        </tbody>
      </WideTable>
      <p className="max-w-text text-caption text-muted">
        Per hand in bets; per round as a share of the bet. “Exact” counts every hand of the clause against every hand of
        the other side. The others are estimated from hands dealt by a fixed seed, each of them solved exactly, and
        carry their standard error after ±.
      </p>
    </Section>
  )
}

interface RowProps {
  readonly name: string
  /** Of all hands; of the whole way nothing is said. */
  readonly comes?: number
  /** Of the player and of the house: what it costs per hand of the clause, and per round. */
  readonly figures: readonly { readonly hand?: KnownPrice; readonly round: Estimate }[]
}

function Row({ name, comes, figures }: RowProps) {
  return (
    <tr className={classes('border-t', comes === undefined && 'font-semibold')}>
      <th scope="row" className={`${NAME} whitespace-nowrap`}>
        {name}
      </th>
      <td className={CELL}>{comes !== undefined && shareInWords(comes)}</td>
      {figures.map(({ hand, round }, i) => (
        <Fragment key={SIDE_IDS[i]}>
          <td className={CELL}>
            {hand && priceInWords(hand)}
            {hand?.isExact && <span className="text-muted"> exact</span>}
          </td>
          <td className={CELL}>{shareOfBet(round)}</td>
        </Fragment>
      ))}
    </tr>
  )
}
