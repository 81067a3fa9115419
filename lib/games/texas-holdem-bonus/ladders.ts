import type { RankLetter } from '@/lib/cards/card'
import type { Ladder } from '@/lib/games/ladder'
import { highCardRungs, inWords, ladderBy, type Suits } from '@/lib/games/ladders'
import { isFolded } from './strategy'

const ACTIONS = { stage: 'preflop', above: ['bet'], below: ['fold'] } as const

const LOW_CARDS: readonly (readonly [RankLetter, Suits])[] = [
  ['2', 'o'],
  ['2', 's'],
  ['3', 'o'],
  ['4', 'o'],
]

/** What is bet before the flop: the cards that go with a low one. */
export const LADDERS: readonly Ladder[] = LOW_CARDS.map(([low, suits]) =>
  ladderBy(
    { id: `${low}${suits}`, name: inWords(low, suits), ...ACTIONS },
    highCardRungs(low, suits),
    ({ name }) => !isFolded(name),
  ),
)
