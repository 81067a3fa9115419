import type { Card } from '@/lib/cards/card'
import { evaluate7 } from '@/lib/cards/evaluate/seven'
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

/** How the hands of the dealer end on a whole board: a win and a loss against one who doesn't qualify, and one who does. */
interface Ends {
  readonly blind: number
  readonly ties: number
  readonly wins: readonly [short: number, qualified: number]
  readonly losses: readonly [short: number, qualified: number]
}

/** The board, and the cards that the dealer's may be. */
type Meet = (board: readonly Card[], rest: readonly Card[]) => Ends

/** Meets the dealer on each board once: the same five cards come in many orders, and are asked about for every bet. */
function meets(rules: UltimateRules, hand: readonly Card[]): Meet {
  const known = new Map<number, Ends>()
  return (board, rest) => {
    const key = board.reduce((sum, card) => sum + 2 ** card, 0)
    const found = known.get(key) ?? endsOf(rules, hand, board, rest)
    known.set(key, found)
    return found
  }
}

function endsOf(rules: UltimateRules, hand: readonly Card[], board: readonly Card[], rest: readonly Card[]): Ends {
  const [a, b, c, d, e] = board as readonly [Card, Card, Card, Card, Card]
  const own = evaluate7(hand[0]!, hand[1]!, a, b, c, d, e)
  const qualifies = qualifyingStrength(rules.qualifies)
  const [wins, losses]: [number, number][] = [
    [0, 0],
    [0, 0],
  ]
  let ties = 0
  for (let i = 0; i < rest.length; i++)
    for (let j = 0; j < i; j++) {
      const dealer = evaluate7(rest[i]!, rest[j]!, a, b, c, d, e)
      const ante = dealer >= qualifies ? 1 : 0
      if (own === dealer) ties++
      else if (own > dealer) wins![ante]++
      else losses![ante]++
    }
  return { blind: rules.pays.blind[handOf(own)] ?? 0, ties, wins: wins!, losses: losses! }
}

/** Net results of a showdown on a whole board with a Play bet, over all hands of the dealer. */
function showdown({ blind, ties, wins, losses }: Ends, play: number): Ways {
  const ways: Ways = new Map()
  if (ties > 0) note(ways, 0, ties)
  for (const ante of [0, 1] as const) {
    if (wins[ante] > 0) note(ways, tidy(ante + blind + play), wins[ante])
    if (losses[ante] > 0) note(ways, -ante - 1 - play, losses[ante])
  }
  return ways
}

const riverOf = (ends: Ends): PlainOption[] => {
  const raised = optionOf(showdown(ends, 1))
  const deals = [...raised.ways.values()].reduce((a, b) => a + b, 0)
  return [raised, optionOf(new Map([[-2, deals]]))]
}

export const plainRiver = (rules: UltimateRules, state: UltimateState): PlainOption[] =>
  riverOf(endsOf(rules, state.hand, state.board, unseen(state)))

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

export function plainFlop(
  rules: UltimateRules,
  state: UltimateState,
  meet: Meet = meets(rules, state.hand),
): PlainOption[] {
  const stub = unseen(state)
  const raised: Ways = new Map()
  const checked: Ways = new Map()
  eachRunOut(stub, state.board, (board, rest) => {
    const ends = meet(board, rest)
    for (const [net, n] of showdown(ends, 2)) note(raised, net, n)
    const [call, fold] = riverOf(ends) as [PlainOption, PlainOption]
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
  const meet = meets(rules, state.hand)
  for (const flop of combinations(stub, 3)) {
    const board = [...flop]
    const [raise, check] = plainFlop(rules, { ...state, board }, meet) as [PlainOption, PlainOption]
    for (const [net, n] of raise.mean > check.mean + 1e-9 ? raise.ways : check.ways) note(checked, net, n)
    eachRunOut(stub, board, (whole, rest) => {
      const ends = meet(whole, rest)
      multiples.forEach((multiple, i) => {
        for (const [net, n] of showdown(ends, multiple)) note(raised[i]!, net, n)
      })
    })
  }
  return [...raised, checked].map(optionOf)
}
