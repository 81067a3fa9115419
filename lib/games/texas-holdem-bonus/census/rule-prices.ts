import type { Card } from '@/lib/cards/card'
import { startingClass } from '@/lib/cards/hole-cards'
import type { RulePrice } from '@/lib/games/rule-prices'
import { boardLooker } from '@/lib/games/texas-holdem-bonus/look'
import { payoffOf } from '@/lib/games/texas-holdem-bonus/round'
import { type BonusRules, VARIANTS } from '@/lib/games/texas-holdem-bonus/rules'
import { laterSkill } from '@/lib/games/texas-holdem-bonus/skills'
import { isFolded, STRATEGY } from '@/lib/games/texas-holdem-bonus/strategy'
import { allHands, type BetGains, eachBetGain, HANDS } from '@/lib/engines/holdem/index'
import { FLOPS_OF_HANDS, RIVERS, RUN_OUTS, TURNS_OF_HANDS } from '@/lib/teaching/census/holdem'
import { addDecision, pricesOf, type Sorted } from '@/lib/teaching/census/prices'

const STREETS = [
  { stage: 'flop', decisions: FLOPS_OF_HANDS, deals: RUN_OUTS },
  { stage: 'turn', decisions: TURNS_OF_HANDS, deals: RIVERS },
] as const

/** Adds the hands that were bet before the flop on one board. Hot: eighteen million hands see a turn. */
function addBoard(
  sorted: Sorted,
  rules: BonusRules,
  stage: 'flop' | 'turn',
  { board, boards, gains }: BetGains,
  played: Uint8Array,
): void {
  const { low, high } = allHands()
  const list = STRATEGY.filter((rule) => rule.stage === stage)
  const lookAt = boardLooker(board)
  const hand: [Card, Card] = [0, 0]
  for (let at = 0; at < HANDS; at++) {
    const gain = gains[at]!
    if (played[at] === 0 || Number.isNaN(gain)) continue
    hand[0] = low[at]!
    hand[1] = high[at]!
    const look = lookAt(hand[0], hand[1])
    const rule = list.find((one) => one.covers(rules, hand, look))!
    const costs = rule.bets(look) ? { bet: 0, check: gain } : { bet: -gain, check: 0 }
    addDecision(sorted, { rule: rule.id, skill: laterSkill(rule, look), times: boards, costs })
  }
}

/** The flop and the turn: what a bet of one more ante brings does not depend on the bets before it. */
export function priceTexasHoldemBonus(): readonly RulePrice[] {
  const rules = VARIANTS[0].rules
  const { low, high } = allHands()
  const played = Uint8Array.from({ length: HANDS }, (_, at) => (isFolded(startingClass([low[at]!, high[at]!])) ? 0 : 1))
  return STREETS.flatMap(({ stage, decisions, deals }) => {
    const sorted: Sorted = new Map()
    eachBetGain(stage, payoffOf(rules), (board) => addBoard(sorted, rules, stage, board, played))
    return pricesOf(sorted, decisions, deals)
  })
}
