import { makeMississippiHands } from './hands'
import { skill } from '@/lib/games/mississippi-stud/skills'
import { type MississippiState, start, type Street } from '@/lib/games/mississippi-stud/round'
import { actionOf, ACTIONS, STREETS, VARIANTS } from '@/lib/games/mississippi-stud/rules'
import { BOARDS, eachDecision, type MetDecision } from '@/lib/games/mississippi-stud/solve'
import { ruleFor } from '@/lib/games/mississippi-stud/strategy'
import type { RulePrice } from '@/lib/game/precomputed/rule-prices'
import { choose } from '@/lib/math/combinations'
import type { Census } from '@/lib/teaching/census/census'
import { type Counts, type Found, note, type Show } from '@/lib/teaching/census/counts'
import { addDecision, pricesOf, type Sorted } from '@/lib/teaching/census/prices'

/* Every decision that best play reaches, exactly. */

const RULES = VARIANTS[0].rules
const HANDS = choose(52, 2)

const stateOf = ({ hand, board, bets }: MetDecision): MississippiState => ({
  ...start(RULES),
  hand,
  board,
  did: bets.map(actionOf),
})

const streetOf = ({ board }: MetDecision): Street => STREETS[board.length]!

/**
 * How far the best action is ahead of the next worse one, summed over the deals in parts of an ante; null if all are
 * worth the same.
 */
function gapOf({ sums }: MetDecision): number | null {
  const best = Math.max(...sums)
  const others = sums.filter((sum) => sum < best)
  return others.length === 0 ? null : best - Math.max(...others)
}

function countSkills(show: Show): Found {
  const counts: Counts = new Map()
  const met: { readonly skill: string; readonly stage: Street; readonly share: number; readonly gap: number | null }[] =
    []
  const unit = eachDecision(
    RULES,
    (one) => {
      const gap = gapOf(one)
      met.push({
        skill: skill(RULES, stateOf(one)),
        stage: streetOf(one),
        share: (one.hands * one.deals) / (HANDS * BOARDS),
        gap: gap === null ? null : gap / one.deals,
      })
    },
    show,
  )
  for (const one of met) note(counts, { ...one, gap: one.gap === null ? null : one.gap / unit })
  return { counts, rounds: 0 }
}

function priceRules(): readonly RulePrice[] {
  const sorted = STREETS.map((): Sorted => new Map())
  const deals = STREETS.map(() => 0)
  const unit = eachDecision(RULES, (one) => {
    const { hand, board, bets, hands, sums } = one
    const rule = ruleFor(hand, board, bets)
    const says = sums[ACTIONS.indexOf(actionOf(rule.says))]!
    deals[board.length] = one.deals
    addDecision(sorted[board.length]!, {
      rule: rule.id,
      skill: skill(RULES, stateOf(one)),
      times: hands,
      costs: Object.fromEntries(ACTIONS.map((action, i) => [action, says - sums[i]!])),
    })
  })
  return sorted.flatMap((of, street) => pricesOf(of, (HANDS * BOARDS) / deals[street]!, deals[street]! * unit))
}

export const census: Census = {
  skills: countSkills,
  rulePrices: priceRules,
  hands: { 'hands.json': makeMississippiHands },
}
