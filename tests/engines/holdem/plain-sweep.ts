import { evaluate7 } from '@/lib/cards/evaluate/seven'
import type { Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'

/*
 * The plain method for all hands on one board: all 1,081 are sorted by strength and counted from the weakest up, with the hands of
 * each card apart. Its answers are the referee of the sweeps by board type; its time is what they are measured against.
 */

export interface PlainHand {
  readonly cards: readonly [Card, Card]
  readonly strength: number
  /** Opponent's hands below, level, and below `qualifies`, of the 990. */
  readonly below: number
  readonly ties: number
  readonly short: number
}

interface Running {
  all: number
  readonly byCard: Int32Array
}

const count = (running: Running, cards: readonly [Card, Card]): void => {
  running.all++
  running.byCard[cards[0]]! += 1
  running.byCard[cards[1]]! += 1
}

const avoiding = ({ all, byCard }: Running, cards: readonly [Card, Card]): number =>
  all - byCard[cards[0]]! - byCard[cards[1]]!

export function plainSweep(board: readonly Card[], qualifies: number): PlainHand[] {
  const [a, b, c, d, e] = board as readonly [Card, Card, Card, Card, Card]
  const rest = without(DECK, board)
  const dealt = rest.flatMap((y, j) =>
    rest.slice(0, j).map((x) => ({ cards: [x, y] as const, strength: evaluate7(a, b, c, d, e, x, y) })),
  )
  // Numbers are sorted sooner than hands: the strength, then the place.
  const order = new Int32Array(dealt.length)
  for (let place = 0; place < dealt.length; place++) order[place] = dealt[place]!.strength * dealt.length + place
  order.sort()
  const hands = Array.from(order, (number) => dealt[number % dealt.length]!)
  const [running, short] = [0, 1].map((): Running => ({ all: 0, byCard: new Int32Array(52) })) as [Running, Running]
  for (const { cards, strength } of hands) if (strength < qualifies) count(short, cards)
  const answers: PlainHand[] = []
  for (let first = 0, end = 0; first < hands.length; first = end) {
    const { strength } = hands[first]!
    while (end < hands.length && hands[end]!.strength === strength) end++
    const group = hands.slice(first, end)
    const below = group.map(({ cards }) => avoiding(running, cards))
    for (const { cards } of group) count(running, cards)
    group.forEach(({ cards }, i) => {
      // A hand is taken off twice with its own two cards.
      const ties = avoiding(running, cards) + 1 - below[i]!
      const ofShort = avoiding(short, cards) + (strength < qualifies ? 1 : 0)
      answers.push({ cards, strength, below: below[i]!, ties, short: ofShort })
    })
  }
  return answers
}
