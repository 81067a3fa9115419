import type { Card } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import type { Drill } from '@/lib/games/teaching'
import { combinations } from '@/lib/math/combinations'
import { below, draw, type Random } from '@/lib/math/random'
import { isCloseAddOn } from './add-on'
import type { XxRules } from './rules'
import { addedBy, start, stubOf, winningCards, type XxState } from './state'
import { advisedAction } from './strategy'

export const DRILLS = [
  { id: 'as-dealt', name: 'As dealt', about: 'Whole rounds, from the add-on to the last card.' },
  {
    id: 'add-on',
    name: 'Add-on',
    about: 'Add half the Play bet, or not, before a card of the dealer shows.',
    stage: 'add-on',
  },
  {
    id: 'close-add-ons',
    name: 'Close add-ons',
    about: 'Hands near the line: straight cards, high cards, the lowest of one suit.',
    stage: 'add-on',
  },
  {
    id: 'contest-one',
    name: 'First contest',
    about: 'Two or three of your cards win: which to place.',
    stage: 'contest-one',
  },
  {
    id: 'contest-two',
    name: 'Second contest',
    about: 'A card of yours wins: place it or hold it.',
    stage: 'contest-two',
  },
] as const satisfies readonly [Drill, ...Drill[]]
export type XxDrill = (typeof DRILLS)[number]['id']

const dealHand = (rules: XxRules, random: Random): XxState => ({ ...start(rules), hand: draw(random, DECK, 3) })

let closeHands: readonly (readonly Card[])[] | undefined

function dealClose(rules: XxRules, random: Random): XxState {
  closeHands ??= Array.from(combinations(DECK, 3), (cards) => [...cards]).filter(isCloseAddOn)
  return { ...start(rules), hand: draw(random, closeHands[below(random, closeHands.length)]!, 3) }
}

/** The add-on decided by the strategy, and the first contest card turned. */
export function atFirstContest(rules: XxRules, random: Random): XxState {
  const dealt = dealHand(rules, random)
  const decided = { ...dealt, addOn: addedBy(advisedAction(rules, dealt)) }
  return { ...decided, dealer: draw(random, stubOf(decided), 1) }
}

export function atSecondContest(rules: XxRules, random: Random): XxState {
  const first = atFirstContest(rules, random)
  const decided = { ...first, placed: [winningCards(first)[0] ?? null] }
  return { ...decided, dealer: [...first.dealer, ...draw(random, stubOf(decided), 1)] }
}

/** Deals until at least so many cards of the hand win: a contest with fewer is no question. */
function until(dealt: () => XxState, winning: number): XxState {
  for (;;) {
    const state = dealt()
    if (winningCards(state).length >= winning) return state
  }
}

const DEALT: Readonly<Record<XxDrill, (rules: XxRules, random: Random) => XxState>> = {
  'as-dealt': dealHand,
  'add-on': dealHand,
  'close-add-ons': dealClose,
  'contest-one': (rules, random) => until(() => atFirstContest(rules, random), 2),
  'contest-two': (rules, random) => until(() => atSecondContest(rules, random), 1),
}

/** A decision worth asking, from a fresh deck. Throws on a drill that there is not. */
export function spot(rules: XxRules, drill: string, random: Random): XxState {
  const found = DRILLS.find(({ id }) => id === drill)
  if (!found) throw new RangeError(`“${drill}” is no drill of XX Poker`)
  return DEALT[found.id](rules, random)
}
