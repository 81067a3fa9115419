import type { Card } from '@/lib/cards/card'
import { strengthOfCards } from '@/lib/cards/one-hand'
import { handOf } from '@/lib/cards/strength'
import { makePayoff, type Payoff, payoffBy, type Showdown } from '@/lib/engines/holdem/index'
import { type Ending, endingOf, FOLDED, netOf, type SettlementTable, stakesOf } from '@/lib/engines/settlement/index'
import { tidyNet } from '@/lib/game/ev'
import type { Rules } from '@/lib/game/game'

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

/** What a deal nets, in antes, that ends like this with this amount on the bet `raise` of a game's table. */
export function netsOf(
  table: SettlementTable,
  raise: string,
): (rules: Rules, amount: number, end: Showdown | { readonly kind: 'fold' }) => number {
  const first = stakesOf(table, [])
  return (rules, amount, end) => {
    const stakes = { ...first, [raise]: amount }
    return end.kind === 'fold'
      ? netOf(table, rules, { ...FOLDED, stakes })
      : netOf(table, rules, { ending: endingOfShowdown(end), hand: end.hand, stakes })
  }
}

/**
 * The engine's payoff from a game's table, made once for each rules object: the net of every showdown for every amount,
 * in antes, that may lie on the bet `raise`.
 */
export function payoffFrom<R extends Rules>(
  table: SettlementTable,
  raise: string,
  amounts: readonly number[],
  qualifies: (rules: R) => number,
): (rules: R) => Payoff {
  const net = netsOf(table, raise)
  return payoffBy((rules: R) =>
    makePayoff(qualifies(rules), amounts, (amount, end) => tidyNet(net(rules, amount, end))),
  )
}
