import type { Reason } from './messages/table-en'
import type { Card } from '@/lib/cards/card'
import { heldHand, heldSoFar } from '@/lib/cards/hand-words'
import { bestFive, strengthOfCards } from '@/lib/cards/one-hand'
import { handOf } from '@/lib/cards/strength'
import {
  defineRound,
  type Felt,
  placedBets,
  type RoundState,
  settleSides,
  type Settlement,
  withNotes,
  byHand,
} from '@/lib/engines/round/index'
import { tidyNet } from '@/lib/games/ev'
import type { SettledBet } from '@/lib/games/game'
import { type Ending, makePayoff, payoffBy, qualifyingStrength, showdownOf } from '@/lib/engines/holdem/index'
import type { HeldCaption } from '@/lib/messages/felt/en'
import { ok } from '@/lib/result'
import { PREFLOP_MULTIPLES, SIDE_BETS, type PreflopMultiple, type UltimateRules } from './rules'

/* A round of Ultimate Texas Hold'em: deal, decisions, settlement and felt. */

const ACTIONS = ['raise-4x', 'raise-3x', 'raise-2x', 'raise-1x', 'check', 'fold'] as const
export type UltimateAction = (typeof ACTIONS)[number]

export const STAGES = ['preflop', 'flop', 'river'] as const
export type UltimateStage = (typeof STAGES)[number]

type Place = 'hand' | 'board' | 'dealer'
export type UltimateState = RoundState<Place, UltimateAction>

/** The antes that each action bets; 0 for a check or a fold. */
const MULTIPLE: Readonly<Record<UltimateAction, number>> = {
  'raise-4x': 4,
  'raise-3x': 3,
  'raise-2x': 2,
  'raise-1x': 1,
  check: 0,
  fold: 0,
}
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

/** The net of each main bet, in antes. */
interface Nets {
  readonly ante: number
  readonly blind: number
  readonly play: number
}

type Row = readonly [net: number, because: Reason]
const FOLDED: Row = [-1, { id: 'folded' }]
/** A player who folds has no Play bet. */
const NEVER_MADE: Row = [0, { id: 'folded' }]
const TIED: Row = [0, { id: 'tie' }]
const LOST: Row = [-1, { id: 'lower' }]
const WON: Row = [1, { id: 'won' }]
const NO_ACTION: Row = [0, { id: 'not-qualified', args: { pay: 0 } }]

/**
 * The net of each bet, in antes; for Play, of each ante of the raise. Without a `blind` row, the Blind's pay table
 * decides.
 */
const RESULTS = {
  fold: { ante: FOLDED, blind: FOLDED, play: NEVER_MADE },
  tie: { ante: TIED, blind: TIED, play: TIED },
  loss: { ante: LOST, blind: LOST, play: LOST },
  'unqualified loss': { ante: NO_ACTION, blind: LOST, play: LOST },
  win: { ante: WON, play: WON },
  'unqualified win': { ante: NO_ACTION, play: WON },
} as const satisfies Readonly<Record<string, { readonly ante: Row; readonly blind?: Row; readonly play: Row }>>

function resultOf(ending: Ending): { readonly ante: Row; readonly blind?: Row; readonly play: Row } {
  const isShort = (ending.kind === 'win' || ending.kind === 'loss') && !ending.qualified
  return isShort ? RESULTS[`unqualified ${ending.kind}`] : RESULTS[ending.kind]
}

const blindPay = ({ pays }: UltimateRules, ending: Ending): number =>
  ending.kind === 'win' ? (pays.blind[ending.hand] ?? 0) : 0

/** The nets of the main bets for a raise of so many antes. */
function nets(rules: UltimateRules, raise: number, ending: Ending): Nets {
  const { ante, blind, play } = resultOf(ending)
  return { ante: ante[0], blind: blind?.[0] ?? blindPay(rules, ending), play: raise * play[0] }
}

/** The main game's net in antes, without the rounding error of the sum. */
const netOf = ({ ante, blind, play }: Nets): number => tidyNet(ante + blind + play)

/** The payoff for the engine: the net of every showdown for every Play bet. */
export const payoffOf = payoffBy((rules: UltimateRules) =>
  makePayoff(qualifyingStrength(rules.qualifies), [...PREFLOP_MULTIPLES], (raise, ending) =>
    netOf(nets(rules, raise, ending)),
  ),
)

/** The raises that the rules allow before the flop, in antes. */
export const raisesOf = (rules: UltimateRules): readonly number[] =>
  actionsAt(rules, 'preflop')
    .map(multipleOf)
    .filter((multiple) => multiple > 0)

const endingOf = (rules: UltimateRules, state: UltimateState): Ending =>
  state.did.includes('fold') ? { kind: 'fold' } : showdownOf(state.hand, state, qualifyingStrength(rules.qualifies))

function whyBlind(rules: UltimateRules, ending: Ending): Reason {
  if (ending.kind !== 'win') return resultOf(ending).blind![1]
  const pay = blindPay(rules, ending)
  const { hand } = ending
  return pay > 0 ? { id: 'made', args: { hand, pay } } : { id: 'blindUnpaid', args: { hand } }
}

function settle(rules: UltimateRules, state: UltimateState): Settlement {
  const ending = endingOf(rules, state)
  const raise = betSoFar(state.did)
  const net = nets(rules, raise, ending)
  const { ante, play } = resultOf(ending)
  const main: readonly SettledBet[] = [
    { bet: 'ante', stake: 1, net: net.ante, because: ante[1] },
    { bet: 'blind', stake: 1, net: net.blind, because: whyBlind(rules, ending) },
    { bet: 'play', stake: raise, net: net.play, because: play[1] },
  ]
  const sides = settleSides(SIDE_BETS, state.sides, {
    // The player's best five of seven cards count, after a loss or a fold too: all seven are known by then.
    trips: () => {
      const hand = handOf(strengthOfCards([...state.hand, ...state.board]))
      return byHand(hand, rules.pays.trips[hand] ?? 0)
    },
  })
  return { bets: [...main.filter(({ stake }) => stake > 0), ...sides], net: netOf(net) }
}

// ——— The felt ————————————————————————————————————————————————————————————————————————————————————————————

function felt(rules: UltimateRules, state: UltimateState, isOver: boolean): Felt<Place> {
  const { hand, board, dealer, did } = state
  const raise = betSoFar(did)
  const standing = [
    { id: 'ante', stake: 1 },
    { id: 'blind', stake: 1 },
    { id: 'play', stake: raise > 0 ? raise : null },
  ]
  const bets = withNotes([...standing, ...placedBets(SIDE_BETS, state.sides)], isOver ? settle(rules, state).bets : [])
  if (hand.length === 0) return { zones: {}, bets }
  if (!isOver) return { zones: { hand: { caption: { id: 'cards', args: heldSoFar(hand, board) } } }, bets }
  const ending = endingOf(rules, state)
  const own = heldHand([...hand, ...board])
  if (ending.kind === 'fold') return { zones: { hand: { caption: { id: 'folded', args: own } } }, bets }
  return {
    zones: {
      hand: { caption: { id: OWN_RESULTS[ending.kind], args: own } },
      dealer: { caption: { id: dealersResult(ending), args: heldHand([...dealer, ...board]) } },
    },
    // On a tie the player's own five cards are marked.
    marked: bestFive([...(ending.kind === 'loss' ? dealer : hand), ...board]),
    bets,
  }
}

const OWN_RESULTS = { win: 'wins', loss: 'cards', tie: 'ties' } as const

/** What the dealer's hand does: “qualifies”, “wins, does not qualify”. */
function dealersResult(ending: Exclude<Ending, { kind: 'fold' }>): HeldCaption['id'] {
  if (ending.kind === 'tie') return ending.qualified ? 'ties' : 'tiesNotQualified'
  if (ending.kind === 'win') return ending.qualified ? 'qualifies' : 'notQualified'
  return ending.qualified ? 'wins' : 'winsNotQualified'
}
