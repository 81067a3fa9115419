import { type Card, JOKER, makeCards, parseCards } from '@/lib/cards/card'
import { enoughCards } from '@/lib/games/enter'
import type { SpotField, SpotValues } from '@/lib/games/game'
import { makeSides, parseSides } from '@/lib/games/sides'
import { makeFields, parseFields } from '@/lib/games/text'
import { fail, ok, type Result } from '@/lib/result'
import { SIDE_BETS, type ThreeCardRules } from './rules'
import { ACTIONS, needsDealer, stubOf, type ThreeCardState } from './state'

export const FIELDS: readonly SpotField[] = [
  { kind: 'cards', id: 'hand', name: 'Your hand', counts: [3], needed: true },
]

const cardsOf = (values: SpotValues, id: string): readonly Card[] => values[id] as readonly Card[]

/** The decision with this hand. Fails with `TooFewCards` if the dead cards leave the dealer without three. */
export function enter(_rules: ThreeCardRules, values: SpotValues): Result<ThreeCardState> {
  return checkStub({ dead: cardsOf(values, 'dead'), sides: {}, hand: cardsOf(values, 'hand'), did: null, dealer: [] })
}

export const values = (state: ThreeCardState): SpotValues => ({ hand: state.hand, dead: state.dead })

function checkStub(state: ThreeCardState): Result<ThreeCardState> {
  const needed = (state.hand.length === 0 ? 3 : 0) + (state.dealer.length === 0 ? 3 : 0)
  const enough = enoughCards(stubOf(state).length, needed)
  return enough.ok ? ok(state) : enough
}

const KEYS = ['hand', 'did', 'dealer', 'sides', 'dead'] as const

/** `hand-QsJd7c~did-play~dealer-AhKd2c`; what is not known yet is left out. */
export const make = (state: ThreeCardState): string =>
  makeFields({
    hand: makeCards(state.hand),
    did: state.did ?? '',
    dealer: makeCards(state.dealer),
    sides: makeSides(state.sides),
    dead: makeCards(state.dead),
  } satisfies Record<(typeof KEYS)[number], string>)

function readState(text: string): Result<ThreeCardState> {
  const fields = parseFields(text, KEYS)
  if (!fields.ok) return fields
  const hand = parseCards(fields.value.hand ?? '')
  if (!hand.ok) return hand
  const dealer = parseCards(fields.value.dealer ?? '')
  if (!dealer.ok) return dealer
  const dead = parseCards(fields.value.dead ?? '')
  if (!dead.ok) return dead
  const sides = parseSides(SIDE_BETS, fields.value.sides ?? '')
  if (!sides.ok) return sides
  const did = ACTIONS.find((action) => action === fields.value.did) ?? null
  return ok({ dead: dead.value, sides: sides.value, hand: hand.value, did, dealer: dealer.value })
}

/** What is wrong with a state that was read, if anything. */
function checkState(state: ThreeCardState): Result<ThreeCardState> {
  const { hand, dealer, dead } = state
  const all = [...hand, ...dealer, ...dead]
  if (all.includes(JOKER)) return fail('UnknownCard', 'There is no joker in this game.')
  if (new Set(all).size < all.length) return fail('DuplicateCard', 'A card appears twice in this address.')
  if (![0, 3].includes(hand.length)) return fail('WrongCount', `A hand is three cards, not ${hand.length}.`, 'hand')
  if (![0, 3].includes(dealer.length))
    return fail('WrongCount', `The dealer has three cards, not ${dealer.length}.`, 'dealer')
  if (state.did !== null && hand.length === 0) return fail('BadText', 'There is no decision before the cards.', 'did')
  if (dealer.length > 0 && !needsDealer(state))
    return fail('BadText', 'The dealer’s cards are not shown yet.', 'dealer')
  return checkStub(state)
}

/** Reads what `make` wrote, to the letter. */
export function parse(_rules: ThreeCardRules, text: string): Result<ThreeCardState> {
  const read = readState(text)
  const state = read.ok ? checkState(read.value) : read
  if (state.ok && make(state.value) !== text)
    return fail('BadText', 'This address does not spell a hand the way this site does.')
  return state
}
