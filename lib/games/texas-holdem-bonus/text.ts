import type { Card } from '@/lib/cards/card'
import type { SpotField, SpotValues } from '@/lib/games/game'
import { checkStub, makeRoundText, parseRoundText, type TextOfRounds } from '@/lib/games/round-text'
import type { Result } from '@/lib/result'
import { SIDE_BETS, type BonusRules } from './rules'
import { ACTIONS, CARDS_IN_A_ROUND, start, type BonusAction, type BonusState } from './state'
import { step } from './step'

export const FIELDS: readonly SpotField[] = [
  { kind: 'cards', id: 'hand', name: 'Your hand', counts: [2], needed: true },
  { kind: 'cards', id: 'board', name: 'Board', counts: [0, 3, 4], needed: false },
  { kind: 'switch', id: 'turnBet', name: 'Bet on the flop', byDefault: false },
]

const TEXT: TextOfRounds<BonusRules, BonusState, BonusAction> = {
  actions: ACTIONS,
  sideBets: SIDE_BETS,
  cardsInARound: CARDS_IN_A_ROUND,
  begin: (rules, { dead, sides }) => start(rules, { dead, sides }),
  step,
}

const cards = (value: SpotValues[string] | undefined): readonly Card[] => (value ?? []) as readonly Card[]

/** What was done to come to a decision with so many cards on the board; `turnBet` matters on the turn alone. */
function didBefore(board: number, turnBet: boolean): readonly BonusAction[] {
  if (board === 0) return []
  return board === 3 ? ['bet'] : ['bet', turnBet ? 'bet' : 'check']
}

export function enter(rules: BonusRules, values: SpotValues): Result<BonusState> {
  const board = cards(values['board'])
  const begun = start(rules, { dead: cards(values['dead']) })
  return checkStub(TEXT, {
    ...begun,
    hand: cards(values['hand']),
    board,
    did: didBefore(board.length, values['turnBet'] === true),
  })
}

export const values = ({ hand, board, did, dead }: BonusState): SpotValues => ({
  hand,
  board,
  turnBet: did[1] === 'bet',
  dead,
})

export const make = (state: BonusState): string => makeRoundText(TEXT, state)

/** Reads what `make` wrote, to the letter. Fails with `UnknownCard`, `DuplicateCard`, `TooFewCards` or `BadText`. */
export const parse = (rules: BonusRules, text: string): Result<BonusState> => parseRoundText(TEXT, rules, text)
