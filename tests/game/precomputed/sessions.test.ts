import { describe, expect, it } from 'vitest'
import type { Rules } from '@/lib/game/game'
import { findGame, GAMES } from '@/lib/games/index'
import { madeFigures } from '@/lib/game/precomputed/figures'
import { paceOf } from '@/lib/game/pace'
import { makeSessions, sessionsOf, SURE } from '@/lib/game/precomputed/sessions'
import { loadSolver } from '@/lib/games/solvers'
import { sessionFigures } from '@/lib/math/session-figures'

const figuresOf = async (id: string) => {
  const game = findGame(id)!
  const rules = game.variants[0].rules as Rules
  return madeFigures(game, rules) ?? (await loadSolver(id)).whole(rules)
}

describe.each(['three-card-poker', 'pai-gow-poker', 'casino-holdem'])('sessions of %s', (id) => {
  const game = findGame(id)!

  it('are kept as they are worked out', async () => {
    expect(makeSessions(await figuresOf(id), paceOf(game))).toEqual(sessionsOf(game))
  })

  it('name the smallest bankroll that lasts so often', async () => {
    const { outcomes } = await figuresOf(id)
    for (const { rounds, bankrolls, ahead, bad } of sessionsOf(game).sessions) {
      const asked = bankrolls.flatMap((one) => [one, one - 1])
      const { ruin, end } = sessionFigures({ outcomes: outcomes!, rounds, bankroll: 1, bankrolls: asked, losses: [] })
      SURE.forEach((sure, i) => {
        expect(ruin[2 * i]!.chance).toBeLessThanOrEqual(1 - sure)
        expect(ruin[2 * i + 1]!.chance).toBeGreaterThan(1 - sure)
      })
      expect(ahead).toBeCloseTo(end.ahead, 5)
      expect(bad[0]).toBeCloseTo(end.quantiles[1]!, 5)
    }
  })
})

it('every game has them, and no bankroll is larger for less', () => {
  for (const game of GAMES)
    for (const { bankrolls } of sessionsOf(game).sessions)
      expect([...bankrolls].sort((a, b) => a - b)).toEqual(bankrolls)
})
