import type { Card } from '@/lib/cards/card'
import { strengthOfCards } from '@/lib/cards/one-hand'
import { handOf } from '@/lib/cards/strength'
import { makePayoff, type Payoff, payoffBy, type Showdown } from '@/lib/engines/holdem/index'
import { type Ending, endingOf, FOLDED, netOf, type SettlementTable, stakesOf } from '@/lib/engines/settlement/index'
import { tidyNet } from '@/lib/games/ev'
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

/** What is added to the net of a showdown, by the player's hand, and to that of a fold, in antes. */
export interface AddedNets {
  readonly played: (hand: string) => number
  readonly folded: number
}

const NOTHING: AddedNets = { played: () => 0, folded: 0 }

/** Makes a game's payoff from its rules. */
type MakePayoff<R> = (rules: R, added?: AddedNets) => Payoff

/**
 * Makes the engine's payoff from a game's table: the net of every showdown for every amount, in antes, that may lie on
 * the bet `raise`.
 */
export function payoffWith<R extends Rules>(
  table: SettlementTable,
  raise: string,
  amounts: readonly number[],
  qualifies: (rules: R) => number,
): MakePayoff<R> {
  const first = stakesOf(table, [])
  return (rules, { played, folded } = NOTHING) =>
    makePayoff(qualifies(rules), amounts, (amount, showdown) => {
      const stakes = { ...first, [raise]: amount }
      if (showdown.kind === 'fold') return tidyNet(netOf(table, rules, { ...FOLDED, stakes }) + folded)
      const { hand } = showdown
      return tidyNet(netOf(table, rules, { ending: endingOfShowdown(showdown), hand, stakes }) + played(hand))
    })
}

/** The same, made once for each rules object. */
export function payoffFrom<R extends Rules>(...of: Parameters<typeof payoffWith<R>>): (rules: R) => Payoff {
  const make = payoffWith(...of)
  return payoffBy((rules: R) => make(rules))
}
