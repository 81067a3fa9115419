import { clausesIn, handOfClause, tableOf } from '@/lib/engines/pai-gow/index'
import { start } from '@/lib/games/pai-gow-poker/round'
import { dealingOf, VARIANTS } from '@/lib/games/pai-gow-poker/rules'
import { skill } from '@/lib/games/pai-gow-poker/skills'
import { solve } from '@/lib/games/pai-gow-poker/solve'
import type { Random } from '@/lib/math/random'
import { type Census, listProperty } from '@/lib/teaching/census/census'
import { type Counts, type Found, gapOf, note, type Show } from '@/lib/teaching/census/counts'
import { makePaiGowHands } from './hands'
import { pricePaiGow } from './rule-prices'
import { searchPaiGowPoker } from './strategies'

/** Hands solved for each clause. */
const HANDS_OF_A_CLAUSE = 240

/**
 * How often each clause sets a hand is counted exactly. How close the decisions on these hands are comes from a sample
 * for each clause.
 */
function countPaiGowPoker(show: Show, random: Random): Found {
  const rules = VARIANTS[0].rules
  const dealing = dealingOf(rules)
  const counts: Counts = new Map()
  const { clauseHands } = tableOf(dealing)
  const all = clauseHands.reduce((sum, hands) => sum + hands, 0)
  let rounds = 0
  clausesIn(dealing).forEach((clause, i) => {
    show(i / clauseHands.length)
    const share = clauseHands[i]! / all / HANDS_OF_A_CLAUSE
    for (let k = 0; share > 0 && k < HANDS_OF_A_CLAUSE; k++) {
      const hand = handOfClause(dealing, random, clause)
      if (!hand) throw new Error(`no hand of the clause ${clause.id} was found`)
      const state = { ...start(rules), hand }
      note(counts, { skill: skill(rules, state), stage: 'set', share, gap: gapOf(solve(rules, state)) })
      rounds++
    }
  })
  return { counts, rounds }
}

export const census: Census = {
  skills: countPaiGowPoker,
  hands: { 'hands.json': makePaiGowHands },
  strategies: () => ({ 'strategies.json': [listProperty('lists', searchPaiGowPoker())] }),
  rulePrices: pricePaiGow,
  slow: {
    rules: ['', 'ballys-ac', 'foxwoods', 'mgm', 'commission_0', 'banking_yes', 'wheel_lowest', 'keepComplete_no'],
  },
}
