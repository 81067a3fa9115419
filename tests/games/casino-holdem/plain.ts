import type { Card } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { evaluate7 } from '@/lib/cards/evaluate/seven'
import { handOf } from '@/lib/cards/strength'
import { qualifyingStrength } from '@/lib/engines/holdem/payoff/qualifying'
import type { CasinoRules } from '@/lib/games/casino-holdem/rules'
import type { CasinoState } from '@/lib/games/casino-holdem/round'

/*
 * The obvious method: every turn, river and hand of the dealer, one after the other, with the money of the rule book written out
 * again. It shares nothing with the solver but the evaluator.
 */

const strength = (hand: readonly Card[], board: readonly Card[]): number =>
  evaluate7(hand[0]!, hand[1]!, board[0]!, board[1]!, board[2]!, board[3]!, board[4]!)

function net(rules: CasinoRules, player: number, dealer: number): number {
  const pay = rules.pays.ante[handOf(player)] ?? 0
  if (dealer >= qualifyingStrength(rules.qualifies)) return player > dealer ? pay + 2 : player === dealer ? 0 : -3
  if (rules.noGame === 'table') return pay
  if (rules.noGame === 'even-money') return 1
  if (player > dealer) return pay
  return player < dealer && rules.noGame === 'lose-if-lower' ? -1 : 0
}

/** Ways by net result of calling with the first box, ascending. */
export function plainCall(
  rules: CasinoRules,
  { hand, other, board, dead }: CasinoState,
): readonly (readonly [number, number])[] {
  const ways = new Map<number, number>()
  const stub = DECK.filter((card) => ![...hand, ...other, ...board, ...dead].includes(card))
  for (let a = 1; a < stub.length; a++)
    for (let b = 0; b < a; b++) {
      const whole = [...board, stub[a]!, stub[b]!]
      const player = strength(hand, whole)
      for (let c = 1; c < stub.length; c++)
        for (let d = 0; d < c; d++) {
          if (c === a || c === b || d === a || d === b) continue
          const result = net(rules, player, strength([stub[c]!, stub[d]!], whole))
          ways.set(result, (ways.get(result) ?? 0) + 1)
        }
    }
  return [...ways].sort(([x], [y]) => x - y)
}
