import type { Card } from '@/lib/cards/card'
import { heldHand, heldSoFar } from '@/lib/cards/hand-words'
import { qualifyingStrength } from '@/lib/engines/holdem/index'
import { defineRound, type Felt, type RoundState, type Settlement } from '@/lib/engines/round/index'
import { betAt, settleRound } from '@/lib/engines/settlement/index'
import { holdemFelt } from '@/lib/families/holdem/felt'
import { payoffFrom, shownOf } from '@/lib/families/holdem/settlement'
import { ok } from '@/lib/result'
import { PREFLOP_MULTIPLES, SIDE_BETS, type PreflopMultiple, TABLE, type UltimateRules } from './rules'

/* A round of Ultimate Texas Hold'em: deal, decisions, settlement and felt. */

const ACTIONS = ['raise-4x', 'raise-3x', 'raise-2x', 'raise-1x', 'check', 'fold'] as const
export type UltimateAction = (typeof ACTIONS)[number]

export const STAGES = ['preflop', 'flop', 'river'] as const
export type UltimateStage = (typeof STAGES)[number]

type Place = 'hand' | 'board' | 'dealer'
export type UltimateState = RoundState<Place, UltimateAction>

/** The antes that each action bets; 0 for a check or a fold. */
const MULTIPLE = Object.fromEntries(ACTIONS.map((action) => [action, betAt(TABLE, 'preflop', action)])) as Readonly<
  Record<UltimateAction, number>
>
export const multipleOf = (action: UltimateAction): number => MULTIPLE[action]

const hasRaised = ({ did }: UltimateState): boolean => did.some((action) => MULTIPLE[action] > 0)
/** A player raises once a round. That ends the decisions, but the board is still dealt street by street. */
const when = (state: UltimateState): boolean => !hasRaised(state)

const raiseBy = (multiple: PreflopMultiple): UltimateAction => `raise-${multiple}x`

/** The actions before a decision, by the number of cards on the board. */
const CHECKS: Readonly<Record<number, readonly UltimateAction[]>> = { 0: [], 3: ['check'], 5: ['check', 'check'] }

export const round = defineRound<UltimateRules, Place, UltimateAction, UltimateStage>({
  places: [
    { id: 'hand', owner: 'player', size: 2, name: { id: 'hand' }, zone: 'player' },
    { id: 'board', owner: 'board', size: 5, name: { id: 'board' } },
    { id: 'dealer', owner: 'dealer', size: 2, name: { id: 'dealer' } },
  ],
  actions: ACTIONS,
  sideBets: SIDE_BETS,
  script: [
    { deal: 'hand', to: 'hand', until: 2 },
    {
      ask: 'preflop',
      actions: ({ preflopRaises }) => [
        ...PREFLOP_MULTIPLES.filter((multiple) => preflopRaises.includes(multiple)).map(raiseBy),
        'check',
      ],
      when,
    },
    { deal: 'flop', to: 'board', until: 3 },
    { ask: 'flop', actions: () => ['raise-2x', 'check'], when },
    { deal: 'river', to: 'board', until: 5 },
    { ask: 'river', actions: () => ['raise-1x', 'fold'], when },
    { deal: 'dealer', to: 'dealer', until: 2 },
  ],
  bet: multipleOf,
  entry: {
    did: ({ board }) => ok(CHECKS[(board as readonly Card[]).length]!),
  },
  settle,
  felt,
})

export const { start, unseen, stageOf, actionsAt, betSoFar } = round

// ——— Settlement ——————————————————————————————————————————————————————————————————————————————————————————

/** The payoff for the engine: the net of every showdown for every Play bet. */
export const payoffOf = payoffFrom(TABLE, 'play', PREFLOP_MULTIPLES, ({ qualifies }: UltimateRules) =>
  qualifyingStrength(qualifies),
)

/** The raises that the rules allow before the flop, in antes. */
export const raisesOf = (rules: UltimateRules): readonly number[] =>
  actionsAt(rules, 'preflop')
    .map(multipleOf)
    .filter((multiple) => multiple > 0)

const shown = ({ qualifies }: UltimateRules, state: UltimateState) =>
  shownOf(state.hand, state, qualifyingStrength(qualifies))

function settle(rules: UltimateRules, state: UltimateState): Settlement {
  return settleRound(TABLE, rules, state, () => shown(rules, state))
}

// ——— The felt ————————————————————————————————————————————————————————————————————————————————————————————

function felt(rules: UltimateRules, state: UltimateState, isOver: boolean): Felt<Place> {
  return holdemFelt(
    TABLE,
    SIDE_BETS,
    state,
    (hand, board) => (isOver ? heldHand([...hand, ...board]) : heldSoFar(hand, board)),
    isOver ? { ending: () => shown(rules, state).ending, bets: settle(rules, state).bets } : undefined,
  )
}
