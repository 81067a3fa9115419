import { checkCards, isReachable as isReplayed, readTexts, textsOf } from '@/lib/engines/blackjack/index'
import { makeCards, parseCards } from '@/lib/cards/card'
import { makeFields, parseFields } from '@/lib/engines/round/index'
import { fail, ok, type Result } from '@/lib/result'
import { SIDE_BETS, type Texas21Rules } from './rules'
import { FLOP_CARDS, seen, start, type Texas21State } from './state'
import { step } from './step'

const FIELDS = ['hand', 'upcard', 'flop', 'insurance', 'peek', 'did', 'drawn', 'dealer', 'sides', 'dead'] as const
const NO_FLOP = 'none'

/** `hand-8s8d~upcard-6h~flop-2c9dKsTh~did-split.hit~drawn-3c4d`: what is not known yet is left out, cards stand in the order dealt. */
export function make(state: Texas21State): string {
  const texts = { ...textsOf(state), flop: state.flop === null ? NO_FLOP : makeCards(state.flop) }
  return makeFields(Object.fromEntries(FIELDS.map((field) => [field, texts[field]])))
}

function readState(text: string): Result<Texas21State> {
  const fields = parseFields(text, FIELDS)
  if (!fields.ok) return fields
  const { flop: flopText = '' } = fields.value
  const flop = parseCards(flopText === NO_FLOP ? '' : flopText)
  if (!flop.ok) return flop
  const round = readTexts(SIDE_BETS, fields.value)
  return round.ok ? ok({ ...round.value, flop: flopText === NO_FLOP ? null : flop.value }) : round
}

/** No joker, no card more often than there are decks, enough left to finish the round, and no side bet without a flop. */
export function checkState(rules: Texas21Rules, state: Texas21State): Result<Texas21State> {
  const checked = checkCards(rules, state, seen(state), FLOP_CARDS)
  if (checked.ok && state.flop === null && Object.keys(state.sides).length > 0)
    return fail('BadText', 'A side bet is settled on the flop, and there is none here.', 'flop')
  return checked
}

/** Plays the round from the start with the state's own cards and actions, and sees whether it comes by. */
export function isReachable(rules: Texas21Rules, target: Texas21State): boolean {
  const opening = start(rules, { dead: target.dead, sides: target.sides })
  return isReplayed(
    {
      step: (state) => step(rules, state),
      make,
      ownCards: (stage, { flop }) => (stage === 'flop' ? (flop ?? []) : undefined),
    },
    target.flop === null ? { ...opening, flop: null } : opening,
    target,
  )
}

/** Reads what `make` wrote, to the letter. Fails with `UnknownCard`, `DuplicateCard`, `TooFewCards` or `BadText`. */
export function parse(rules: Texas21Rules, text: string): Result<Texas21State> {
  const read = readState(text)
  const state = read.ok ? checkState(rules, read.value) : read
  if (!state.ok) return state
  if (!isReachable(rules, state.value))
    return fail('BadText', 'These cards and actions do not come together in a round of this game.')
  return make(state.value) === text
    ? state
    : fail('BadText', 'This address does not spell a hand the way this site does.')
}
