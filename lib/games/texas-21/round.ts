import type { Reason } from './messages/table-en'
import { type Card, makeCards, parseCards } from '@/lib/cards/card'
import {
  type BlackjackAction,
  type BlackjackState,
  cardPlaces,
  cardsEntered,
  checkCards,
  checkDecision,
  dealerZone,
  dealTo,
  DRAWN_FIELD,
  emptyRound,
  enterRound,
  INSURANCE_FIELD,
  mainBets,
  playerZones,
  parseRound,
  readTexts,
  roundValues,
  type Rounds,
  seenCards,
  settleMain,
  stepAfterDeal,
  textsOf,
  unseenCards,
} from '@/lib/engines/blackjack/index'
import { makeFields, parseFields, settleSides, withNotes } from '@/lib/engines/round/index'
import type { Zone } from '@/lib/game/felt'
import type { SettledBet, Setup, SpotField, SpotValues, Step } from '@/lib/game/game'
import { fail, ok, type Result } from '@/lib/result'
import { SIDE_HANDS, sideHandOf } from './hands'
import { SIDE_BETS, type Texas21Rules, type Texas21SideBet } from './rules'

/** What the player knows. Cards not dealt yet are empty lists. */
export interface Texas21State extends BlackjackState {
  /** The four cards of the flop; null at a table where nobody has a side bet, because no flop is dealt there. */
  readonly flop: readonly Card[] | null
}

export const start = (_rules: Texas21Rules, setup?: Setup): Texas21State => ({
  ...emptyRound(SIDE_BETS, setup),
  flop: [],
})

export const FLOP_CARDS = 4

/** All cards seen in a state. */
const seen = (state: Texas21State): readonly Card[] => [...seenCards(state), ...(state.flop ?? [])]

/** The cards that may still be dealt, one entry for each copy left in the shoe. */
export const unseen = (rules: Texas21Rules, state: Texas21State): Card[] => unseenCards(rules.decks, seen(state))

// ——— What comes next ————————————————————————————————————————————————————————————————————————————————————

/** Deals two cards, the up card and the flop. From there every blackjack game plays the same round. */
export function step(rules: Texas21Rules, state: Texas21State): Step<Texas21State, BlackjackAction> {
  const stub = (): Card[] => unseen(rules, state)
  if (state.hand.length === 0) return dealTo(state, 'hand', { stub: stub(), count: 2 })
  if (state.upcard.length === 0) return dealTo(state, 'upcard', { stub: stub(), count: 1 })
  if (state.flop?.length === 0) return dealTo(state, 'flop', { stub: stub(), count: FLOP_CARDS })
  return stepAfterDeal({ rules, state, stub, settle: () => settle(rules, state) })
}

// ——— Settlement —————————————————————————————————————————————————————————————————————————————————————————

/** Why a side bet loses: the hand is less than the lowest that it pays. */
function lost(rules: Texas21Rules, bet: Texas21SideBet): Reason {
  const paid = SIDE_HANDS.filter((hand) => (rules.pays[bet][hand] ?? 0) > 0)
  if (paid.length === 0) return { id: 'nothingPaid' }
  const least = paid.reduce((low, hand) => ((rules.pays[bet][hand] ?? 0) < (rules.pays[bet][low] ?? 0) ? hand : low))
  return { id: 'lessThan', args: { hand: least } }
}

/** Every bet of a finished round. `net` is the main game's result with insurance and without side bets, in bets. */
export function settle(
  rules: Texas21Rules,
  state: Texas21State,
): { readonly bets: readonly SettledBet[]; readonly net: number } {
  const { bets, net } = settleMain(rules, state)
  const hand = sideHandOf([...state.hand, ...state.upcard, ...(state.flop ?? [])])
  const result = (bet: Texas21SideBet) => () => {
    const pay = hand === undefined ? 0 : (rules.pays[bet][hand] ?? 0)
    const because: Reason = hand && pay > 0 ? { id: 'side', args: { hand, pay } } : lost(rules, bet)
    return { pay, because }
  }
  const sides = settleSides(SIDE_BETS, state.sides, { side: result('side'), progressive: result('progressive') })
  return { bets: [...bets, ...sides], net }
}

// ——— The felt ———————————————————————————————————————————————————————————————————————————————————————————

/** The flop, which is dealt only if somebody has a side bet: without one of the player's, another player has it. */
function flopZones({ flop, sides }: Texas21State): readonly Zone[] {
  if (flop === null) return []
  const isForOthers = flop.length > 0 && Object.keys(sides).length === 0
  return [
    {
      kind: 'cards',
      id: 'flop',
      name: { id: 'flop' },
      owner: 'board',
      cards: cardPlaces(flop, FLOP_CARDS),
      ...(isForOthers ? { caption: { id: 'flopForOthers' } } : {}),
    },
  ]
}

/** The felt: the dealer's cards, the flop, each of the player's hands, and the bets. */
export function table(rules: Texas21Rules, state: Texas21State): readonly Zone[] {
  const sides = SIDE_BETS.map(({ id }) => ({ id, stake: state.sides[id] ?? null }))
  const isEnd = step(rules, state).kind === 'end'
  const bets = withNotes([...mainBets(rules, state), ...sides], isEnd ? settle(rules, state).bets : [])
  return [
    dealerZone(rules, state),
    ...flopZones(state),
    ...playerZones(rules, state),
    { kind: 'bets', id: 'bets', bets },
  ]
}

// ——— Text ———————————————————————————————————————————————————————————————————————————————————————————————

const TEXT_FIELDS = ['hand', 'upcard', 'flop', 'insurance', 'peek', 'did', 'drawn', 'dealer', 'sides', 'dead'] as const
const NO_FLOP = 'none'

/**
 * `hand-8s8d~upcard-6h~flop-2c9dKsTh~did-split.hit~drawn-3c4d`: fields not known yet are left out, and cards keep the
 * order of the deal.
 */
export function make(state: Texas21State): string {
  const texts = { ...textsOf(state), flop: state.flop === null ? NO_FLOP : makeCards(state.flop) }
  return makeFields(Object.fromEntries(TEXT_FIELDS.map((field) => [field, texts[field]])))
}

function readState(text: string): Result<Texas21State> {
  const fields = parseFields(text, TEXT_FIELDS)
  if (!fields.ok) return fields
  const { flop: flopText = '' } = fields.value
  const flop = parseCards(flopText === NO_FLOP ? '' : flopText)
  if (!flop.ok) return flop
  const round = readTexts(SIDE_BETS, fields.value)
  return round.ok ? ok({ ...round.value, flop: flopText === NO_FLOP ? null : flop.value }) : round
}

/**
 * Fails on a joker, a card that appears more often than there are decks, too few cards left to finish the round, or a
 * side bet without a flop.
 */
function checkState(rules: Texas21Rules, state: Texas21State): Result<Texas21State> {
  const checked = checkCards(rules, state, seen(state), FLOP_CARDS)
  if (checked.ok && state.flop === null && Object.keys(state.sides).length > 0)
    return fail('BadText', { id: 'side-on-flop' }, 'flop')
  return checked
}

const ROUNDS: Rounds<Texas21Rules, Texas21State> = {
  step,
  make,
  check: checkState,
  opening: (rules, { dead, sides, flop }) => {
    const opening = start(rules, { dead, sides })
    return flop === null ? { ...opening, flop } : opening
  },
  ownCards: (stage, { flop }) => (stage === 'flop' ? (flop ?? []) : undefined),
}

/** Reads exactly what `make` writes. Fails with `UnknownCard`, `DuplicateCard`, `TooFewCards` or `BadText`. */
export const parse = (rules: Texas21Rules, text: string): Result<Texas21State> =>
  parseRound(ROUNDS, rules, { text, read: readState(text) })

// ——— Entering a decision ————————————————————————————————————————————————————————————————————————————————

export const FIELDS: readonly SpotField[] = [
  { kind: 'cards', id: 'hand', counts: [2], needed: true },
  { kind: 'cards', id: 'upcard', counts: [1], needed: true },
  { kind: 'cards', id: 'flop', counts: [0, FLOP_CARDS], needed: false },
  DRAWN_FIELD,
  INSURANCE_FIELD,
]

/**
 * The decision that the fields describe. Insurance is declined and the dealer has peeked unless the fields say
 * otherwise.
 */
export function enter(rules: Texas21Rules, values: SpotValues): Result<Texas21State> {
  const flop = cardsEntered(values, 'flop')
  const opening = { ...start(rules, { dead: cardsEntered(values, 'dead') }), flop: flop.length === 0 ? null : flop }
  return checkDecision(ROUNDS, rules, enterRound(rules, values, opening))
}

export const values = (state: Texas21State): SpotValues => {
  // The order of the fields, which older links use too.
  const { hand = [], upcard = [], ...others } = roundValues(state)
  return { hand, upcard, flop: state.flop ?? [], ...others }
}
