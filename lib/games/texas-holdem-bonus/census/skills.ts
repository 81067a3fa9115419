import type { Card } from '@/lib/cards/card'
import { startingClass } from '@/lib/cards/hole-cards'
import { boardLooker } from '@/lib/games/texas-holdem-bonus/look'
import { payoffOf } from '@/lib/games/texas-holdem-bonus/round'
import { type BonusRules, VARIANTS } from '@/lib/games/texas-holdem-bonus/rules'
import { laterSkill } from '@/lib/games/texas-holdem-bonus/skills'
import { STRATEGY } from '@/lib/games/texas-holdem-bonus/strategy'
import { whole } from '@/lib/games/texas-holdem-bonus/solve'
import { allHands, type BetGains, canonicalTurns, eachBetGain, HANDS } from '@/lib/engines/holdem/index'
import { type Counts, type Found, note, type Show } from '@/lib/teaching/census/counts'
import { FLOPS_OF_HANDS, noteStartingHands, RIVERS, RUN_OUTS, TURNS_OF_HANDS } from '@/lib/teaching/census/holdem'

const STREETS = {
  flop: { deals: FLOPS_OF_HANDS, after: RUN_OUTS },
  turn: { deals: TURNS_OF_HANDS, after: RIVERS },
} as const

/** Notes the hands that were bet before the flop on one board. Hot: eighteen million hands see a turn. */
function noteBoard(
  counts: Counts,
  rules: BonusRules,
  stage: 'flop' | 'turn',
  { board, boards, gains }: BetGains,
  played: Uint8Array,
): void {
  const { low, high } = allHands()
  const { deals, after } = STREETS[stage]
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
    note(counts, {
      skill: laterSkill(rule, look),
      stage,
      share: boards / deals,
      gap: gain === 0 ? null : Math.abs(gain) / after,
    })
  }
}

/** Every street exactly: what a bet of one more ante brings does not depend on the bets before it. */
export function countTexasHoldemBonus(show: Show): Found {
  const rules = VARIANTS[0].rules
  const counts: Counts = new Map()
  const bet = noteStartingHands(counts, whole(rules).cells!, 'bet')
  const { low, high } = allHands()
  const played = Uint8Array.from({ length: HANDS }, (_, at) => (bet.has(startingClass([low[at]!, high[at]!])) ? 1 : 0))
  let done = 0
  for (const stage of ['flop', 'turn'] as const)
    eachBetGain(stage, payoffOf(rules), (board) => {
      show(Math.min(1, done++ / canonicalTurns().count))
      noteBoard(counts, rules, stage, board, played)
    })
  return { counts, rounds: 0 }
}
