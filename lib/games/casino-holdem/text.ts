import { JOKER, makeCard, makeCards, parseCards, type Card } from '@/lib/cards/card'
import { enoughCards } from '@/lib/games/enter'
import type { SpotField, SpotValues } from '@/lib/games/game'
import { makeSides, parseSides } from '@/lib/games/sides'
import { makeFields, parseFields } from '@/lib/games/text'
import { fail, ok, type Result } from '@/lib/result'
import { SIDE_BETS, type CasinoRules } from './rules'
import { ACTIONS, CARDS_IN_A_ROUND, handAt, otherAt, start, unseen, type CasinoAction, type CasinoState } from './state'
import { step } from './step'

// ——— Entered —————————————————————————————————————————————————————————————————————————————————————————————

export const FIELDS: readonly SpotField[] = [
  { kind: 'cards', id: 'hand', name: 'Your hand', counts: [2], needed: true },
  { kind: 'cards', id: 'board', name: 'Flop', counts: [3], needed: true },
  { kind: 'cards', id: 'other', name: 'Your other box', counts: [0, 2], needed: false },
]

const cards = (value: SpotValues[string] | undefined): readonly Card[] => (value ?? []) as readonly Card[]

/** A decision on the flop; `other` is a second open box of the same player, whose cards are out of the stub. */
export function enter(rules: CasinoRules, values: SpotValues): Result<CasinoState> {
  const state = { ...start(rules, { dead: cards(values['dead']) }), hand: cards(values['hand']), board: cards(values['board']), other: cards(values['other']) }
  return checkStub(state)
}

/** The box that is to be decided is `hand`: the second box, when the first has decided. */
export const values = (state: CasinoState): SpotValues => ({ hand: handAt(state), board: state.board, other: otherAt(state), dead: state.dead })

/** The round must be playable to its end. */
function checkStub(state: CasinoState): Result<CasinoState> {
  const enough = enoughCards(unseen(state).length, CARDS_IN_A_ROUND - state.hand.length - state.board.length - state.dealer.length)
  return enough.ok ? ok(state) : enough
}

// ——— As text —————————————————————————————————————————————————————————————————————————————————————————————

const CARD_FIELDS = ['hand', 'other', 'board', 'dealer', 'dead'] as const
const FIELD_NAMES = ['hand', 'other', 'board', 'did', 'dealer', 'sides', 'dead'] as const
const BETWEEN = '.'

/** `hand-KsQd~board-4s5h6d~did-call~sides-bonus_1`: what is not known yet is left out, cards stand in the order dealt. */
export function make(state: CasinoState): string {
  return makeFields({
    hand: makeCards(state.hand),
    other: makeCards(state.other),
    board: makeCards(state.board),
    did: state.did.join(BETWEEN),
    dealer: makeCards(state.dealer),
    sides: makeSides(state.sides),
    dead: makeCards(state.dead),
  })
}

/** Reads what `make` wrote, to the letter. Fails with `UnknownCard`, `DuplicateCard`, `TooFewCards` or `BadText`. */
export function parse(rules: CasinoRules, text: string): Result<CasinoState> {
  const read = readState(text)
  const state = read.ok ? checkCards(read.value) : read
  if (!state.ok) return state
  if (!isReachable(rules, state.value)) return fail('BadText', 'These cards and actions do not come together in a round of this game.')
  return make(state.value) === text ? state : fail('BadText', 'This address does not spell a hand the way this site does.')
}

function readState(text: string): Result<CasinoState> {
  const fields = parseFields(text, FIELD_NAMES)
  if (!fields.ok) return fields
  const places: Record<(typeof CARD_FIELDS)[number], readonly Card[]> = { hand: [], other: [], board: [], dealer: [], dead: [] }
  for (const field of CARD_FIELDS) {
    const read = parseCards(fields.value[field] ?? '')
    if (!read.ok) return read
    places[field] = read.value
  }
  const sides = parseSides(SIDE_BETS, fields.value.sides ?? '')
  if (!sides.ok) return sides
  const did = fields.value.did?.split(BETWEEN) ?? []
  if (!did.every(isAction)) return fail('BadText', 'The address names an action that there is not.', 'did')
  return ok({ ...places, did, sides: sides.value })
}

const isAction = (text: string): text is CasinoAction => (ACTIONS as readonly string[]).includes(text)

/** No joker, no card twice, and enough left to finish the round. */
function checkCards(state: CasinoState): Result<CasinoState> {
  const seen = new Set<Card>()
  for (const card of CARD_FIELDS.flatMap((field) => state[field])) {
    if (card === JOKER) return fail('UnknownCard', 'There is no joker in this game.')
    if (seen.has(card)) return fail('DuplicateCard', `${makeCard(card)} appears twice in this address.`)
    seen.add(card)
  }
  return checkStub(state)
}

/** Plays the round from the start with the state's own cards and actions, and sees whether it comes by. A second box is dealt with the first. */
function isReachable(rules: CasinoRules, target: CasinoState): boolean {
  if (target.other.length > 0 && (target.other.length !== 2 || target.hand.length !== 2)) return false
  let state: CasinoState | undefined = { ...start(rules, { dead: target.dead, sides: target.sides }), other: target.other }
  while (state !== undefined && !isAsFar(state, target)) state = follow(rules, state, target)
  return state !== undefined
}

function follow(rules: CasinoRules, state: CasinoState, target: CasinoState): CasinoState | undefined {
  const now = step(rules, state)
  switch (now.kind) {
    case 'deal': {
      const place = state.hand.length === 0 ? 'hand' : now.stage === 'dealer' ? 'dealer' : 'board'
      const dealt = target[place].slice(state[place].length, state[place].length + now.count)
      return dealt.length === now.count ? now.next(dealt) : undefined
    }
    case 'decide': {
      const action = target.did[state.did.length]
      return action !== undefined && now.actions.includes(action) ? now.next(action) : undefined
    }
    case 'end':
      return undefined
  }
}

function isAsFar(a: CasinoState, b: CasinoState): boolean {
  return a.did.length === b.did.length && a.hand.length === b.hand.length && a.board.length === b.board.length && a.dealer.length === b.dealer.length
}
