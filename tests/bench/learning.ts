/*
 * How many hands a simulated beginner needs to play nearly perfectly, for each way of practicing: a few learners at
 * every game. `npm run make:learning` makes the site's figures, with more learners at four games.
 */
import { GAME_IDS } from '@/lib/games/ids'
import { skillsOf } from '@/lib/game/precomputed/skills'
import { ASSUMED, handsUntilEnough, upperMedianOf, WAYS } from '@/lib/teaching/census/learner'
import { lessonsOf } from '@/lib/teaching/course/course'
import { courseFiguresOf } from '@/lib/teaching/course/figures'
import type { Comparison } from '../tools/comparison'

const PEOPLE = 7
const MOST = 1200

console.log(
  `\nHands until the added edge is under 0.5%\n  ${''.padEnd(28)}${WAYS.map((way) => way.padStart(10)).join('')}`,
)
for (const id of GAME_IDS) {
  const [figures, skills] = await Promise.all([courseFiguresOf(id), skillsOf(id)])
  const subject = { figures, skills, lessons: lessonsOf(figures) }
  const medians = WAYS.map((way) => {
    const hands = Array.from({ length: PEOPLE }, (_, person) =>
      handsUntilEnough(way, subject, { seed: `${id} ${person}`, most: MOST, pickUp: ASSUMED.pickUp[0] }),
    )
    return String(upperMedianOf(hands, MOST)).padStart(10)
  })
  console.log(`  ${id.padEnd(28)}${medians.join('')}`)
}

export const comparisons: readonly Comparison[] = []
