import type { Card } from '@/lib/cards/card'
import { evaluate7 } from '@/lib/cards/evaluate'
import { handOf } from '@/lib/cards/strength'
import type { UltimateRules } from '@/lib/games/ultimate-texas-holdem/rules'
import { qualifyingStrength } from '@/lib/engines/holdem/payoff/qualifying'
import { combinations } from '@/lib/math/combinations'
import { unseen, type UltimateState } from '@/lib/games/ultimate-texas-holdem/round'

/*
 * The obvious method: every run-out, every hand of the dealer, one after the other, with the money of the rule book written
 * out again. It shares nothing with the solver but the evaluator.
 */

/** Ways by net result. */
export type Ways = Map<number, number>

export interface PlainOption {
  readonly ways: Ways
  readonly mean: number
}

function optionOf(ways: Ways): PlainOption {
  let sum = 0
  let all = 0
  for (const [net, n] of ways) {
    sum += net * n
    all += n
  }
  return { ways: new Map([...ways].sort(([a], [b]) => a - b)), mean: sum / all }
}

const note = (ways: Ways, net: number, n: number): void => void ways.set(net, (ways.get(net) ?? 0) + n)
const tidy = (net: number): number => Number(net.toFixed(9)) + 0

const strength = (hand: readonly Card[], board: readonly Card[]): number =>
  evaluate7(hand[0]!, hand[1]!, board[0]!, board[1]!, board[2]!, board[3]!, board[4]!)

/** Net results of a showdown on a whole board with a Play bet, over all hands of the dealer. */
function showdown(
  rules: UltimateRules,
  hand: readonly Card[],
  board: readonly Card[],
  rest: readonly Card[],
  play: number,
): Ways {
  const ways: Ways = new Map()
  const own = strength(hand, board)
  const blind = rules.pays.blind[handOf(own)] ?? 0
  for (let i = 0; i < rest.length; i++)
    for (let j = 0; j < i; j++) {
      const dealer = strength([rest[i]!, rest[j]!], board)
      const ante = dealer >= qualifyingStrength(rules.qualifies) ? 1 : 0
      if (own === dealer) note(ways, 0, 1)
      else if (own > dealer) note(ways, tidy(ante + blind + play), 1)
      else note(ways, -ante - 1 - play, 1)
    }
  return ways
}

export function plainRiver(rules: UltimateRules, state: UltimateState): PlainOption[] {
  const raised = optionOf(showdown(rules, state.hand, state.board, unseen(state), 1))
  const deals = [...raised.ways.values()].reduce((a, b) => a + b, 0)
  return [raised, optionOf(new Map([[-2, deals]]))]
}

function eachRunOut(
  stub: readonly Card[],
  flop: readonly Card[],
  visit: (board: readonly Card[], rest: readonly Card[]) => void,
): void {
  const left = stub.filter((card) => !flop.includes(card))
  for (const [turn, river] of combinations(left, 2))
    visit(
      [...flop, turn!, river!],
      left.filter((card) => card !== turn && card !== river),
    )
}

export function plainFlop(rules: UltimateRules, state: UltimateState): PlainOption[] {
  const stub = unseen(state)
  const raised: Ways = new Map()
  const checked: Ways = new Map()
  eachRunOut(stub, state.board, (board, rest) => {
    for (const [net, n] of showdown(rules, state.hand, board, rest, 2)) note(raised, net, n)
    const [call, fold] = plainRiver(rules, { ...state, board }) as [PlainOption, PlainOption]
    for (const [net, n] of call.mean > -2 + 1e-9 ? call.ways : fold.ways) note(checked, net, n)
  })
  return [optionOf(raised), optionOf(checked)]
}

/** Raises by their multiples, then the check; an exact tie on the flop is checked. */
export function plainPreflop(rules: UltimateRules, state: UltimateState): PlainOption[] {
  const stub = unseen(state)
  const multiples = [4, 3, 2, 1].filter((multiple) => (rules.preflopRaises as readonly number[]).includes(multiple))
  const raised = multiples.map((): Ways => new Map())
  const checked: Ways = new Map()
  for (const flop of combinations(stub, 3)) {
    const board = [...flop]
    const [raise, check] = plainFlop(rules, { ...state, board }) as [PlainOption, PlainOption]
    for (const [net, n] of raise.mean > check.mean + 1e-9 ? raise.ways : check.ways) note(checked, net, n)
    multiples.forEach((multiple, i) =>
      eachRunOut(stub, board, (whole, rest) => {
        for (const [net, n] of showdown(rules, state.hand, whole, rest, multiple)) note(raised[i]!, net, n)
      }),
    )
  }
  return [...raised, checked].map(optionOf)
}
