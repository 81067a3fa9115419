import type { Card } from '@/lib/cards/card'
import type { SpotValues } from '@/lib/games/game'
import { checkStub, makeRoundText, parseRoundText, type TextOfRounds } from '@/lib/games/round-text'
import type { Result } from '@/lib/result'
import { SIDE_BETS, type UltimateRules } from './rules'
import { ACTIONS, CARDS_IN_A_ROUND, start, type UltimateAction, type UltimateState } from './state'
import { step } from './step'

const TEXT: TextOfRounds<UltimateRules, UltimateState, UltimateAction> = {
  actions: ACTIONS,
  sideBets: SIDE_BETS,
  cardsInARound: CARDS_IN_A_ROUND,
  begin: (rules, { dead, sides }) => start(rules, { dead, sides }),
  step,
}

const cards = (value: SpotValues[string] | undefined): readonly Card[] => (value ?? []) as readonly Card[]

/** A decision: with no board before the flop, with three cards after one check, with five after two. */
export function enter(rules: UltimateRules, values: SpotValues): Result<UltimateState> {
  const board = cards(values['board'])
  const did: readonly UltimateAction[] = board.length === 0 ? [] : board.length === 3 ? ['check'] : ['check', 'check']
  return checkStub(TEXT, { ...start(rules, { dead: cards(values['dead']) }), hand: cards(values['hand']), board, did })
}

export const values = (state: UltimateState): SpotValues => ({ hand: state.hand, board: state.board, dead: state.dead })

/** `hand-KsQd~board-4s5h6d~did-check~sides-trips_1`: what is not known yet is left out, cards stand in the order dealt. */
export const make = (state: UltimateState): string => makeRoundText(TEXT, state)

/** Reads what `make` wrote, to the letter. Fails with `UnknownCard`, `DuplicateCard`, `TooFewCards` or `BadText`. */
export const parse = (rules: UltimateRules, text: string): Result<UltimateState> => parseRoundText(TEXT, rules, text)
