import type { Card } from '@/lib/cards/card'
import { strengthOfCards } from '@/lib/cards/one-hand'
import { handOf } from '@/lib/cards/strength'
import { makePayoff, type Payoff, payoffBy, type Showdown } from '@/lib/engines/holdem/index'
import {
  type End,
  type Ending,
  endingOf,
  FOLDED,
  netOf,
  type SettlementTable,
  stakesOf,
} from '@/lib/engines/settlement/index'
import type { Rules } from '@/lib/games/game'

/* What the hold'em games settle by: hands with a board, and the engine's payoff from a settlement table. */

/** How a hand ends against the dealer's, given the strength that qualifies the dealer. */
export function shownOf(
  hand: readonly Card[],
  { board, dealer }: { readonly board: readonly Card[]; readonly dealer: readonly Card[] },
  qualifies: number,
) {
  const own = strengthOfCards([...hand, ...board])
  return { ending: endingOf(own, strengthOfCards([...dealer, ...board]), qualifies), hand: handOf(own) }
}

const UNQUALIFIED = { win: 'ahead', tie: 'level', loss: 'behind' } as const

/** The ending of a showdown that the engine counts. */
export const endingOfShowdown = ({ kind, qualified }: Showdown): Ending => (qualified ? kind : UNQUALIFIED[kind])

/**
 * Makes the engine's payoff from a game's table: the net of every showdown for every amount, in antes, that may lie on
 * the bet `raise`.
 */
export function payoffFrom<R extends Rules>(
  table: SettlementTable,
  raise: string,
  amounts: readonly number[],
  qualifies: (rules: R) => number,
): (rules: R) => Payoff {
  const first = stakesOf(table, [])
  return payoffBy((rules: R) =>
    makePayoff(qualifies(rules), amounts, (amount, showdown) => {
      const stakes = { ...first, [raise]: amount }
      const end: End =
        showdown.kind === 'fold'
          ? { ...FOLDED, stakes }
          : { ending: endingOfShowdown(showdown), hand: showdown.hand, stakes }
      return netOf(table, rules, end)
    }),
  )
}
