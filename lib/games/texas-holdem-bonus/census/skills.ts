import { startingClass } from '@/lib/cards/hole-cards'
import type { RulePrice } from '@/lib/game/precomputed/rule-prices'
import { looker, type Sight } from '@/lib/families/holdem/sight'
import { payoffOf } from '@/lib/games/texas-holdem-bonus/round'
import { VARIANTS } from '@/lib/games/texas-holdem-bonus/rules'
import { laterSkill } from '@/lib/games/texas-holdem-bonus/skills'
import { isFolded, STRATEGY } from '@/lib/games/texas-holdem-bonus/strategy'
import { whole } from '@/lib/games/texas-holdem-bonus/solve'
import { allHands, canonicalTurns, eachBetGain, HANDS } from '@/lib/engines/holdem/index'
import { type Counts, type Found, note, type Show } from '@/lib/teaching/census/counts'
import { FLOPS_OF_HANDS, noteStartingHands, RIVERS, RUN_OUTS, TURNS_OF_HANDS } from '@/lib/families/holdem/census/deals'
import { addDecision, pricesOf, type Sorted } from '@/lib/teaching/census/prices'

const RULES = VARIANTS[0].rules

/** Of each street: the number of decisions, two cards on a board, and of the deals that can follow each. */
const STREETS = [
  { stage: 'flop', decisions: FLOPS_OF_HANDS, deals: RUN_OUTS },
  { stage: 'turn', decisions: TURNS_OF_HANDS, deals: RIVERS },
] as const

/**
 * Called with the strategy's rule for two cards, what is seen of them, the number of boards that this one stands for,
 * and what a bet of one more ante gains there, summed over the deals that follow, in antes.
 */
type Visit = (rule: (typeof STRATEGY)[number], sight: Sight, boards: number, gain: number) => void

/**
 * Visits every hand that was bet before the flop on every board of a street. Eighteen million hands see a turn, so the
 * inner loop has to be fast.
 */
function eachDecision(
  stage: 'flop' | 'turn',
  isPlayed: (start: string) => boolean,
  visit: Visit,
  onBoard?: () => void,
): void {
  const { low, high } = allHands()
  const played = Uint8Array.from({ length: HANDS }, (_, at) => +isPlayed(startingClass([low[at]!, high[at]!])))
  const list = STRATEGY.filter((rule) => rule.stage === stage)
  eachBetGain(stage, payoffOf(RULES), ([board, boards], gains) => {
    onBoard?.()
    const look = looker(board)
    for (let at = 0; at < HANDS; at++) {
      const gain = gains[at]!
      if (played[at] === 0 || Number.isNaN(gain)) continue
      const sight = look(low[at]!, high[at]!)
      visit(
        list.find((one) => one.covers(sight, RULES))!,
        sight,
        boards,
        gain,
      )
    }
  })
}

/** Counts the skills of every street, exactly. What one more ante gains doesn't depend on the bets before it. */
export function countTexasHoldemBonus(show: Show): Found {
  const counts: Counts = new Map()
  const bet = noteStartingHands(counts, whole(RULES).cells!, 'bet')
  let done = 0
  for (const { stage, decisions, deals } of STREETS)
    eachDecision(
      stage,
      (start) => bet.has(start),
      (rule, sight, boards, gain) =>
        note(counts, {
          skill: laterSkill(rule, sight),
          stage,
          share: boards / decisions,
          gap: gain === 0 ? null : Math.abs(gain) / deals,
        }),
      () => show(Math.min(1, done++ / canonicalTurns().turns.length)),
    )
  return { counts, rounds: 0 }
}

/** Prices every rule of the flop and the turn, exactly. */
export const priceTexasHoldemBonus = (): readonly RulePrice[] =>
  STREETS.flatMap(({ stage, decisions, deals }) => {
    const sorted: Sorted = new Map()
    eachDecision(
      stage,
      (start) => !isFolded(start),
      (rule, sight, times, gain) => {
        const costs = rule.bets(sight) ? { bet: 0, check: gain } : { bet: -gain, check: 0 }
        addDecision(sorted, { rule: rule.id, skill: laterSkill(rule, sight), times, costs })
      },
    )
    return pricesOf(sorted, decisions, deals)
  })
