import { describe, expect, it } from 'vitest'
import type { Rules } from '@/lib/game/game'
import { GAMES } from '@/lib/games/index'
import { shownRound } from '@/lib/teaching/course/shown-round'

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const steps = shownRound(game, game.variants[0].rules as Rules)

  it('is shown as one round, from the bets to the settlement, with the decisions between', () => {
    expect([steps[0]!.kind, steps.at(-1)!.kind]).toEqual(['bets', 'end'])
    const between = steps.slice(1, -1)
    expect(between.length).toBeGreaterThan(0)
    for (const step of between) expect(step.kind === 'decision' && step.actions.includes(step.action)).toBe(true)
  })

  it('is the same for everybody', () => {
    expect(shownRound(game, game.variants[0].rules as Rules)).toEqual(steps)
  })
})
