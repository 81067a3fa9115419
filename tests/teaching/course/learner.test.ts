import { expect, it } from 'vitest'
import made from '@/content/about/learning.json' with { type: 'json' }
import { GAMES } from '@/lib/games/index'
import { skillsOf } from '@/lib/game/precomputed/skills'
import { type Learned, learnedAt } from '@/lib/teaching/census/learned'
import { ASSUMED, ENOUGH, handsUntilEnough } from '@/lib/teaching/census/learner'
import { lessonsOf } from '@/lib/teaching/course/course'
import { courseFiguresOf } from '@/lib/teaching/course/figures'

// A lesson was passed without meeting its line before, in half as many hands as practice as dealt.
it('the course takes at most two thirds as many hands as practice as dealt, at each of the four games', () => {
  const four = ['three-card-poker', 'ultimate-texas-holdem', 'pai-gow-poker', 'blackjack']
  for (const game of four) {
    const [{ pickUp, hands }] = learnedAt(game)
    expect(pickUp).toBe(ASSUMED.pickUp[0])
    expect(hands.course / hands.dealt, game).toBeLessThanOrEqual(2 / 3)
  }
})

/** Whether one rule has nearly all that a game's strategy is worth. */
async function isOneRule(game: string): Promise<boolean> {
  const weights = lessonsOf(await courseFiguresOf(game)).map(({ weight }) => weight)
  return weights[0]! / weights.reduce((sum, weight) => sum + weight, 0) > 0.99
}

it('the course takes the fewest hands but where one rule is nearly all, and not always for whoever learns easily from reasons', async () => {
  const leads = ({ hands }: Learned): boolean => hands.course === Math.min(...Object.values(hands))
  const several = await Promise.all(GAMES.map(async ({ id }) => ((await isOneRule(id)) ? [] : [id])))
  expect(several.flat().length).toBe(GAMES.length - 1)
  const [usual, quick] = ASSUMED.pickUp.map((share) =>
    several.flat().flatMap((id) => learnedAt(id).filter(({ pickUp }) => pickUp === share)),
  )
  expect(usual!.every(leads)).toBe(true)
  expect(quick!.every(leads)).toBe(false)
})

it('what the page shows is made by what is assumed now, and a seed fixes a made-up person', async () => {
  expect(made).toMatchObject({ assumed: ASSUMED, enough: ENOUGH })
  const [figures, skills] = await Promise.all([courseFiguresOf('three-card-poker'), skillsOf('three-card-poker')])
  const subject = { figures, skills, lessons: lessonsOf(figures) }
  const counts = Array.from({ length: made.people }, (_, person) =>
    handsUntilEnough('course', subject, {
      seed: `three-card-poker ${person}`,
      most: made.most,
      pickUp: ASSUMED.pickUp[0],
    }),
  )
  const sorted = counts.map((one) => one ?? made.most).sort((a, b) => a - b)
  expect(sorted[Math.floor(sorted.length / 2)]).toBe(learnedAt('three-card-poker')[0].hands.course)
})
