import { describe, expect, it } from 'vitest'
import { isFoundList } from '@/lib/game/strategy/decision-list'
import type { Rules } from '@/lib/game/game'
import { findGame, GAMES } from '@/lib/games/index'
import { madeFigures } from '@/lib/game/precomputed/figures'
import { parseRules } from '@/lib/game/rules'
import { isSlow, slowWays } from '@/lib/game/precomputed/slow-ways'
import { loadSolver } from '@/lib/games/solvers'
import { must } from '@/lib/result'

/* Ways to play whose whole games nobody waits for. */

describe.each(GAMES.map((game) => [game.name, game] as const))('%s', (_name, game) => {
  const ids = (game.strategies ?? []).map(({ id }) => id)

  it('has the figures of every slow way under its usual rules', () => {
    expect(slowWays(game).filter((way) => madeFigures(game, game.variants[0].rules, way) === undefined)).toEqual([])
  })

  it('makes all but the found lists beforehand', () => {
    expect(slowWays(game)).toEqual(ids.filter((id) => isSlow(game, id) && !isFoundList(id)))
    expect(isSlow(game, 'no such way')).toBe(false)
  })

  it('sees more by one of its own ways', () => {
    expect([undefined, ...ids]).toContain(game.seesMore)
  })
})

it('the slow ways are those of the two games that take long', () => {
  const slow = GAMES.flatMap((game) => slowWays(game).map((way) => `${game.id} ${way}`))
  expect(slow).toEqual([
    'pai-gow-poker playnow',
    'pai-gow-poker ballys-ac',
    'pai-gow-poker foxwoods',
    'pai-gow-poker mgm',
    'pai-gow-poker optimal',
    'texas-21 with-flop',
  ])
})

it.each([
  ['blackjack', 'doubleAfterSplit_no'],
  ['blackjack', 's17-ls'],
  ['texas-21', 'decks_2'],
])('%s under %s: the stored figures are what the solver computes', async (id, text) => {
  const game = findGame(id)!
  const rules = must(parseRules(game, text)) as Rules
  const { classes: _, cells: __, ...solved } = (await loadSolver(game.id)).whole(rules)
  expect(madeFigures(game, rules)).toEqual(solved)
})
