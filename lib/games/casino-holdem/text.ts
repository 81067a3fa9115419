import type { Card } from '@/lib/cards/card'
import type { SpotField, SpotValues } from '@/lib/games/game'
import { checkStub, makeRoundText, parseRoundText, type TextOfRounds } from '@/lib/games/round-text'
import type { Result } from '@/lib/result'
import { SIDE_BETS, type CasinoRules } from './rules'
import { ACTIONS, CARDS_IN_A_ROUND, handAt, otherAt, start, type CasinoAction, type CasinoState } from './state'
import { step } from './step'

export const FIELDS: readonly SpotField[] = [
  { kind: 'cards', id: 'hand', name: 'Your hand', counts: [2], needed: true },
  { kind: 'cards', id: 'board', name: 'Flop', counts: [3], needed: true },
  { kind: 'cards', id: 'other', name: 'Your other box', counts: [0, 2], needed: false },
]

const TEXT: TextOfRounds<CasinoRules, CasinoState, CasinoAction> = {
  actions: ACTIONS,
  sideBets: SIDE_BETS,
  cardsInARound: CARDS_IN_A_ROUND,
  more: ['other'],
  /** A second box is dealt with the first. */
  begin(rules, { dead, sides, hand, other }) {
    const fits = other.length === 0 || (other.length === 2 && hand.length === 2)
    return fits ? { ...start(rules, { dead, sides }), other } : undefined
  },
  step,
}

const cards = (value: SpotValues[string] | undefined): readonly Card[] => (value ?? []) as readonly Card[]

/** A decision on the flop; `other` is a second open box of the same player, whose cards are out of the stub. */
export function enter(rules: CasinoRules, values: SpotValues): Result<CasinoState> {
  const begun = start(rules, { dead: cards(values['dead']) })
  return checkStub(TEXT, {
    ...begun,
    hand: cards(values['hand']),
    board: cards(values['board']),
    other: cards(values['other']),
  })
}

/** The box that is to be decided is `hand`: the second box, when the first has decided. */
export const values = (state: CasinoState): SpotValues => ({
  hand: handAt(state),
  board: state.board,
  other: otherAt(state),
  dead: state.dead,
})

export const make = (state: CasinoState): string => makeRoundText(TEXT, state)

/** Reads what `make` wrote, to the letter. Fails with `UnknownCard`, `DuplicateCard`, `TooFewCards` or `BadText`. */
export const parse = (rules: CasinoRules, text: string): Result<CasinoState> => parseRoundText(TEXT, rules, text)
