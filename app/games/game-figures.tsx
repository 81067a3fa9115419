'use client'

import { Figure } from '@/app/_solver/figure'
import { percent, plain, withUnit } from '@/app/_languages/format'
import { home, numbers } from '@/app/_languages/words'

interface Props {
  /** The engine's name of a base wager. */
  readonly unit: string
  readonly edge: number
  /** All money bet in a round, on average. */
  readonly bet: number
}

/** What a game costs. The figures are computed while the site is built, and written here in the reader's language. */
export function GameFigures({ unit, edge, bet }: Props) {
  return (
    <dl className="grid gap-x-6 pt-1 max-sm:[&>div]:grid max-sm:[&>div]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] max-sm:[&>div]:items-baseline sm:grid-cols-[repeat(2,minmax(0,184px))_auto]">
      <Figure label={home.houseEdge} after={home.ofTheUnit(numbers.unit(unit))}>
        {percent(edge)}
      </Figure>
      <Figure label={home.elementOfRisk} after={home.ofAllYouBet}>
        {percent(edge / bet)}
      </Figure>
      {bet === 1 ? (
        <Figure label={home.allYouBet}>{home.oneNeverMore(numbers.unit(unit))}</Figure>
      ) : (
        <Figure label={home.averageBet}>{withUnit(plain(bet, 2), unit)}</Figure>
      )}
    </dl>
  )
}
