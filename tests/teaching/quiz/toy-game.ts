import type { Card } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import type { Rules, Step } from '@/lib/game/game'
import type { TaughtGame } from '@/lib/game/teaching'
import { draw } from '@/lib/math/random'
import { fail, ok } from '@/lib/result'

/*
 * A game with two streets to try the trainer's rounds on: two cards, then early or late, then a board of three (one
 * after the other for who was late). With two decks the cards repeat; weighted, low cards come more often.
 */
export interface ToyRules extends Rules {
  readonly copies: number
  readonly weighted: boolean
}
export interface ToyState {
  readonly hand: readonly Card[]
  readonly did: readonly ToyAction[]
  readonly board: readonly Card[]
}
export type ToyAction = 'early' | 'late'
export const toyRules = (copies = 1, weighted = false): ToyRules => ({ pays: {}, copies, weighted })

function stubOf(rules: ToyRules, state: ToyState): Card[] {
  const stub = Array.from({ length: rules.copies }, () => DECK).flat()
  for (const card of [...state.hand, ...state.board]) stub.splice(stub.indexOf(card), 1)
  return stub
}

function step(rules: ToyRules, state: ToyState): Step<ToyState, ToyAction> {
  const count = state.did.includes('early') ? 3 - state.board.length : 1
  if (state.board.length === 3) return { kind: 'end', bets: [], net: 0 }
  if (state.did.length > state.board.length || state.did.includes('early')) {
    const weight = (cards: readonly Card[]): number => (cards.every((card) => card < 26) ? 3 : 1)
    const next = (cards: readonly Card[]): ToyState => ({ ...state, board: [...state.board, ...cards] })
    return { kind: 'deal', stage: 'board', stub: stubOf(rules, state), count, next, ...(rules.weighted && { weight }) }
  }
  return {
    kind: 'decide',
    stage: `street ${state.board.length}`,
    actions: ['early', 'late'],
    next: (did) => ({ ...state, did: [...state.did, did] }),
  }
}

type ToyGame = TaughtGame<ToyRules, ToyState, ToyAction>
const parts: Pick<ToyGame, 'id' | 'drills' | 'deck' | 'step' | 'spot' | 'skill' | 'explain' | 'make' | 'parse'> = {
  id: 'toy',
  drills: [{ id: 'as-dealt' }, { id: 'first', stage: 'street 0' }],
  deck: ({ copies }) => ({ cards: DECK, copies }),
  step,
  spot: (_rules, _drill, random) => ({ hand: draw(random, DECK, 2), did: [], board: [] }),
  skill: () => 'toy',
  explain: () => ({ ruleId: 'early', says: ['early'], verdict: { id: 'early' }, why: [] }),
  make: (state) => JSON.stringify(state),
  parse: (_rules, text) => (text.startsWith('{') ? ok(JSON.parse(text) as ToyState) : fail('BadText', 'No toy.')),
}

/** The trainer asks no more of a game than this. */
export const toy = parts as ToyGame
