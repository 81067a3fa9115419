import { evaluate7 } from '@/lib/cards/evaluate'
import { handOf } from '@/lib/cards/strength'
import type { Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { POKER_HANDS } from '@/lib/cards/hands'
import { combinations } from '@/lib/math/combinations'
import { addTally, emptyTally, type Tally, type UltimateRules } from './plain-tally'

/*
 * The referee: every board, every dealer's hand, every flop with every run-out, one after the other, settled deal by deal.
 * It knows no board types and no sums; only the evaluator and the rules.
 */

interface PlainBoard {
  readonly tally: Tally
  /** Net results over the dealer's hands in 1/unit, with a play bet of 1 and of 2. */
  readonly river: number
  readonly flop: number
  readonly dealers: number
}

function settle(tally: Tally, own: number, dealer: number, qualifies: number): void {
  const hand = POKER_HANDS.indexOf(handOf(own))
  if (dealer === own) tally.ties++
  else if (dealer < own) (dealer >= qualifies ? tally.winsQualified : tally.winsShort)[hand]! += 1
  else if (dealer >= qualifies) tally.lossesQualified++
  else tally.lossesShort++
}

/** Net result of a tally with a play bet, in 1/unit, in plain doubles. */
export function plainNet(tally: Tally, bet: number, rules: UltimateRules): number {
  let net = 0
  for (let c = 0; c < 10; c++) {
    net += tally.winsQualified[c]! * (rules.blind[c]! + rules.unit * bet + rules.unit)
    net += tally.winsShort[c]! * (rules.blind[c]! + rules.unit * bet)
  }
  return net - rules.unit * (tally.lossesQualified * (bet + 2) + tally.lossesShort * (bet + 1))
}

function plainBoard(
  hand: readonly Card[],
  board: readonly Card[],
  unseen: readonly Card[],
  rules: UltimateRules,
): PlainBoard {
  const tally = emptyTally()
  const [a, b, c, d, e] = board as [Card, Card, Card, Card, Card]
  const own = evaluate7(hand[0]!, hand[1]!, a, b, c, d, e)
  const rest = without(unseen, board)
  let dealers = 0
  for (let i = 0; i < rest.length; i++) {
    for (let j = 0; j < i; j++, dealers++)
      settle(tally, own, evaluate7(rest[i]!, rest[j]!, a, b, c, d, e), rules.qualifies)
  }
  return { tally, river: plainNet(tally, 1, rules), flop: plainNet(tally, 2, rules), dealers }
}

export interface PlainOneHand {
  deals: number
  readonly raised: Tally
  readonly raiseTotals: readonly number[]
  readonly check: {
    total: number
    readonly flop: Tally
    readonly river: Tally
    folded: number
    flopTies: number
    riverTies: number
  }
}

/** What the kernel's `ultimateOneHand` answers, the plain way. Minutes for a whole deck, moments for some twenty unseen cards. */
export function plainOneHand(rules: UltimateRules, hand: readonly Card[], dead: readonly Card[]): PlainOneHand {
  const unseen = without(DECK, hand, dead)
  const boards = new Map<string, PlainBoard>()
  for (const board of combinations(unseen, 5)) boards.set(board.join(), plainBoard(hand, board, unseen, rules))
  const raised = emptyTally()
  const check = { total: 0, flop: emptyTally(), river: emptyTally(), folded: 0, flopTies: 0, riverTies: 0 }
  const answer: Omit<PlainOneHand, 'raiseTotals'> = { deals: 0, raised, check }
  for (const flop of combinations(unseen, 3)) {
    const runOuts: PlainBoard[] = []
    for (const two of combinations(without(unseen, flop), 2))
      runOuts.push(boards.get([...flop, ...two].sort((x, y) => x - y).join())!)
    plainFlop(runOuts, answer, rules)
  }
  return { ...answer, raiseTotals: rules.raises.map((raise) => plainNet(raised, raise, rules)) }
}

function plainFlop(
  runOuts: readonly PlainBoard[],
  answer: Omit<PlainOneHand, 'raiseTotals'>,
  rules: UltimateRules,
): void {
  const { check } = answer
  const fold = (board: PlainBoard): number => -2 * rules.unit * board.dealers
  const raise = runOuts.reduce((sum, board) => sum + board.flop, 0)
  const wait = runOuts.reduce((sum, board) => sum + Math.max(board.river, fold(board)), 0)
  check.total += Math.max(raise, wait)
  for (const board of runOuts) {
    answer.deals += board.dealers
    addTally(answer.raised, board.tally)
    if (raise === wait) check.flopTies += board.dealers
    if (raise > wait) addTally(check.flop, board.tally)
    else if (board.river > fold(board)) addTally(check.river, board.tally)
    else check.folded += board.dealers
    if (raise <= wait && board.river === fold(board)) check.riverTies += board.dealers
  }
}
