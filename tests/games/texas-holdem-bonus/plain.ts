import type { Card } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { evaluate7 } from '@/lib/cards/evaluate'
import { handOf } from '@/lib/cards/strength'
import type { BonusRules } from '@/lib/games/texas-holdem-bonus/rules'
import { combinations } from '@/lib/math/combinations'

/*
 * The obvious method: every card that may come and every hand of the dealer, one after the other, with the money of the rule book
 * written out again. It shares nothing with the solver but the evaluator.
 */

interface Known {
  readonly hand: readonly Card[]
  readonly board: readonly Card[]
  readonly dead: readonly Card[]
}

/** A sum of net results over a number of deals. */
export interface Plain {
  readonly sum: number
  readonly deals: number
}

const strength = (hand: readonly Card[], board: readonly Card[]): number =>
  evaluate7(hand[0]!, hand[1]!, board[0]!, board[1]!, board[2]!, board[3]!, board[4]!)

const stubOf = ({ hand, board, dead }: Known): readonly Card[] =>
  DECK.filter((card) => ![...hand, ...board, ...dead].includes(card))

function plainRiver(rules: BonusRules, known: Known, bets: number): Plain {
  const player = strength(known.hand, known.board)
  const made = handOf(player)
  const isPaid = ![
    'high-card',
    'pair',
    'two-pair',
    'three-of-a-kind',
    ...(rules.antePaidFrom === 'flush' ? ['straight'] : []),
  ].includes(made)
  let [sum, deals] = [0, 0]
  for (const dealer of combinations(stubOf(known), 2)) {
    const other = strength(dealer, known.board)
    deals++
    if (player > other) sum += bets + (isPaid ? 1 : 0)
    else if (player < other || rules.ties === 'lose') sum -= bets + 1
  }
  return { sum, deals }
}

const total = (parts: readonly Plain[]): Plain => ({
  sum: parts.reduce((all, { sum }) => all + sum, 0),
  deals: parts.reduce((all, { deals }) => all + deals, 0),
})
const afterEach = (known: Known, next: (known: Known) => Plain): Plain =>
  total(stubOf(known).map((card) => next({ ...known, board: [...known.board, card] })))
const better = (a: Plain, b: Plain): Plain => (a.sum >= b.sum ? a : b)

/** The turn with so many antes bet before it: bet, check. */
export const plainTurn = (rules: BonusRules, known: Known, before: number): readonly [Plain, Plain] => [
  afterEach(known, (whole) => plainRiver(rules, whole, before + 1)),
  afterEach(known, (whole) => plainRiver(rules, whole, before)),
]

/** The flop: bet, check; then the better of both on every turn. */
export const plainFlop = (rules: BonusRules, known: Known): readonly [Plain, Plain] => [
  afterEach(known, (turn) => better(...plainTurn(rules, turn, 3))),
  afterEach(known, (turn) => better(...plainTurn(rules, turn, 2))),
]

/** Betting before the flop. */
export const plainPreflop = (rules: BonusRules, known: Known): Plain =>
  total(
    Array.from(combinations(stubOf(known), 3), (flop) => better(...plainFlop(rules, { ...known, board: [...flop] }))),
  )
