import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { wholeFigures } from '@/app/[game]/_guide/numbers'
import { hourCost } from '@/app/[game]/side-bets/_table/words'
import { NAMED_STAKE } from '@/lib/game/ev'
import { hourlyCost, hourOf } from '@/app/_settings/pace'
import { termsOf } from '@/app/pay-tables/bet-tables'
import { HourCost } from '@/app/pay-tables/hour-cost'
import { GAMES } from '@/lib/games/index'
import { knownTables, MAIN_BET } from '@/lib/game/precomputed/known-tables'

/* One bet, one hourly cost: the guide, the gallery and the bet's own page once named three. */

const text = (node: React.ReactNode): string => renderToStaticMarkup(<>{node}</>).replace(/<[^>]+>/g, '')

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const bets = [undefined, ...game.sideBets].filter((bet) =>
    knownTables(game, bet?.id ?? MAIN_BET).some((one) => one.usual),
  )

  it.each(bets.map((bet) => [bet?.id ?? MAIN_BET, bet] as const))('%s', async (id, bet) => {
    const { edge } = knownTables(game, id).find((one) => one.usual)!
    const inGallery = text(<HourCost edge={edge} terms={termsOf(game, bet)} />)
    const { PerHour } = wholeFigures(game, ({ shown }) => shown)
    expect(text(await PerHour({ bare: true, ...(bet && { bet: bet.id }) }))).toBe(inGallery)
    if (bet) expect(hourCost({ game, bet }, edge)).toBe(inGallery)
  })
})

it('a bet that is always a dollar costs on a dollar, and a game goes at its own pace until a person sets one', () => {
  expect(hourOf({ pace: 60 }, { always: 1 })).toEqual({ rounds: 60, stake: 1 })
  expect(hourOf({ pace: 60 }, {}, { stake: 25, pace: 35 })).toEqual({ rounds: 60, stake: 25 })
  expect(hourOf({ pace: 60 }, { always: 1 }, { stake: 25, pace: 80 })).toEqual({ rounds: 80, stake: 1 })
  expect(hourOf({})).toEqual({ rounds: 35, stake: NAMED_STAKE })
  expect(hourlyCost(0.02, hourOf({ pace: 30 }))).toBeCloseTo(6, 10)
})
