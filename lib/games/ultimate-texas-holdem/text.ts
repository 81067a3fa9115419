import { JOKER, makeCard, makeCards, parseCards, type Card } from '@/lib/cards/card'
import { enoughCards } from '@/lib/games/enter'
import type { SpotValues } from '@/lib/games/game'
import { makeSides, parseSides } from '@/lib/games/sides'
import { makeFields, parseFields } from '@/lib/games/text'
import { fail, ok, type Result } from '@/lib/result'
import { SIDE_BETS, type UltimateRules } from './rules'
import { ACTIONS, CARDS_IN_A_ROUND, start, unseen, type UltimateAction, type UltimateState } from './state'
import { step } from './step'

// ——— Entered —————————————————————————————————————————————————————————————————————————————————————————————

const cards = (value: SpotValues[string] | undefined): readonly Card[] => (value ?? []) as readonly Card[]

/** A decision: with no board before the flop, with three cards after one check, with five after two. */
export function enter(rules: UltimateRules, values: SpotValues): Result<UltimateState> {
  const board = cards(values['board'])
  const did: readonly UltimateAction[] = board.length === 0 ? [] : board.length === 3 ? ['check'] : ['check', 'check']
  return checkStub({ ...start(rules, { dead: cards(values['dead']) }), hand: cards(values['hand']), board, did })
}

export const values = (state: UltimateState): SpotValues => ({ hand: state.hand, board: state.board, dead: state.dead })

/** The round must be playable to its end. */
function checkStub(state: UltimateState): Result<UltimateState> {
  const enough = enoughCards(unseen(state).length, CARDS_IN_A_ROUND - state.hand.length - state.board.length - state.dealer.length)
  return enough.ok ? ok(state) : enough
}

// ——— As text —————————————————————————————————————————————————————————————————————————————————————————————

const CARD_FIELDS = ['hand', 'board', 'dealer', 'dead'] as const
const FIELDS = ['hand', 'board', 'did', 'dealer', 'sides', 'dead'] as const
const BETWEEN = '.'

/** `hand-KsQd~board-4s5h6d~did-check~sides-trips_1`: what is not known yet is left out, cards stand in the order dealt. */
export function make(state: UltimateState): string {
  return makeFields({
    hand: makeCards(state.hand),
    board: makeCards(state.board),
    did: state.did.join(BETWEEN),
    dealer: makeCards(state.dealer),
    sides: makeSides(state.sides),
    dead: makeCards(state.dead),
  })
}

/** Reads what `make` wrote, to the letter. Fails with `UnknownCard`, `DuplicateCard`, `TooFewCards` or `BadText`. */
export function parse(rules: UltimateRules, text: string): Result<UltimateState> {
  const read = readState(text)
  const state = read.ok ? checkCards(read.value) : read
  if (!state.ok) return state
  if (!isReachable(rules, state.value)) return fail('BadText', 'These cards and actions do not come together in a round of this game.')
  return make(state.value) === text ? state : fail('BadText', 'This address does not spell a hand the way this site does.')
}

function readState(text: string): Result<UltimateState> {
  const fields = parseFields(text, FIELDS)
  if (!fields.ok) return fields
  const places: Record<(typeof CARD_FIELDS)[number], readonly Card[]> = { hand: [], board: [], dealer: [], dead: [] }
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

const isAction = (text: string): text is UltimateAction => (ACTIONS as readonly string[]).includes(text)

/** No joker, no card twice, and enough left to finish the round. */
function checkCards(state: UltimateState): Result<UltimateState> {
  const seen = new Set<Card>()
  for (const card of CARD_FIELDS.flatMap((field) => state[field])) {
    if (card === JOKER) return fail('UnknownCard', 'There is no joker in this game.')
    if (seen.has(card)) return fail('DuplicateCard', `${makeCard(card)} appears twice in this address.`)
    seen.add(card)
  }
  return checkStub(state)
}

/** Plays the round from the start with the state's own cards and actions, and sees whether it comes by. */
function isReachable(rules: UltimateRules, target: UltimateState): boolean {
  let state: UltimateState | undefined = start(rules, { dead: target.dead, sides: target.sides })
  while (state !== undefined && !isAsFar(state, target)) state = follow(rules, state, target)
  return state !== undefined
}

function follow(rules: UltimateRules, state: UltimateState, target: UltimateState): UltimateState | undefined {
  const now = step(rules, state)
  switch (now.kind) {
    case 'deal': {
      const place = state.hand.length === 0 ? 'hand' : state.board.length < 5 ? 'board' : 'dealer'
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

function isAsFar(a: UltimateState, b: UltimateState): boolean {
  return a.did.length === b.did.length && a.hand.length === b.hand.length && a.board.length === b.board.length && a.dealer.length === b.dealer.length
}
