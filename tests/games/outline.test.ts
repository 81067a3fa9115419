import { expect, it } from 'vitest'
import { findGame, GAMES } from '@/lib/games/index'
import { costOf, outlineOf } from '@/lib/games/outline'
import { taughtGame as threeCard } from '@/lib/games/three-card-poker/teaching'
import { taughtGame as ultimate } from '@/lib/games/ultimate-texas-holdem/teaching'
import { makeRandom } from '@/lib/math/random'

it('a round in short has its bets, and every stage with what each choice costs', () => {
  const { bets, stages } = outlineOf(ultimate, ultimate.variants[0].rules)
  expect(bets.map(({ name, stake }) => [name, stake])).toEqual([
    ['Ante', 1],
    ['Blind', 1],
  ])
  expect(stages.map(({ id, actions }) => [id, actions.map(({ action, cost }) => `${action} ${cost}`)])).toEqual([
    ['preflop', ['raise-4x 4', 'raise-3x 3', 'check 0']],
    ['flop', ['raise-2x 2', 'check 0']],
    ['river', ['raise-1x 1', 'fold 0']],
  ])
})

it('of every game has every stage, and no choice costs less than nothing', () => {
  for (const game of GAMES) {
    const { bets, stages } = outlineOf(game, game.variants[0].rules)
    expect(bets.length, game.id).toBeGreaterThan(0)
    expect(stages.map(({ id }) => id)).toEqual(game.stages.map(({ id }) => id))
    expect(stages.flatMap(({ actions }) => actions).every(({ cost }) => cost >= 0)).toBe(true)
  }
})

it('says how many cards are seen where a stage always shows as many', () => {
  const seen = (id: string) => {
    const game = findGame(id)!
    return outlineOf(game, game.variants[0].rules).stages.map(({ cards }) => cards)
  }
  expect(seen('mississippi-stud')).toEqual([2, 3, 4])
  expect(seen('ultimate-texas-holdem')).toEqual([2, 5, 7])
  expect(seen('blackjack')).toEqual([3, null])
})

it('an option costs what it puts on the table', () => {
  const { rules } = threeCard.variants[0]
  const spot = threeCard.spot(rules, 'as-dealt', makeRandom('cost'))
  expect(['play', 'fold'].map((action) => costOf(threeCard, rules, spot, action))).toEqual([1, 0])
})
