import { evaluate7 } from '@/lib/cards/evaluate/seven'
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

/** What comes of playing on: the net result, and how the deals end by bets made on flop and turn (none, where none end so). */
interface Played {
  readonly net: number
  readonly later: readonly (readonly number[] | undefined)[]
  readonly folded: number
}

/** A board as a number: the sum of a power of two for each card. */
const boardNumber = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + 2 ** card, 0)

export function plainHand({ payoff, stakes, asks }: HandPlan, { hand, board, dead }: HandCards): HandEnds {
  const unseen = without(DECK, hand, dead)
  const known = new Map<number, Met>()
  const showdowns = (cards: readonly Card[]): Met => {
    const key = boardNumber(cards)
    const found = known.get(key) ?? meet(hand, cards, unseen, payoff, stakes)
    known.set(key, found)
    return found
  }

  function play(cards: readonly Card[], made: number): Played {
    const isDecided = cards.length > board.length
    if (cards.length < 5) {
      const wait = dealOn(cards, made)
      if (!isDecided || !asks.includes(cards.length === 3 ? 'flop' : 'turn')) return wait
      const bet = dealOn(cards, made + 1)
      return bet.net > wait.net ? bet : wait
    }
    const { tally, dealers, nets } = showdowns(cards)
    const net = nets[made]!
    if (isDecided && made === 0 && asks.includes('river') && net <= dealers * payoff.fold)
      return { net: dealers * payoff.fold, later: [], folded: dealers }
    return { net, later: stakes.map((_, n) => (n === made ? tally : undefined)), folded: 0 }
  }

  function dealOn(cards: readonly Card[], made: number): Played {
    const later = stakes.map(() => Array<number>(60).fill(0))
    let [net, folded] = [0, 0]
    const count = cards.length === 0 ? 3 : asks.includes('turn') ? 1 : 5 - cards.length
    for (const more of combinations(without(unseen, cards), count)) {
      const played = play([...cards, ...more], made)
      net += played.net
      folded += played.folded
      played.later.forEach((tally, n) => tally && addTo(later[n]!, tally))
    }
    return { net, folded, later }
  }

  const all = Array<number>(60).fill(0)
  // In how many orders the streets may bring a board that the decisions tell apart.
  const orders = (board.length === 0 ? 10 : 1) * (board.length < 4 && asks.includes('turn') ? 2 : 1)
  for (const more of combinations(without(unseen, board), 5 - board.length))
    addTo(all, showdowns([...board, ...more]).tally, orders)
  const { later, folded } = play(board, 0)
  return {
    deals: all.reduce((sum, deals) => sum + deals, 0),
    all: Float64Array.from(all),
    later: stakes.map((_, n) => Float64Array.from(later[n] ?? Array<number>(60).fill(0))),
    folded,
  }
}

function addTo(sum: number[], tally: readonly number[], times = 1): void {
  for (let place = 0; place < 60; place++) sum[place]! += tally[place]! * times
}

/** The sixty ways a showdown ends on one board, against every hand of the dealer, and what they come to with each stake. */
interface Met {
  readonly tally: readonly number[]
  readonly dealers: number
  readonly nets: readonly number[]
}

function meet(
  hand: readonly Card[],
  board: readonly Card[],
  unseen: readonly Card[],
  { qualifies, nets }: HandPlan['payoff'],
  stakes: readonly number[],
): Met {
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
  const netOf = (bet: number): number => tally.reduce((sum, deals, end) => sum + deals * nets[bet]![end]!, 0)
  return { tally, dealers, nets: stakes.map(netOf) }
}
