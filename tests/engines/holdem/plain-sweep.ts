import { evaluate7 } from '@/lib/cards/evaluate'
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

const count = (running: Running, [x, y]: readonly [Card, Card]): void => {
  running.all++
  running.byCard[x]! += 1
  running.byCard[y]! += 1
}

const avoiding = (running: Running, [x, y]: readonly [Card, Card]): number =>
  running.all - running.byCard[x]! - running.byCard[y]!

export function plainSweep(board: readonly Card[], qualifies: number): PlainHand[] {
  const [a, b, c, d, e] = board as readonly [Card, Card, Card, Card, Card]
  const rest = without(DECK, board)
  const hands = rest.flatMap((y, j) =>
    rest.slice(0, j).map((x) => ({ cards: [x, y] as const, strength: evaluate7(a, b, c, d, e, x, y) })),
  )
  hands.sort((p, q) => p.strength - q.strength)
  const [running, short] = [0, 1].map((): Running => ({ all: 0, byCard: new Int32Array(52) })) as [Running, Running]
  for (const { cards, strength } of hands) if (strength < qualifies) count(short, cards)
  const answers: PlainHand[] = []
  for (let first = 0, end = 0; first < hands.length; first = end) {
    while (end < hands.length && hands[end]!.strength === hands[first]!.strength) end++
    const group = hands.slice(first, end)
    const below = group.map(({ cards }) => avoiding(running, cards))
    for (const { cards } of group) count(running, cards)
    group.forEach(({ cards, strength }, i) => {
      // A hand is taken off twice with its own two cards.
      const ties = avoiding(running, cards) + 1 - below[i]!
      answers.push({
        cards,
        strength,
        below: below[i]!,
        ties,
        short: avoiding(short, cards) + (strength < qualifies ? 1 : 0),
      })
    })
  }
  return answers
}
