import { GAME_IDS } from '@/lib/games/ids'
import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { expect, it } from 'vitest'
import { unprintedOf } from '@/app/[game]/side-bets/unprinted'
import { presetsOf } from '@/app/[game]/side-bets/presets'
import { payoutsByHeart } from '@/app/dealer-school/_dealing/dealing'
import { usualTable } from '@/lib/teaching/dealer-school/table/board'
import type { Rules } from '@/lib/game/game'
import { findGame, GAMES } from '@/lib/games/index'
import { foundTables } from '@/lib/game/precomputed/known-tables'
import { examplePreset, isUnknownTable } from '@/lib/game/side-bets/usual-tables'

await loadSchoolGames(GAME_IDS)

/* A bet whose prizes are not all printed: “the house keeps 57.31%” was the edge of an invented table. */

const game = findGame('texas-holdem-bonus')!
const bet = game.sideBets.find(({ id }) => id === 'first-five')!
const rules = game.variants[0].rules as Rules

it('no table of an example has a page, a line in the gallery or a place among payouts to learn', async () => {
  for (const one of GAMES)
    for (const { id } of one.sideBets) {
      const example = examplePreset(one, id)
      if (!example) continue
      expect(foundTables(one).filter((table) => table.bet === id)).toEqual([])
      expect(
        presetsOf(
          one,
          one.sideBets.find((side) => side.id === id)!,
        ),
      ).toEqual([])
    }
  const learnt = (await payoutsByHeart(usualTable('texas-holdem-bonus'))).map(({ id }) => id)
  expect(learnt).toContain('bonus')
  expect(learnt).not.toContain('first-five')
})

it('says what is printed, and what that means for the meter', async () => {
  const known = (await unprintedOf(game, bet))!
  expect(known.prizes.map(({ name, pay }) => [name, pay])).toEqual([
    ['Straight flush', 2500],
    ['Full house', 50],
    ['Three of a kind', 3],
  ])
  // By hand: 36, 3,744 and 54,912 of 2,598,960 hands, each with its stake; a royal flush in 649,740.
  const back = (36 * 2501 + 3744 * 51 + 54_912 * 4) / 2_598_960
  expect(known.back).toBeCloseTo(back, 12)
  expect(known.published).toBeCloseTo(0.8184, 12)
  expect(known.meter).toBeCloseTo((0.8184 - back) * 649_740, 3)
  expect(known.even).toBeCloseTo((1 - back) * 649_740, 3)
  expect(
    await unprintedOf(
      game,
      game.sideBets.find(({ id }) => id === 'bonus')!,
    ),
  ).toBeUndefined()
})

it('has a house edge once somebody has entered every prize and the meter', () => {
  const { table, pays, example } = examplePreset(game, 'first-five')!
  const withPays = (own: Record<string, number>): Rules => ({ ...rules, pays: { ...rules.pays, [table]: own } })
  expect(isUnknownTable(game, rules, 'first-five')).toBe(true)
  expect(isUnknownTable(game, withPays(example!.printed), 'first-five')).toBe(true)
  const entered = { ...example!.printed, 'four-of-a-kind': 250, flush: 25 }
  expect(isUnknownTable(game, withPays(entered), 'first-five', 100_000)).toBe(true)
  expect(isUnknownTable(game, withPays({ ...entered, straight: 10 }), 'first-five')).toBe(true)
  expect(isUnknownTable(game, withPays({ ...entered, straight: 10 }), 'first-five', 100_000)).toBe(false)
  expect(isUnknownTable(game, withPays({ ...pays, flush: 25 }), 'first-five')).toBe(false)
  expect(isUnknownTable(game, rules, 'bonus')).toBe(false)
})
