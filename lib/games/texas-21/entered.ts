import { type Play, playHands, PLAYS } from '@/lib/engines/blackjack/index'
import type { Card } from '@/lib/cards/card'
import type { SpotField, SpotValues } from '@/lib/games/game'
import { fail, ok, type Result } from '@/lib/result'
import type { Texas21Rules } from './rules'
import { blackjackHole, FLOP_CARDS, start, type Texas21State } from './state'
import { step } from './step'
import { checkCards, isReachable } from './text'

/** Where the round stands with insurance: the usual question comes after it, the dealer having no blackjack. */
const INSURANCE = { declined: 0, asked: 1, taken: 2 } as const

export const FIELDS: readonly SpotField[] = [
  { kind: 'cards', id: 'hand', name: 'Your hand', counts: [2], needed: true },
  { kind: 'cards', id: 'upcard', name: 'Up card', counts: [1], needed: true },
  { kind: 'cards', id: 'flop', name: 'Flop', counts: [0, FLOP_CARDS], needed: false },
  // Cards of hits follow one another; an empty place before a card is a stand, two a double, three a split.
  { kind: 'cards', id: 'drawn', name: 'Cards drawn', counts: [], needed: false, holes: true },
  {
    kind: 'choice',
    id: 'insurance',
    name: 'Insurance under an ace',
    options: [
      { value: INSURANCE.declined, name: 'Declined: the dealer has no blackjack' },
      { value: INSURANCE.asked, name: 'To be decided' },
      { value: INSURANCE.taken, name: 'Taken: the dealer has no blackjack' },
    ],
    byDefault: INSURANCE.declined,
  },
]

const cardsOf = (values: SpotValues, id: string): readonly Card[] => (values[id] ?? []) as readonly Card[]

/** How many empty places say which action; a hit has none. */
const HOLES: Readonly<Record<Play, number>> = { hit: 0, stand: 1, double: 2, split: 3, surrender: 4 }

/** The actions and cards as one list, each action but a hit as empty places before what came next. */
function makeDrawn({ hand, did, drawn }: Texas21State): readonly (Card | null)[] {
  const places: (Card | null)[] = []
  let [actions, cards] = [0, 0]
  while (actions < did.length || cards < drawn.length) {
    const { waits } = playHands({ hand, did: did.slice(0, actions), drawn: drawn.slice(0, cards) })
    if (waits === 'card' && cards < drawn.length) places.push(drawn[cards++]!)
    else if (waits === 'action' && actions < did.length) places.push(...Array<null>(HOLES[did[actions++]!]).fill(null))
    else return places
  }
  return places
}

function readAction(places: readonly (Card | null)[]): Play | undefined {
  const holes = places.findIndex((place) => place !== null)
  return PLAYS.find((play) => HOLES[play] === (holes < 0 ? places.length : holes))
}

/** The inverse of `makeDrawn`. */
function readDrawn(
  hand: readonly Card[],
  places: readonly (Card | null)[],
): Result<Pick<Texas21State, 'did' | 'drawn'>> {
  let left = places
  const did: Play[] = []
  const drawn: Card[] = []
  while (left.length > 0) {
    const { waits } = playHands({ hand, did, drawn })
    const action = waits === 'action' ? readAction(left) : undefined
    const card = waits === 'card' ? left[0] : undefined
    if (action !== undefined) {
      did.push(action)
      left = left.slice(HOLES[action])
    } else if (card !== undefined && card !== null) {
      drawn.push(card)
      left = left.slice(1)
    } else
      return fail(
        'BadField',
        'The cards drawn do not fit the hand: an empty place before a card is a stand, two a double, three a split.',
        'drawn',
      )
  }
  return ok({ did, drawn })
}

function checkDecision(rules: Texas21Rules, state: Texas21State): Result<Texas21State> {
  const checked = checkCards(rules, state)
  if (!checked.ok) return checked
  if (!isReachable(rules, state))
    return fail(
      'NoDecision',
      'With these cards the round does not come to this decision: an action is not allowed, or the hand was done before.',
      'hand',
    )
  const now = step(rules, state)
  return now.kind === 'decide'
    ? ok(state)
    : fail('NoDecision', 'There is nothing to decide: the hand is 21, bust or done.', 'hand')
}

/** The decision that the cards describe; after insurance and the dealer's look unless it is said otherwise. */
export function enter(rules: Texas21Rules, values: SpotValues): Result<Texas21State> {
  const [hand, upcard, flop] = [cardsOf(values, 'hand'), cardsOf(values, 'upcard'), cardsOf(values, 'flop')]
  const cards = readDrawn(hand, (values['drawn'] ?? []) as readonly (Card | null)[])
  if (!cards.ok) return cards
  const dealt: Texas21State = {
    ...start(rules, { dead: cardsOf(values, 'dead') }),
    hand,
    upcard,
    flop: flop.length === 0 ? null : flop,
    ...cards.value,
  }
  const hole = blackjackHole(dealt)
  const insurance = values['insurance']
  if (hole !== 10 && insurance !== INSURANCE.declined)
    return fail('BadField', 'Insurance is offered under an ace only.', 'insurance')
  if (insurance === INSURANCE.asked) return checkDecision(rules, dealt)
  const asked = hole === 10 ? (insurance === INSURANCE.taken ? 'insure' : 'decline') : null
  return checkDecision(rules, { ...dealt, insurance: asked, peek: hole === undefined ? null : 'no-blackjack' })
}

export function values(state: Texas21State): SpotValues {
  const isAsked = blackjackHole(state) === 10 && state.insurance === null
  const insurance = isAsked ? INSURANCE.asked : state.insurance === 'insure' ? INSURANCE.taken : INSURANCE.declined
  return {
    hand: state.hand,
    upcard: state.upcard,
    flop: state.flop ?? [],
    drawn: makeDrawn(state),
    insurance,
    dead: state.dead,
  }
}
