import type { Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { evaluate7 } from '@/lib/cards/evaluate/seven'
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

const stubOf = ({ hand, board, dead }: Known): Card[] => without(DECK, hand, board, dead)

/** How the dealer's hands end on a whole board. */
interface Ends {
  /** Whether the ante is paid. */
  readonly isPaid: boolean
  readonly wins: number
  readonly ties: number
  readonly losses: number
}

/** A board with all five cards. */
type Meet = (known: Known) => Ends

/** Meets the dealer on each board once: the same cards come in many orders, and after other bets. */
function meets(rules: BonusRules): Meet {
  const met = new Map<number, Ends>()
  return (known) => {
    const key = known.board.reduce((sum, card) => sum + 2 ** card, 0)
    const found = met.get(key) ?? endsOf(rules, known)
    met.set(key, found)
    return found
  }
}

function endsOf(rules: BonusRules, known: Known): Ends {
  const [a, b, c, d, e] = known.board as readonly [Card, Card, Card, Card, Card]
  const player = evaluate7(known.hand[0]!, known.hand[1]!, a, b, c, d, e)
  const made = handOf(player)
  const isPaid = ![
    'high-card',
    'pair',
    'two-pair',
    'three-of-a-kind',
    ...(rules.antePaidFrom === 'flush' ? ['straight'] : []),
  ].includes(made)
  let [wins, ties, losses] = [0, 0, 0]
  for (const [x, y] of combinations(stubOf(known), 2)) {
    const dealer = evaluate7(x!, y!, a, b, c, d, e)
    if (player > dealer) wins++
    else if (player < dealer) losses++
    else ties++
  }
  return { isPaid, wins, ties, losses }
}

function plainRiver(rules: BonusRules, { isPaid, wins, ties, losses }: Ends, bets: number): Plain {
  const lost = rules.ties === 'lose' ? losses + ties : losses
  return { sum: wins * (bets + (isPaid ? 1 : 0)) - lost * (bets + 1), deals: wins + ties + losses }
}

const total = (parts: readonly Plain[]): Plain => ({
  sum: parts.reduce((all, { sum }) => all + sum, 0),
  deals: parts.reduce((all, { deals }) => all + deals, 0),
})
const afterEach = (known: Known, next: (known: Known) => Plain): Plain =>
  total(stubOf(known).map((card) => next({ ...known, board: [...known.board, card] })))
const better = (a: Plain, b: Plain): Plain => (a.sum >= b.sum ? a : b)

/** The turn with so many antes bet before it: bet, check. */
export const plainTurn = (
  rules: BonusRules,
  known: Known,
  before: number,
  meet: Meet = meets(rules),
): readonly [Plain, Plain] => [
  afterEach(known, (whole) => plainRiver(rules, meet(whole), before + 1)),
  afterEach(known, (whole) => plainRiver(rules, meet(whole), before)),
]

/** The flop: bet, check; then the better of both on every turn. */
export const plainFlop = (rules: BonusRules, known: Known, meet: Meet = meets(rules)): readonly [Plain, Plain] => [
  afterEach(known, (turn) => better(...plainTurn(rules, turn, 3, meet))),
  afterEach(known, (turn) => better(...plainTurn(rules, turn, 2, meet))),
]

/** Betting before the flop. */
export function plainPreflop(rules: BonusRules, known: Known): Plain {
  const meet = meets(rules)
  const onFlops = Array.from(combinations(stubOf(known), 3), (flop) =>
    better(...plainFlop(rules, { ...known, board: [...flop] }, meet)),
  )
  return total(onFlops)
}
