import { expect, it } from 'vitest'
import made from '@/content/about/learning.json' with { type: 'json' }
import { skillsOf } from '@/lib/games/skills'
import { ASSUMED, ENOUGH, handsUntilEnough } from '@/lib/teaching/census/learner'
import { lessonsOf } from '@/lib/teaching/course/course'
import { courseFiguresOf } from '@/lib/teaching/course/figures'

// A lesson was passed without meeting its line before, in half as many hands as practice as dealt.
it('the course takes at most two thirds as many hands as practice as dealt, at each of the four games', () => {
  const four = ['three-card-poker', 'ultimate-texas-holdem', 'pai-gow-poker', 'blackjack']
  const usual = made.rows.filter(({ game, pickUp }) => pickUp === ASSUMED.pickUp[0] && four.includes(game))
  expect(usual).toHaveLength(four.length)
  for (const { game, hands } of usual) expect(hands.course / hands.dealt, game).toBeLessThanOrEqual(2 / 3)
})

it('the course takes the fewest hands in each game, and not in all for whoever learns easily from reasons', () => {
  const leads = ({ hands }: (typeof made.rows)[number]): boolean => hands.course === Math.min(...Object.values(hands))
  const [usual, quick] = ASSUMED.pickUp.map((share) => made.rows.filter(({ pickUp }) => pickUp === share))
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
  expect(sorted[Math.floor(sorted.length / 2)]).toBe(
    made.rows.find(({ game }) => game === 'three-card-poker')!.hands.course,
  )
})
