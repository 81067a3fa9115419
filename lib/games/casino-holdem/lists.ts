import found from '@/content/casino-holdem/strategies.json' with { type: 'json' }
import type { Card } from '@/lib/cards/card'
import { compileList, foundList, type ListedRule, sentencesOf } from '@/lib/games/decision-list'
import { FLOP_SIGNS } from '@/lib/games/holdem-signs'
import { emptySight, looker, type Sight } from '@/lib/engines/holdem/index'

/* Ways to play that are lists of signs: those that people use, and short ones that `npm run make:strategies` found. */

/** Which pair it is matters to no call: a pair is called. */
const UNUSED = /^(strong|second-pair|top-pair|underpair|no-pair|suited|flush-\d+)$/

export const LIST_SIGNS = FLOP_SIGNS.filter(({ id }) => !UNUSED.test(id))

const VERBS = { call: 'Call', fold: 'Fold' }

export interface PlayedWay {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly rules: readonly string[]
  readonly calls: (hand: readonly Card[], flop: readonly Card[]) => boolean
}

/** A list as a way to play. It is asked about all hands on a flop in turn, which is looked at once. */
function wayOf(
  words: { readonly id: string; readonly name: string; readonly about: string },
  rules: readonly ListedRule[],
): PlayedWay {
  const says = compileList(LIST_SIGNS, rules)
  let seen: readonly Card[] = []
  let look: (a: Card, b: Card) => Sight = looker([0, 1, 2], emptySight())
  const calls = (hand: readonly Card[], flop: readonly Card[]): boolean => {
    if (flop !== seen) look = looker(flop, emptySight())
    seen = flop
    return says(look(hand[0]!, hand[1]!)) === 'call'
  }
  return { ...words, rules: sentencesOf(LIST_SIGNS, VERBS, rules), calls }
}

const call = (...when: readonly string[]): ListedRule => ({ says: 'call', when })
const FOLD: ListedRule = { says: 'fold', when: [] }
const PAIR_OR_DRAW = [call('pair'), call('flush'), call('open-straight')]

export const KNOWN_LISTS: readonly PlayedWay[] = [
  wayOf(
    {
      id: 'ten-high',
      name: 'Ten high or better',
      about: 'Call with a pair, a flush or open straight draw, or ten high or better.',
    },
    [...PAIR_OR_DRAW, call('high-8'), FOLD],
  ),
  wayOf(
    {
      id: 'ace-king',
      name: 'Ace or king, pair or draw',
      about: 'Call with a pair, a flush or open straight draw, or an ace or king; fold the rest.',
    },
    [...PAIR_OR_DRAW, call('high-11'), FOLD],
  ),
  wayOf({ id: 'everything', name: 'Call everything', about: 'Call without looking at the cards.' }, [call()]),
]

export const FOUND_LISTS: readonly PlayedWay[] = (found.lists as readonly (readonly ListedRule[])[]).map((rules) =>
  wayOf(foundList(rules.length), rules),
)
