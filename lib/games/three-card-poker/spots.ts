import { type Card, rankOfLetter } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import type { Drill } from '@/lib/games/teaching'
import { combinations } from '@/lib/math/combinations'
import { below, draw, type Random } from '@/lib/math/random'
import type { ThreeCardRules } from './rules'
import { start, strengthOf, type ThreeCardState } from './round'
import { isQueenHigh, secondRank } from './strategy'

export const DRILLS = [
  { id: 'as-dealt', name: 'As dealt', about: 'Every hand as it comes from the deck.' },
  {
    id: 'close-calls',
    name: 'Close calls',
    about: 'Queen-five to queen-seven: the hands on both sides of the line.',
    stage: 'play',
  },
  {
    id: 'queen-high',
    name: 'Queen high',
    about: 'Every kind of queen-high hand, clear ones and close ones.',
    stage: 'play',
  },
] as const satisfies readonly [Drill, ...Drill[]]
export type ThreeCardDrill = (typeof DRILLS)[number]['id']

const SEVEN = rankOfLetter('7')
const FIVE = rankOfLetter('5')

/** Queen-seven-five and less: the hands on both sides of queen-six-four. */
const isClose = (hand: readonly Card[]): boolean =>
  isQueenHigh(strengthOf(hand)) && secondRank(hand) >= FIVE && secondRank(hand) <= SEVEN

/** Deals evenly among the hands that are accepted; they are found once, at the first call. */
function among(accept: (hand: readonly Card[]) => boolean): (random: Random) => readonly Card[] {
  let hands: readonly (readonly Card[])[] | undefined
  return (random) => {
    hands ??= Array.from(combinations(DECK, 3), (cards) => [...cards]).filter(accept)
    return draw(random, hands[below(random, hands.length)]!, 3)
  }
}

const HANDS: Readonly<Record<ThreeCardDrill, (random: Random) => readonly Card[]>> = {
  'as-dealt': (random) => draw(random, DECK, 3),
  'close-calls': among(isClose),
  'queen-high': among((hand) => isQueenHigh(strengthOf(hand))),
}

/** A hand to decide, from a fresh deck. */
export function spot(rules: ThreeCardRules, drill: string, random: Random): ThreeCardState {
  const found = DRILLS.find(({ id }) => id === drill)
  if (!found) throw new RangeError(`“${drill}” is no drill of Three Card Poker`)
  return { ...start(rules), hand: HANDS[found.id](random) }
}
