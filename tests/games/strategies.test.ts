import { describe, expect, it } from 'vitest'
import { evValue } from '@/lib/game/ev'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame, NamedStrategy } from '@/lib/game/teaching'
import { GAMES } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'
import { keepPrice, strategyPrice } from '@/lib/game/precomputed/strategy-prices'
import { play } from '@/lib/engines/round/index'
import { makeRandom } from '@/lib/math/random'
import { LONG } from '../tools/long'

/* What every way to play promises: it says what it does, that is allowed, and its price is the price of doing it. */

const isWhole = ({ rules, leaves }: NamedStrategy): boolean => rules.length > 0 && leaves === undefined

/** Rounds are played until a fixed seed tells chance from a fault: so many, and so many standard errors. */
const ROUNDS = LONG ? 40_000 : 600
const ERRORS = 5

interface Played {
  readonly mean: number
  readonly error: number
  readonly staked: number
  readonly stakedError: number
}

const spread = (values: readonly number[]): readonly [mean: number, error: number] => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return [mean, Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length / values.length)]
}

/** Rounds dealt at random and played as a strategy says. */
function playRounds(game: AnyTaughtGame, rules: Rules, strategy: string, rounds: number): Played {
  const random = makeRandom(`follow ${game.id} ${strategy}`)
  const ends = Array.from({ length: rounds }, () => {
    const { end } = play(
      game,
      rules,
      game.start(rules),
      (state, step) => {
        const says = game.follows(rules, strategy, state)
        // Asked at hundreds of thousands of decisions, where an `expect` takes longer than they do.
        if (says.length !== 1 || !step.actions.includes(says[0]!))
          expect.fail(`${strategy} says ${says.join()}, allowed are ${step.actions.join()}`)
        return says[0]!
      },
      random,
    )
    return end
  })
  const [mean, error] = spread(ends.map(({ net }) => net))
  const [staked, stakedError] = spread(ends.map(({ bets }) => bets.reduce((sum, { stake }) => sum + stake, 0)))
  return { mean, error, staked, stakedError }
}

describe.each(GAMES.filter(({ strategies }) => strategies).map((game) => [game.id, game] as const))(
  'ways to play %s',
  (_id, game) => {
    const usual = game.variants[0].rules as Rules
    const ways = game.strategies!

    it('have names of their own, and rules or a word for what they leave', () => {
      expect(new Set(ways.map(({ id }) => id)).size).toBe(ways.length)
      expect(new Set(ways.map(({ id }) => game.messages.way(id).name)).size).toBe(ways.length)
      for (const { id, leaves } of ways) expect(game.messages.way(id).leaves !== undefined).toBe(leaves === true)
      for (const { rules, leaves } of ways) expect(rules.length > 0 || leaves !== undefined).toBe(true)
      for (const { rules } of ways) expect(new Set(rules.map(game.messages.rule)).size).toBe(rules.length)
      expect(() => game.follows(usual, 'no such', game.spot(usual, game.drills[0].id, makeRandom('no such')))).toThrow(
        'no such',
      )
    })

    it('cost nothing or more, under every variant', () => {
      for (const { rules } of game.variants) {
        const all = ways.flatMap((way) => strategyPrice(game, rules as Rules, way.id) ?? [])
        const best = [strategyPrice(game, rules as Rules)!, ...all].reduce((top, one) =>
          evValue(one.ev) > evValue(top.ev) ? one : top,
        )
        for (const way of ways.filter(isWhole)) {
          const price = strategyPrice(game, rules as Rules, way.id)
          if (price) expect(evValue(best.ev) - evValue(price.ev)).toBeGreaterThanOrEqual(0)
        }
        const listed = ways.filter((way) => isWhole(way) && strategyPrice(game, rules as Rules, way.id))
        expect(
          best === strategyPrice(game, rules as Rules) ||
            !listed.some(({ id }) => strategyPrice(game, rules as Rules, id) === best),
        ).toBe(true)
      }
    })

    it.each(ways.filter(isWhole).map((way) => [way.id, way] as const))(
      '%s is allowed, and is played for its price',
      (id) => {
        const price = strategyPrice(game, usual, id)
        const { mean, error, staked, stakedError } = playRounds(game, usual, id, ROUNDS)
        if (!price) return
        expect(Math.abs(mean - evValue(price.ev))).toBeLessThanOrEqual(ERRORS * error)
        expect(Math.abs(staked - evValue(price.averageBet))).toBeLessThanOrEqual(ERRORS * stakedError + 1e-9)
      },
    )
  },
)

describe('stored prices', () => {
  const fast = GAMES.filter(({ id }) => LONG || id === 'three-card-poker' || id === 'xx-poker')

  it.each(fast.map((game) => [game.id, game] as const))('of %s are those of the engine', async (_id, game) => {
    const solver = await loadSolver(game.id)
    for (const { rules } of game.variants)
      for (const strategy of [undefined, ...(game.strategies ?? []).map(({ id }) => id)]) {
        const stored = strategyPrice(game, rules as Rules, strategy)
        if (stored && stored.standardError === undefined)
          expect(keepPrice(solver.whole(rules, strategy === undefined ? {} : { strategy }))).toEqual(keepPrice(stored))
      }
  })
})
