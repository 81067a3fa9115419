import { type Play, PLAYS, valueOf } from '@/lib/engines/blackjack/index'
import { type Card, JOKER, makeCard, makeCards, parseCards } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { enoughCards, makeFields, makeSides, parseFields, parseSides } from '@/lib/engines/round/index'
import { fail, ok, type Result } from '@/lib/result'
import { SIDE_BETS, type Texas21Rules } from './rules'
import { FLOP_CARDS, INSURANCE_ACTIONS, seen, start, type Texas21State } from './state'
import { step } from './step'

// ——— Enough cards ————————————————————————————————————————————————————————————————————————————————————————

/** The most hands a round can come to with these first two cards, or with any where they are not dealt. */
function mostHands(rules: Texas21Rules, hand: readonly Card[]): number {
  if (hand.length < 2) return rules.maxHands
  const [a, b] = hand.map(valueOf)
  return a !== b ? 1 : a === 1 ? Math.min(2, rules.maxHands) : rules.maxHands
}

/**
 * No round can take more cards than this: before its last card a hand, the dealer's too, has no more than 21 pips, so the smallest cards
 * of the shoe are counted until their pips pass that; then the last cards and the flop.
 */
function mostCards(values: readonly number[], hands: number): number {
  let pips = 21 * (hands + 1)
  const before = [...values].sort((a, b) => a - b).findIndex((value) => (pips -= value) < 0)
  return (before < 0 ? values.length : before) + hands + 1 + FLOP_CARDS
}

/** Fails with `TooFewCards` if a round could use up the shoe. */
export function checkShoe(rules: Texas21Rules, state: Texas21State): Result<Texas21State> {
  const left = DECK.flatMap((card) =>
    Array<number>(Math.max(0, rules.decks - state.dead.filter((dead) => dead === card).length)).fill(valueOf(card)),
  )
  const enough = enoughCards(left.length, mostCards(left, mostHands(rules, state.hand)))
  return enough.ok ? ok(state) : enough
}

// ——— As text —————————————————————————————————————————————————————————————————————————————————————————————

const CARD_FIELDS = ['hand', 'upcard', 'flop', 'drawn', 'dealer', 'dead'] as const
const FIELDS = ['hand', 'upcard', 'flop', 'insurance', 'peek', 'did', 'drawn', 'dealer', 'sides', 'dead'] as const
const PEEKS = ['blackjack', 'no-blackjack'] as const
const NO_FLOP = 'none'
const BETWEEN = '.'

/** `hand-8s8d~upcard-6h~flop-2c9dKsTh~did-split.hit~drawn-3c4d`: what is not known yet is left out, cards stand in the order dealt. */
export const make = (state: Texas21State): string =>
  makeFields({
    hand: makeCards(state.hand),
    upcard: makeCards(state.upcard),
    flop: state.flop === null ? NO_FLOP : makeCards(state.flop),
    insurance: state.insurance ?? '',
    peek: state.peek ?? '',
    did: state.did.join(BETWEEN),
    drawn: makeCards(state.drawn),
    dealer: makeCards(state.dealer),
    sides: makeSides(state.sides),
    dead: makeCards(state.dead),
  } satisfies Record<(typeof FIELDS)[number], string>)

const isPlay = (text: string): text is Play => (PLAYS as readonly string[]).includes(text)

function readState(text: string): Result<Texas21State> {
  const fields = parseFields(text, FIELDS)
  if (!fields.ok) return fields
  const { flop, insurance, peek, did, sides: sidesText } = fields.value
  const places: Record<(typeof CARD_FIELDS)[number], readonly Card[]> = {
    hand: [],
    upcard: [],
    flop: [],
    drawn: [],
    dealer: [],
    dead: [],
  }
  for (const field of CARD_FIELDS) {
    const read = parseCards(field === 'flop' && flop === NO_FLOP ? '' : (fields.value[field] ?? ''))
    if (!read.ok) return read
    places[field] = read.value
  }
  const sides = parseSides(SIDE_BETS, sidesText ?? '')
  if (!sides.ok) return sides
  const plays = did?.split(BETWEEN) ?? []
  if (!plays.every(isPlay)) return fail('BadText', 'The address names an action that there is not.', 'did')
  return ok({
    ...places,
    flop: flop === NO_FLOP ? null : places.flop,
    insurance: INSURANCE_ACTIONS.find((action) => action === insurance) ?? null,
    peek: PEEKS.find((found) => found === peek) ?? null,
    did: plays,
    sides: sides.value,
  })
}

/** No joker, no card more often than there are decks, enough left to finish the round, and no side bet without a flop. */
export function checkCards(rules: Texas21Rules, state: Texas21State): Result<Texas21State> {
  const counts = new Map<Card, number>()
  for (const card of seen(state)) {
    if (card === JOKER) return fail('UnknownCard', 'There is no joker in this game.')
    counts.set(card, (counts.get(card) ?? 0) + 1)
    if (counts.get(card)! > rules.decks)
      return fail('DuplicateCard', `${makeCard(card)} appears more often than there are decks.`)
  }
  if (state.flop === null && Object.keys(state.sides).length > 0)
    return fail('BadText', 'A side bet is settled on the flop, and there is none here.', 'flop')
  return checkShoe(rules, state)
}

/** Plays the round from the start with the state's own cards and actions, and sees whether it comes by. */
export function isReachable(rules: Texas21Rules, target: Texas21State): boolean {
  const opening = start(rules, { dead: target.dead, sides: target.sides })
  let state: Texas21State | undefined = target.flop === null ? { ...opening, flop: null } : opening
  while (state !== undefined && make(state) !== make(target)) state = follow(rules, state, target)
  return state !== undefined
}

function follow(rules: Texas21Rules, state: Texas21State, target: Texas21State): Texas21State | undefined {
  const now = step(rules, state)
  if (now.kind === 'end') return undefined
  if (now.kind === 'decide') {
    const action = now.stage === 'insurance' ? target.insurance : target.did[state.did.length]
    return action !== null && action !== undefined && now.actions.includes(action) ? now.next(action) : undefined
  }
  if (now.stage === 'peek') return now.stub.map((card) => now.next([card])).find((next) => next.peek === target.peek)
  const dealt = nextCards(now.stage, state, target).slice(0, now.count)
  const fits = dealt.length === now.count && (now.weight?.(dealt) ?? 1) > 0
  return fits ? now.next(dealt) : undefined
}

/** The cards of the target that a deal at this stage still has to bring. */
function nextCards(stage: string, state: Texas21State, target: Texas21State): readonly Card[] {
  if (stage === 'hand' || stage === 'upcard') return target[stage]
  if (stage === 'flop') return target.flop ?? []
  return stage === 'draw' ? target.drawn.slice(state.drawn.length) : target.dealer.slice(state.dealer.length)
}

/** Reads what `make` wrote, to the letter. Fails with `UnknownCard`, `DuplicateCard`, `TooFewCards` or `BadText`. */
export function parse(rules: Texas21Rules, text: string): Result<Texas21State> {
  const read = readState(text)
  const state = read.ok ? checkCards(rules, read.value) : read
  if (!state.ok) return state
  if (!isReachable(rules, state.value))
    return fail('BadText', 'These cards and actions do not come together in a round of this game.')
  return make(state.value) === text
    ? state
    : fail('BadText', 'This address does not spell a hand the way this site does.')
}
