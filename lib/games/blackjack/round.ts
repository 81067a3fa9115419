import type { Reason } from './messages/table-en'
import type { Card } from '@/lib/cards/card'
import {
  type BlackjackAction,
  type BlackjackState,
  blackjackHole,
  cardsEntered,
  checkCards,
  checkDecision,
  checkHand,
  dealerZone,
  dealTo,
  DRAWN_FIELD,
  emptyRound,
  enterRound,
  freshCounts,
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
  valueOf,
} from '@/lib/engines/blackjack/index'
import { makeFields, parseFields, settleSides, withNotes, payOrLoss } from '@/lib/engines/round/index'
import type { Zone } from '@/lib/game/felt'
import type { SettledBet, Setup, SpotField, SpotValues, Step } from '@/lib/game/game'
import { fail, ok, type Result } from '@/lib/result'
import { type BlackjackGameRules, SIDE_BETS } from './rules'
import { pairOf, threeCardsOf } from './side'

// ——— The round ——————————————————————————————————————————————————————————————————————————————————————————————

export const start = (_rules: BlackjackGameRules, setup?: Setup): BlackjackState => emptyRound(SIDE_BETS, setup)

/** The cards that may still be dealt, one entry for each copy left in the shoe. */
export const unseen = (rules: BlackjackGameRules, state: BlackjackState): Card[] =>
  unseenCards(rules.decks, seenCards(state))

/** The number of cards that may still be dealt of each value: ace, 2 to 9, ten. */
export function unseenByValue(rules: BlackjackGameRules, state: BlackjackState): readonly number[] {
  const counts = freshCounts(rules.decks)
  for (const card of seenCards(state)) counts[valueOf(card) - 1]!--
  return counts
}

/** Deals two cards and the up card. From there every blackjack game plays the same round. */
export function step(rules: BlackjackGameRules, state: BlackjackState): Step<BlackjackState, BlackjackAction> {
  const stub = (): Card[] => unseen(rules, state)
  if (state.hand.length === 0) return dealTo(state, 'hand', { stub: stub(), count: 2 })
  if (state.upcard.length === 0) return dealTo(state, 'upcard', { stub: stub(), count: 1 })
  return stepAfterDeal({ rules, state, stub, settle: () => settle(rules, state) })
}

/** Every bet of a finished round. `net` is the main game's result with insurance and without side bets, in bets. */
export function settle(
  rules: BlackjackGameRules,
  state: BlackjackState,
): { readonly bets: readonly SettledBet[]; readonly net: number } {
  const { bets, net } = settleMain(rules, state)
  const sides = settleSides(SIDE_BETS, state.sides, {
    'twenty-one-plus-three': () => {
      const hand = threeCardsOf([...state.hand, ...state.upcard])
      const pay = hand === undefined ? 0 : (rules.pays['twenty-one-plus-three'][hand] ?? 0)
      const because: Reason =
        hand === undefined ? { id: 'lessThanFlush' } : { id: 'threeCards', args: { hand, pay: payOrLoss(pay) } }
      return { pay, because }
    },
    'perfect-pairs': () => {
      const hand = pairOf(state.hand)
      const pay = hand === undefined ? 0 : (rules.pays['perfect-pairs'][hand] ?? 0)
      const because: Reason =
        hand === undefined ? { id: 'noPair' } : { id: 'pair', args: { hand, pay: payOrLoss(pay) } }
      return { pay, because }
    },
  })
  return { bets: [...bets, ...sides], net }
}

/** The felt: the dealer's cards, each of the player's hands, and the bets. */
export function table(rules: BlackjackGameRules, state: BlackjackState): readonly Zone[] {
  const sides = SIDE_BETS.map(({ id }) => ({ id, stake: state.sides[id] ?? null }))
  const isEnd = step(rules, state).kind === 'end'
  const bets = withNotes([...mainBets(rules, state), ...sides], isEnd ? settle(rules, state).bets : [])
  return [dealerZone(rules, state), ...playerZones(rules, state), { kind: 'bets', id: 'bets', bets }]
}

// ——— Text ———————————————————————————————————————————————————————————————————————————————————————————————————

const TEXT_FIELDS = ['hand', 'upcard', 'insurance', 'peek', 'did', 'drawn', 'dealer', 'sides', 'dead'] as const

/**
 * `hand-8s8d~upcard-6h~did-split.hit~drawn-3c4d`: fields not known yet are left out, and cards keep the order of the
 * deal.
 */
export function make(state: BlackjackState): string {
  const texts = textsOf(state)
  return makeFields(Object.fromEntries(TEXT_FIELDS.map((field) => [field, texts[field]])))
}

/** Rounds are dealt from two cards. A decision may also be entered with the cards already hit as part of the hand. */
const isEntered = ({ hand }: Pick<BlackjackState, 'hand'>): boolean => hand.length > 2

/**
 * Fails on a joker, a card that appears too often, too few cards left to finish the round, or a hand above 21. A hand
 * entered with its hits also fails on side bets and on open insurance.
 */
function check(rules: BlackjackGameRules, state: BlackjackState): Result<BlackjackState> {
  const cards = checkCards(rules, state)
  const hand = cards.ok ? checkHand(state) : cards
  if (!hand.ok || !isEntered(state)) return hand
  if (blackjackHole(state) === 10 && state.insurance === null)
    return fail('BadField', { id: 'insurance-first' }, 'insurance')
  if (Object.keys(state.sides).length > 0) return fail('BadText', { id: 'sides-on-two' }, 'sides')
  return ok(state)
}

const ROUNDS: Rounds<BlackjackGameRules, BlackjackState> = {
  step,
  make,
  check,
  opening: (rules, { dead, sides, ...target }) => {
    const opening = start(rules, { dead, sides })
    return isEntered(target) ? { ...opening, hand: target.hand } : opening
  },
}

/**
 * Reads exactly what `make` writes. Fails with `UnknownCard`, `DuplicateCard`, `TooFewCards`, `BustHand`, `BadField` or
 * `BadText`.
 */
export function parse(rules: BlackjackGameRules, text: string): Result<BlackjackState> {
  const fields = parseFields(text, TEXT_FIELDS)
  return parseRound(ROUNDS, rules, { text, read: fields.ok ? readTexts(SIDE_BETS, fields.value) : fields })
}

// ——— Entering a decision ————————————————————————————————————————————————————————————————————————————————————

/** No hand has more cards than 21 aces. */
const MOST_CARDS = 21

export const FIELDS: readonly SpotField[] = [
  {
    kind: 'cards',
    id: 'hand',
    counts: Array.from({ length: MOST_CARDS - 1 }, (_, i) => i + 2),
    needed: true,
  },
  { kind: 'cards', id: 'upcard', counts: [1], needed: true },
  DRAWN_FIELD,
  INSURANCE_FIELD,
]

/**
 * The decision that the fields describe. Insurance is declined and the dealer has peeked unless the fields say
 * otherwise.
 */
export const enter = (rules: BlackjackGameRules, values: SpotValues): Result<BlackjackState> =>
  checkDecision(ROUNDS, rules, enterRound(rules, values, start(rules, { dead: cardsEntered(values, 'dead') })))

export const values = (state: BlackjackState): SpotValues => roundValues(state)
