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
import type { Zone } from '@/lib/games/felt'
import type { SettledBet, Setup, SpotField, SpotValues, Step } from '@/lib/games/game'
import { fail, ok, type Result } from '@/lib/result'
import { type BlackjackGameRules, SIDE_BETS } from './rules'
import { pairOf, threeCardsOf } from './side'

// ——— The round ——————————————————————————————————————————————————————————————————————————————————————————————

export const start = (_rules: BlackjackGameRules, setup?: Setup): BlackjackState => emptyRound(SIDE_BETS, setup)

/** The cards that may still come, the same card as often as it is left. */
export const unseen = (rules: BlackjackGameRules, state: BlackjackState): Card[] =>
  unseenCards(rules.decks, seenCards(state))

/** The same by value, aces first. */
export function unseenByValue(rules: BlackjackGameRules, state: BlackjackState): readonly number[] {
  const counts = freshCounts(rules.decks)
  for (const card of seenCards(state)) counts[valueOf(card) - 1]!--
  return counts
}

/** Two cards, the up card; then the round of every blackjack table. */
export function step(rules: BlackjackGameRules, state: BlackjackState): Step<BlackjackState, BlackjackAction> {
  const stub = (): Card[] => unseen(rules, state)
  if (state.hand.length === 0) return dealTo(state, 'hand', { stub: stub(), count: 2 })
  if (state.upcard.length === 0) return dealTo(state, 'upcard', { stub: stub(), count: 1 })
  return stepAfterDeal({ rules, state, stub, settle: () => settle(rules, state) })
}

/** Every bet of a finished round. The net is the main game’s, insurance among it, in bets. */
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

/** What lies on the felt: the dealer's cards, each of your hands, the bets. */
export function table(rules: BlackjackGameRules, state: BlackjackState): readonly Zone[] {
  const sides = SIDE_BETS.map(({ id }) => ({ id, stake: state.sides[id] ?? null }))
  const isEnd = step(rules, state).kind === 'end'
  const bets = withNotes([...mainBets(rules, state), ...sides], isEnd ? settle(rules, state).bets : [])
  return [dealerZone(rules, state), ...playerZones(rules, state), { kind: 'bets', id: 'bets', bets }]
}

// ——— As text ————————————————————————————————————————————————————————————————————————————————————————————————

const TEXT_FIELDS = ['hand', 'upcard', 'insurance', 'peek', 'did', 'drawn', 'dealer', 'sides', 'dead'] as const

/** `hand-8s8d~upcard-6h~did-split.hit~drawn-3c4d`: what is not known yet is left out, cards stand in the order dealt. */
export function make(state: BlackjackState): string {
  const texts = textsOf(state)
  return makeFields(Object.fromEntries(TEXT_FIELDS.map((field) => [field, texts[field]])))
}

/** A round is dealt from two cards; a decision may be entered with the cards that were hit among the hand's. */
const isEntered = ({ hand }: Pick<BlackjackState, 'hand'>): boolean => hand.length > 2

/** No joker, no card too often, enough left to finish the round, no hand above 21, and no question of insurance after a hit. */
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

/** Reads exactly what `make` writes. Fails with `UnknownCard`, `DuplicateCard`, `TooFewCards`, `BustHand` or `BadText`. */
export function parse(rules: BlackjackGameRules, text: string): Result<BlackjackState> {
  const fields = parseFields(text, TEXT_FIELDS)
  return parseRound(ROUNDS, rules, { text, read: fields.ok ? readTexts(SIDE_BETS, fields.value) : fields })
}

// ——— As entered —————————————————————————————————————————————————————————————————————————————————————————————

/** More cards than twenty-one aces no hand has. */
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

/** The decision that the cards describe; after insurance and the dealer's look unless the request says otherwise. */
export const enter = (rules: BlackjackGameRules, values: SpotValues): Result<BlackjackState> =>
  checkDecision(ROUNDS, rules, enterRound(rules, values, start(rules, { dead: cardsEntered(values, 'dead') })))

export const values = (state: BlackjackState): SpotValues => roundValues(state)
