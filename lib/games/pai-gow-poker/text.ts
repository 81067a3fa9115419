import { type Card, makeCards, parseCards } from '@/lib/cards/card'
import { DECK_WITH_JOKER } from '@/lib/cards/deck'
import { enoughCards, makeFields, makeSides, parseFields, parseSides } from '@/lib/engines/round/index'
import type { SpotField, SpotValues } from '@/lib/games/game'
import { fail, ok, type Result } from '@/lib/result'
import { type PaiGowRules, SIDE_BETS } from './rules'
import { HAND, type PaiGowState, settingsOf, stubOf } from './state'

export const FIELDS: readonly SpotField[] = [
  { kind: 'cards', id: 'hand', name: 'Your hand', counts: [HAND], needed: true },
]

const listOf = (values: SpotValues, id: string): readonly Card[] => values[id] as readonly Card[]

/** The decision with this hand. Fails with `TooFewCards` if the dead cards leave the dealer without seven. */
export function enter(_rules: PaiGowRules, values: SpotValues): Result<PaiGowState> {
  return checkStub({ dead: listOf(values, 'dead'), sides: {}, hand: listOf(values, 'hand'), low: [], dealer: [] })
}

export const values = (state: PaiGowState): SpotValues => ({ hand: state.hand, dead: state.dead })

function checkStub(state: PaiGowState): Result<PaiGowState> {
  const needed = (state.hand.length === 0 ? HAND : 0) + (state.dealer.length === 0 ? HAND : 0)
  const enough = enoughCards(stubOf(state).length, needed)
  return enough.ok ? ok(state) : enough
}

const KEYS = ['hand', 'low', 'dealer', 'sides', 'dead'] as const

/** `hand-QsJd7c5h4s3d2c~low-QsJd~dealer-…`; what is not known yet is left out. */
export const make = (state: PaiGowState): string =>
  makeFields({
    hand: makeCards(state.hand),
    low: makeCards(state.low),
    dealer: makeCards(state.dealer),
    sides: makeSides(state.sides),
    dead: makeCards(state.dead),
  } satisfies Record<(typeof KEYS)[number], string>)

function readState(text: string): Result<PaiGowState> {
  const fields = parseFields(text, KEYS)
  if (!fields.ok) return fields
  const lists: Record<string, readonly Card[]> = {}
  for (const key of ['hand', 'low', 'dealer', 'dead'] as const) {
    const cards = parseCards(fields.value[key] ?? '')
    if (!cards.ok) return cards
    lists[key] = cards.value
  }
  const sides = parseSides(SIDE_BETS, fields.value.sides ?? '')
  if (!sides.ok) return sides
  return ok({ dead: lists.dead!, sides: sides.value, hand: lists.hand!, low: lists.low!, dealer: lists.dealer! })
}

/** What is wrong with a state that was read, if anything. */
function checkState(rules: PaiGowRules, state: PaiGowState): Result<PaiGowState> {
  const { hand, low, dealer, dead } = state
  const all = [...hand, ...dealer, ...dead]
  if (!all.every((card) => DECK_WITH_JOKER.includes(card)))
    return fail('UnknownCard', 'There is a card that is not in the deck.')
  if (new Set(all).size < all.length) return fail('DuplicateCard', 'A card appears twice in this address.')
  if (![0, HAND].includes(hand.length))
    return fail('WrongCount', `A hand is seven cards; there are ${hand.length}.`, 'hand')
  if (![0, HAND].includes(dealer.length))
    return fail('WrongCount', `The dealer has seven cards; there are ${dealer.length}.`, 'dealer')
  if (low.length > 0 && !isLegal(rules, hand, low))
    return fail('BadText', 'These two cards cannot be set in front of this hand.', 'low')
  if (dealer.length > 0 && low.length === 0)
    return fail('BadText', 'The dealer’s cards are not shown before the hand is set.', 'dealer')
  return checkStub(state)
}

const isLegal = (rules: PaiGowRules, hand: readonly Card[], low: readonly Card[]): boolean =>
  hand.length === HAND && settingsOf(rules, hand).some((setting) => makeCards(setting.low) === makeCards(low))

/** Reads what `make` wrote, to the letter. */
export function parse(rules: PaiGowRules, text: string): Result<PaiGowState> {
  const read = readState(text)
  const state = read.ok ? checkState(rules, read.value) : read
  if (state.ok && make(state.value) !== text)
    return fail('BadText', 'This address does not spell a hand the way this site does.')
  return state
}
