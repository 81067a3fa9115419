import { count, type Situation, situationsOf } from '@/lib/engines/showdown/index'
import { rankingOf } from './hands'
import { type Census, listProperty } from '@/lib/teaching/census/census'
import { findStrategies } from './find-rules'
import { type Counts, type Found, note, type Show } from '@/lib/teaching/census/counts'
import type { ShowdownPage } from './page'
import { variantsOf } from './rules'
import { actionsOf, netsOf, showdownOf } from './solve'
import { skillOf } from './teaching'

/** Counts the skills of every hand and up card under the usual rules. Exact. */
function countSkills(page: ShowdownPage, show: Show): Found {
  const { rules } = variantsOf(page)[0]
  const { stage } = page.settlement.decisions[0]!
  const counted = count(showdownOf(page, rules))
  const nets = actionsOf(page).map((action) => netsOf(page, rules, action))
  const counts: Counts = new Map()
  const { strengths } = rankingOf(page)
  for (let strength = 0; strength < strengths; strength++) {
    if (strength % 100 === 0) show(strength / strengths)
    for (const one of situationsOf(counted, [strength])[0]!) {
      const { ranks, up, ways } = one
      note(counts, {
        skill: skillOf(page, { strength, ranks: ranks.toReversed(), up }),
        stage,
        share: ways / counted.ways,
        gap: gapAt(one, nets),
      })
    }
  }
  return { counts, rounds: 0 }
}

/** The difference between the best action and the next lower one, in base wagers; null if all are equal. */
function gapAt({ strength, ends }: Situation, nets: readonly ReturnType<typeof netsOf>[]): number | null {
  const deals = ends.unqualified + ends.win + ends.tie + ends.loss
  const evs = nets.map((of) => {
    const net = of(strength)
    const sum = net.unqualified * ends.unqualified + net.win * ends.win + net.tie * ends.tie + net.loss * ends.loss
    return sum / deals
  })
  const best = Math.max(...evs)
  const second = Math.max(...evs.filter((ev) => ev < best))
  return second === -Infinity ? null : best - second
}

/** The most rules of a strategy that is searched for. */
const MOST_RULES = 5

export const censusOf = (page: ShowdownPage): Census => ({
  skills: (show) => countSkills(page, show),
  strategies: () => ({
    'strategies.json': [listProperty('strategies', findStrategies(page, MOST_RULES).toReversed())],
  }),
})
