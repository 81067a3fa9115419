import { evaluate7 } from '@/lib/cards/evaluate'
import { handOf } from '@/lib/cards/strength'
import type { Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { POKER_HANDS } from '@/lib/cards/hands'
import type { HandCards, HandEnds, HandPlan } from '@/lib/engines/holdem/one-hand/one-hand'
import { combinations } from '@/lib/math/combinations'

/*
 * The referee of one hand: every street, board and dealer's hand in turn, each decision by the whole difference of going on either way.
 * It knows no board types and no sums; only the evaluator and the nets. Minutes for a whole deck, moments for some twenty unseen cards.
 */

/** What comes of playing on: the net result, and how the deals end by bets made on flop and turn. */
interface Played {
  readonly net: number
  readonly later: readonly number[][]
  readonly folded: number
}

export function plainHand({ payoff, stakes, asks }: HandPlan, { hand, board, dead }: HandCards): HandEnds {
  const unseen = without(DECK, hand, dead)
  const known = new Map<string, { readonly tally: number[]; readonly dealers: number }>()
  const showdowns = (cards: readonly Card[]) => {
    const key = [...cards].sort((a, b) => a - b).join()
    const found = known.get(key) ?? meet(hand, cards, unseen, payoff.qualifies)
    known.set(key, found)
    return found
  }
  const netOf = (tally: readonly number[], bet: number): number =>
    tally.reduce((sum, deals, place) => sum + deals * payoff.nets[bet]![place]!, 0)
  const none = (): number[][] => stakes.map(() => Array<number>(60).fill(0))

  function play(cards: readonly Card[], made: number): Played {
    const isDecided = cards.length > board.length
    if (cards.length < 5) {
      const wait = dealOn(cards, made)
      if (!isDecided || !asks.includes(cards.length === 3 ? 'flop' : 'turn')) return wait
      const bet = dealOn(cards, made + 1)
      return bet.net > wait.net ? bet : wait
    }
    const { tally, dealers } = showdowns(cards)
    const net = netOf(tally, stakes[made]!)
    if (isDecided && made === 0 && asks.includes('river') && net <= dealers * payoff.fold)
      return { net: dealers * payoff.fold, later: none(), folded: dealers }
    return { net, later: none().map((list, n) => (n === made ? tally : list)), folded: 0 }
  }

  function dealOn(cards: readonly Card[], made: number): Played {
    const [later, total] = [none(), { net: 0, folded: 0 }]
    const count = cards.length === 0 ? 3 : asks.includes('turn') ? 1 : 5 - cards.length
    for (const more of combinations(without(unseen, cards), count)) {
      const played = play([...cards, ...more], made)
      total.net += played.net
      total.folded += played.folded
      played.later.forEach((tally, n) => tally.forEach((deals, place) => (later[n]![place]! += deals)))
    }
    return { ...total, later }
  }

  const all = Array<number>(60).fill(0)
  // In how many orders the streets may bring a board that the decisions tell apart.
  const orders = (board.length === 0 ? 10 : 1) * (board.length < 4 && asks.includes('turn') ? 2 : 1)
  for (const more of combinations(without(unseen, board), 5 - board.length))
    showdowns([...board, ...more]).tally.forEach((deals, place) => (all[place]! += deals * orders))
  const { later, folded } = play(board, 0)
  return {
    deals: all.reduce((sum, deals) => sum + deals, 0),
    all: Float64Array.from(all),
    later: later.map((tally) => Float64Array.from(tally)),
    folded,
  }
}

/** The sixty ways a showdown ends on one board, against every hand of the dealer. */
function meet(hand: readonly Card[], board: readonly Card[], unseen: readonly Card[], qualifies: number) {
  const tally = Array<number>(60).fill(0)
  const [a, b, c, d, e] = board as readonly [Card, Card, Card, Card, Card]
  const own = evaluate7(hand[0]!, hand[1]!, a, b, c, d, e)
  const place = POKER_HANDS.indexOf(handOf(own))
  let dealers = 0
  for (const [x, y] of combinations(without(unseen, board), 2)) {
    const dealer = evaluate7(x!, y!, a, b, c, d, e)
    tally[(dealer < own ? 0 : dealer === own ? 20 : 40) + (dealer < qualifies ? 10 : 0) + place]! += 1
    dealers++
  }
  return { tally, dealers }
}
