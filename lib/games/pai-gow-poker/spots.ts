import closeSettings from '@/content/house-ways/close-settings.json' with { type: 'json' }
import { type Card, cardOf, JOKER, parseCards, rankOf, suitOf } from '@/lib/cards/card'
import { DECK_WITH_JOKER } from '@/lib/cards/deck'
import type { Drill } from '@/lib/games/teaching'
import { below, draw, type Random } from '@/lib/math/random'
import { must } from '@/lib/result'
import { type Clause, type Groups, handOfClauses } from '@/lib/engines/pai-gow/index'
import { dealingOf, type PaiGowRules } from './rules'
import { type PaiGowState, start } from './state'

export const DRILLS = [
  { id: 'as-dealt', name: 'As dealt', about: 'Every hand as it comes from the deck, played to the showdown.' },
  {
    id: 'close-calls',
    name: 'Close calls',
    about: 'Hands that the house way does not set in the best way, or in which another idea comes near it.',
    stage: 'set',
  },
  {
    id: 'house-way',
    name: 'Every clause',
    about: 'Each clause of the house way as often as any other, so that the rare ones are learned too.',
    stage: 'set',
  },
  { id: 'two-pairs', name: 'Two pairs', about: 'Split them or keep them behind?', stage: 'set' },
  {
    id: 'complete',
    name: 'Straights and flushes',
    about: 'Keep the straight or flush, and what goes in front of it?',
    stage: 'set',
  },
  { id: 'joker', name: 'With the joker', about: 'Hands that hold the joker.', stage: 'set' },
] as const satisfies readonly [Drill, ...Drill[]]
export type PaiGowDrill = (typeof DRILLS)[number]['id']

const has = (clause: Clause, ...groups: readonly Groups[]): boolean =>
  clause.when.some((condition) => condition.groups?.some((name) => groups.includes(name)))

/** A clause about complete hands. */
const isComplete = (clause: Clause): boolean =>
  clause.set.kind === 'complete' ||
  clause.when.some(
    ({ complete, aceAndJokerInStraight }) => complete === true || (aceAndJokerInStraight ?? false) !== false,
  )

/** One of the hands found by `npm run make:close-settings`, with its suits renamed. */
function closeHand(random: Random): readonly Card[] {
  const { hands } = closeSettings
  const hand = must(parseCards(hands[below(random, hands.length)]!))
  const suits = draw(random, [0, 1, 2, 3], 4)
  return draw(
    random,
    hand.map((card) => (card === JOKER ? card : cardOf(rankOf(card), suits[suitOf(card)]!))),
    hand.length,
  )
}

const HANDS: Readonly<Record<PaiGowDrill, (rules: PaiGowRules, random: Random) => readonly Card[]>> = {
  'as-dealt': (_rules, random) => draw(random, DECK_WITH_JOKER, 7),
  'close-calls': (_rules, random) => closeHand(random),
  'house-way': (rules, random) => handOfClauses(dealingOf(rules), random, () => true),
  'two-pairs': (rules, random) => handOfClauses(dealingOf(rules), random, (clause) => has(clause, '2+2')),
  complete: (rules, random) => handOfClauses(dealingOf(rules), random, isComplete),
  joker: (_rules, random) => draw(random, [JOKER, ...draw(random, DECK_WITH_JOKER.slice(0, JOKER), 6)], 7),
}

/** A hand to set, from a fresh deck. */
export function spot(rules: PaiGowRules, drill: string, random: Random): PaiGowState {
  const found = DRILLS.find(({ id }) => id === drill)
  if (!found) throw new RangeError(`“${drill}” is no drill of Pai Gow Poker`)
  return { ...start(rules), hand: HANDS[found.id](rules, random) }
}
