import { suitClasses } from '@/lib/cards/suit-classes'
import { start } from '@/lib/games/three-card-poker/round'
import { VARIANTS } from '@/lib/games/three-card-poker/rules'
import { solve } from '@/lib/games/three-card-poker/solve'
import { skill } from '@/lib/games/three-card-poker/strategy'
import { choose } from '@/lib/math/combinations'
import type { Census } from '@/lib/teaching/census/census'
import { type Counts, type Found, gapOf, note, type Show } from '@/lib/teaching/census/counts'

/** Counts the skills of all 22,100 hands, by suit classes. */
function countThreeCardPoker(show: Show): Found {
  const rules = VARIANTS[0].rules
  const counts: Counts = new Map()
  const classes = suitClasses()
  classes.forEach(({ hand, hands }, i) => {
    show(i / classes.length)
    const state = { ...start(rules), hand }
    note(counts, {
      skill: skill(rules, state),
      stage: 'play',
      share: hands / choose(52, 3),
      gap: gapOf(solve(rules, state)),
    })
  })
  return { counts, rounds: 0 }
}

export const census: Census = {
  skills: countThreeCardPoker,
}
