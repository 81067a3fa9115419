import { describe, expect, it } from 'vitest'
import type { AnyGame, Rules } from '@/lib/game/game'
import { EVERY_GAME } from '@/lib/games/index'
import { applyRules } from '@/lib/game/rules'
import { workedExamples } from '@/lib/game/worked-examples'
import { must } from '@/lib/result'

const SETTLED_BY_TABLE = EVERY_GAME.filter(({ settledByTable }) => settledByTable).map(
  (game) => [game.id, game] as const,
)

const endingsOf = (game: AnyGame, rules: Rules): readonly string[] =>
  workedExamples(game, rules).map(({ ending }) => ending)

describe.each(SETTLED_BY_TABLE)('worked examples of %s', (_id, game) => {
  const usual = game.variants[0].rules as Rules

  it('show every ending that the rules have, the smallest win and a larger one', () => {
    const hasDealer = game.ruleFields.some(({ path }) => path.join() === 'qualifies')
    // High Card Flush pays every hand the same.
    const paid = game.id === 'high-card-flush' ? [] : ['paid']
    // A tie with Four Card Poker's dealer is a win.
    const even = game.id === 'mississippi-stud' ? ['push'] : game.id === 'four-card-poker' ? [] : ['tie']
    expect(endingsOf(game, usual)).toEqual(['win', ...paid, 'loss', ...even, ...(hasDealer ? ['unqualified'] : [])])
    const [win, larger] = workedExamples(game, usual)
    if (paid.length > 0) expect(larger!.net).toBeGreaterThan(win!.net)
  })

  it('are rounds as the game settles them', () => {
    for (const { ending, state, bets, net } of workedExamples(game, usual)) {
      const step = game.step(usual, must(game.parse(usual, game.make(state as never))))
      expect(step).toMatchObject({ kind: 'end', bets, net })
      expect(bets.reduce((sum, one) => sum + one.net, 0)).toBeCloseTo(net, 9)
      if (ending === 'loss') expect(net).toBeLessThan(0)
      if (ending === 'tie' || ending === 'push') expect(net).toBe(0)
      if (ending === 'unqualified')
        expect(bets.map(({ because }) => because.id).some((id) => ['not-qualified', 'noGame'].includes(id))).toBe(true)
    }
  })

  it('leave out a dealer who doesn’t qualify where each hand does', () => {
    if (!game.ruleFields.some(({ path }) => path.join() === 'qualifies')) return
    const rules = must(applyRules<Rules>(game, undefined, { qualifies: 'none' }))
    expect(endingsOf(game, rules)).not.toContain('unqualified')
  })
})
