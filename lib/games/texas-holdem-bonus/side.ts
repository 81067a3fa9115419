import { type Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { countFive } from '@/lib/cards/counts'
import { handOf } from '@/lib/cards/strength'
import { POKER_HANDS, type PokerHand } from '@/lib/cards/hands'
import { HAND_NAMES } from '@/lib/cards/words'
import { exact } from '@/lib/games/ev'
import type { SideFigures } from '@/lib/games/figures'
import { figuresOf } from '@/lib/games/pays'
import type { SideOptions } from '@/lib/games/solver'
import { choose, combinations } from '@/lib/math/combinations'
import { add, exactDecimal, fraction, multiply } from '@/lib/math/fraction'
import {
  BONUS_HAND_NAMES,
  BONUS_HANDS,
  SIDE_BET_IDS,
  type BonusHand,
  type BonusRules,
  type BonusSideBet,
} from './rules'
import { bonusHandOf, bonusPay, firstFivePay, holdsAces } from './round'

/** Every two hole cards, and against aces every hand of the dealer. Deals are of both hands: C(n, 2) · C(n − 2, 2). */
function bonusFigures(rules: BonusRules, stub: readonly Card[]): SideFigures {
  const dealers = choose(stub.length - 2, 2)
  const ways = new Map<BonusHand, number>()
  const put = (hand: BonusHand, n: number): unknown => n > 0 && ways.set(hand, (ways.get(hand) ?? 0) + n)
  for (const hand of combinations(stub, 2)) {
    const held = bonusHandOf(hand, [])
    if (held === undefined) continue
    const acesToo =
      held === 'aces' ? choose(stub.filter((card) => holdsAces([card]) && !hand.includes(card)).length, 2) : 0
    put(held, dealers - acesToo)
    put('aces-both', acesToo)
  }
  const hits = BONUS_HANDS.map((id) => ({
    id,
    name: BONUS_HAND_NAMES[id],
    pay: bonusPay(rules, id),
    ways: ways.get(id) ?? 0,
  }))
  return figuresOf(hits, choose(stub.length, 2) * dealers)
}

function firstFiveWays(stub: readonly Card[]): ReadonlyMap<PokerHand, number> {
  const ways = new Map<PokerHand, number>()
  countFive(stub).forEach((n, strength) => n > 0 && ways.set(handOf(strength), (ways.get(handOf(strength)) ?? 0) + n))
  return ways
}

/**
 * Two cards and the flop. A royal flush wins `meter` bets, the bet itself among them: nothing but this bet is worth a meter of one.
 * Where no meter is named it has the fixed prize of the table.
 */
function firstFiveFigures(rules: BonusRules, stub: readonly Card[], meter: number | undefined): SideFigures {
  const ways = firstFiveWays(stub)
  const deals = choose(stub.length, 5)
  const lines = POKER_HANDS.map((id) => ({
    id,
    name: HAND_NAMES[id],
    pay: firstFivePay(rules, id),
    ways: ways.get(id) ?? 0,
  }))
  if (meter === undefined) return figuresOf(lines, deals)
  const fixed = figuresOf(
    lines.map((line) => (line.id === 'royal-flush' ? { ...line, pay: 0 } : line)),
    deals,
  )
  const won = exactDecimal(meter)
  const royals = ways.get('royal-flush') ?? 0
  if (fixed.ev.kind !== 'exact') throw new Error('pays are decimals')
  // A royal that pays nothing loses the stake; the meter gives that back and what else is in it.
  const ev = add(fixed.ev, multiply(won, fraction(royals, deals)))
  const hit = { id: 'royal-flush', name: HAND_NAMES['royal-flush'], pay: Math.max(0, meter - 1), ways: royals }
  return { ...fixed, ev: exact(ev.num, ev.den), hits: [...fixed.hits, hit] }
}

const PRICED: Readonly<
  Record<BonusSideBet, (rules: BonusRules, stub: readonly Card[], options: SideOptions) => SideFigures>
> = {
  bonus: (rules, stub) => bonusFigures(rules, stub),
  'first-five': (rules, stub, { meter }) => firstFiveFigures(rules, stub, meter),
}

/** A side bet over every deal of the cards that are not dead. Throws on a bet that there is not. */
export function side(rules: BonusRules, bet: string, options: SideOptions = {}): SideFigures {
  const id = SIDE_BET_IDS.find((known) => known === bet)
  if (id === undefined) throw new RangeError(`“${bet}” is no side bet of Texas Hold’em Bonus`)
  return PRICED[id](rules, without(DECK, options.dead ?? []), options)
}
