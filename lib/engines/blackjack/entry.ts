import type { Card } from '@/lib/cards/card'
import type { SpotField, SpotValues } from '@/lib/game/game'
import { fail, ok, type Result } from '@/lib/result'
import { playHands, type SplitRules } from './hands-played'
import { type BlackjackState, blackjackHole } from './round'
import { type BlackjackRules, type Play, PLAYS } from './rules'

/* How a user enters a decision: the cards drawn as one list, and the state of insurance. */

/** Insurance in a decision. The usual question comes after it, when the dealer has no blackjack. */
const INSURANCE = { declined: 0, asked: 1, taken: 2 } as const

/** Consecutive cards are hits. One empty place before a card means stand, two mean double, three mean split. */
export const DRAWN_FIELD: SpotField = {
  kind: 'cards',
  id: 'drawn',
  counts: [],
  needed: false,
  holes: true,
}

export const INSURANCE_FIELD: SpotField = {
  kind: 'choice',
  id: 'insurance',
  options: [{ value: INSURANCE.declined }, { value: INSURANCE.asked }, { value: INSURANCE.taken }],
  byDefault: INSURANCE.declined,
}

export const cardsEntered = (values: SpotValues, id: string): readonly Card[] => (values[id] ?? []) as readonly Card[]

/** How many empty places stand for each action; a hit has none. */
const HOLES: Readonly<Record<Play, number>> = { hit: 0, stand: 1, double: 2, split: 3, surrender: 4 }

/**
 * Actions and cards as one list: each action except a hit becomes empty places before what came next. Undefined if the
 * rules don't allow them.
 */
function listDrawn(
  { hand, did, drawn }: BlackjackState,
  rules: SplitRules | undefined,
): readonly (Card | null)[] | undefined {
  const places: (Card | null)[] = []
  let [actions, cards] = [0, 0]
  while (actions < did.length || cards < drawn.length) {
    const { waits } = playHands({ hand, did: did.slice(0, actions), drawn: drawn.slice(0, cards) }, rules)
    if (waits === 'card' && cards < drawn.length) places.push(drawn[cards++]!)
    else if (waits === 'action' && actions < did.length) places.push(...Array<null>(HOLES[did[actions++]!]).fill(null))
    else return undefined
  }
  return places
}

/** A state doesn't say whether split aces may be split again, but the actions taken on them do. */
const SPLIT_RULES = [undefined, ...[4, 3].map((maxHands) => ({ maxHands, resplitAces: true }))] as const

const makeDrawn = (state: BlackjackState): readonly (Card | null)[] =>
  SPLIT_RULES.map((rules) => listDrawn(state, rules)).find((places) => places !== undefined) ?? []

function readAction(places: readonly (Card | null)[]): Play | undefined {
  const holes = places.findIndex((place) => place !== null)
  return PLAYS.find((play) => HOLES[play] === (holes < 0 ? places.length : holes))
}

/** The inverse of `makeDrawn`. */
function readDrawn(
  rules: BlackjackRules,
  hand: readonly Card[],
  places: readonly (Card | null)[],
): Result<Pick<BlackjackState, 'did' | 'drawn'>> {
  let left = places
  const did: Play[] = []
  const drawn: Card[] = []
  while (left.length > 0) {
    const { waits } = playHands({ hand, did, drawn }, rules)
    const action = waits === 'action' ? readAction(left) : undefined
    const card = waits === 'card' ? left[0] : undefined
    if (action !== undefined) {
      did.push(action)
      left = left.slice(HOLES[action])
    } else if (card !== undefined && card !== null) {
      drawn.push(card)
      left = left.slice(1)
    } else return fail('BadField', { id: 'drawn-misfit' }, 'drawn')
  }
  return ok({ did, drawn })
}

/**
 * The state that the fields of a round describe. `opening` has what else the game knows. Insurance and the peek are
 * taken as done unless the fields say otherwise. Fails with `BadField` if the rules don't allow the fields.
 */
export function enterRound<S extends BlackjackState>(rules: BlackjackRules, values: SpotValues, opening: S): Result<S> {
  const hand = cardsEntered(values, 'hand')
  const cards = readDrawn(rules, hand, (values['drawn'] ?? []) as readonly (Card | null)[])
  if (!cards.ok) return cards
  const dealt: S = { ...opening, hand, upcard: cardsEntered(values, 'upcard'), ...cards.value }
  const hole = blackjackHole(dealt)
  const insurance = values['insurance']
  if (hole !== 10 && insurance !== INSURANCE.declined)
    return fail('BadField', { id: 'insurance-under-ace' }, 'insurance')
  if (insurance === INSURANCE.asked) return ok(dealt)
  const asked = hole === 10 ? (insurance === INSURANCE.taken ? 'insure' : 'decline') : null
  const looks = hole !== undefined && rules.peek !== false
  return ok({ ...dealt, insurance: asked, peek: looks ? 'no-blackjack' : null })
}

/** The inverse of `enterRound`, without the fields of a particular game. */
export function roundValues(state: BlackjackState): SpotValues {
  const isAsked = blackjackHole(state) === 10 && state.insurance === null
  const insurance = isAsked ? INSURANCE.asked : state.insurance === 'insure' ? INSURANCE.taken : INSURANCE.declined
  return {
    hand: state.hand,
    upcard: state.upcard,
    drawn: makeDrawn(state),
    insurance,
    dead: state.dead,
  }
}
