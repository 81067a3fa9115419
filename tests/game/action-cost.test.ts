import { expect, it } from 'vitest'
import { costOf, lostBy } from '@/lib/game/action-cost'
import { GAMES } from '@/lib/games/index'
import { taughtGame as threeCard } from '@/lib/games/registry/made/three-card-poker/teaching'
import { makeRandom } from '@/lib/math/random'

it('an option costs what it puts on the table', () => {
  const { rules } = threeCard.variants[0]
  const spot = threeCard.spot(rules, 'as-dealt', makeRandom('cost'))
  expect(['play', 'fold'].map((action) => costOf(threeCard, rules, spot, action))).toEqual([1, 0])
})

it('a fold loses what lies on the table, and nothing else loses a round at once', () => {
  const { rules } = threeCard.variants[0]
  const spot = threeCard.spot(rules, 'as-dealt', makeRandom('cost'))
  expect(['play', 'fold'].map((action) => lostBy(threeCard, rules, spot, action))).toEqual([null, 1])
})

it('no option of any game costs less than nothing', () => {
  for (const game of GAMES) {
    const { rules } = game.variants[0]
    const spot: unknown = game.spot(rules, game.drills[0].id, makeRandom('cost'))
    const step = game.step(rules, spot)
    const actions = step.kind === 'decide' ? step.actions : []
    for (const action of actions)
      expect(costOf(game, rules, spot, action), `${game.id} ${action}`).toBeGreaterThanOrEqual(0)
  }
})
