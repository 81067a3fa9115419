import { JOKER, makeCard, makeCards, parseCard, parseCards, type Card } from '@/lib/cards/card'
import { enoughCards, makeFields, makeSides, parseFields, parseSides } from '@/lib/engines/round/index'
import type { SpotField, SpotValues } from '@/lib/game/game'
import { fail, ok, type Result } from '@/lib/result'
import { ADD_ONS, SIDE_BETS, type XxRules } from './rules'
import { actionsAt, addedBy, cardsToCome, CONTESTS, showsThird, start, winsContest, type XxState } from './round'

// ——— Entering a decision —————————————————————————————————————————————————————————————————————————————————————————

export const FIELDS: readonly SpotField[] = [
  { kind: 'cards', id: 'hand', counts: [3], needed: true },
  { kind: 'cards', id: 'dealer', counts: [0, 1, 2], needed: false },
  { kind: 'cards', id: 'placed', counts: [0, 1], needed: false, holes: true, of: 'hand' },
  {
    kind: 'choice',
    id: 'addOn',
    options: [{ value: 0 }, ...ADD_ONS.map((value) => ({ value })).reverse()],
    byDefault: 0,
  },
]

const cardsOf = (values: SpotValues, id: string): readonly Card[] => (values[id] ?? []) as readonly Card[]

/**
 * The decision that the fields describe: the add-on without a dealer's card, the first contest with one, the second
 * with two. With two, an empty `placed` means that nothing was placed against the first.
 */
export function enter(rules: XxRules, values: SpotValues): Result<XxState> {
  const dealer = cardsOf(values, 'dealer')
  const placed = values['placed'] as readonly (Card | null)[]
  const addOn = values['addOn'] as number
  const state: XxState = {
    ...start(rules, { dead: cardsOf(values, 'dead') }),
    hand: cardsOf(values, 'hand'),
    dealer,
    addOn: dealer.length === 0 ? null : addOn,
    placed: dealer.length === CONTESTS && placed.length === 0 ? [null] : placed,
  }
  if (dealer.length === 0 && addOn !== 0) return fail('BadField', { id: 'add-on-early' }, 'addOn')
  const checked = checkPlay(rules, state, Math.max(0, dealer.length - 1))
  return checked.ok ? checkStub(state) : checked
}

export const values = (state: XxState): SpotValues => ({
  hand: state.hand,
  dealer: state.dealer,
  placed: state.placed,
  addOn: state.addOn ?? 0,
  dead: state.dead,
})

/** Whether the rules offer the add-on, and whether every placed card won against its contest card. */
function checkPlay(rules: XxRules, state: XxState, contests: number): Result<XxState> {
  const offered = [0, ...actionsAt(rules, { ...state, addOn: null }).map(addedBy)]
  if (state.addOn !== null && !offered.includes(state.addOn)) {
    const list = [...new Set(offered)].sort((a, b) => a - b)
    return fail('BadField', { id: 'add-on', args: { offered: list } }, 'addOn')
  }
  if (state.placed.length !== contests)
    return fail('WrongCount', { id: 'placed-count', args: { contests, count: state.placed.length } }, 'placed')
  for (const [i, card] of state.placed.entries()) {
    const contest = state.dealer[i]!
    if (card !== null && !winsContest(card, contest))
      return fail(
        'BadField',
        { id: 'placed-loses', args: { card: makeCard(card), contest: makeCard(contest) } },
        'placed',
      )
  }
  return ok(state)
}

/** Fails with `TooFewCards` if too few cards are left to finish the round. */
function checkStub(state: XxState): Result<XxState> {
  const enough = enoughCards(
    52 -
      state.dead.length -
      state.hand.length -
      state.dealer.length -
      state.community.length -
      (state.third === null ? 0 : 1),
    cardsToCome(state),
  )
  return enough.ok ? ok(state) : enough
}

// ——— Text ————————————————————————————————————————————————————————————————————————————————————————————————————————

const KEYS = ['hand', 'addOn', 'dealer', 'placed', 'community', 'third', 'sides', 'dead'] as const
const NOTHING = 'x'
const BETWEEN = '.'

/** `hand-QsTs8d~addOn-0.5~dealer-5s9h~placed-Ts.x`: fields not known yet are left out. */
export const make = (state: XxState): string =>
  makeFields({
    hand: makeCards(state.hand),
    addOn: state.addOn === null ? '' : String(state.addOn),
    dealer: makeCards(state.dealer),
    placed: state.placed.map((card) => (card === null ? NOTHING : makeCard(card))).join(BETWEEN),
    community: makeCards(state.community),
    third: state.third === null ? '' : makeCard(state.third),
    sides: makeSides(state.sides),
    dead: makeCards(state.dead),
  } satisfies Record<(typeof KEYS)[number], string>)

const CARD_KEYS = ['hand', 'dealer', 'community', 'third', 'dead'] as const

function readPlaced(text: string | undefined): Result<readonly (Card | null)[]> {
  const placed: (Card | null)[] = []
  for (const piece of text === undefined ? [] : text.split(BETWEEN)) {
    const card = piece === NOTHING ? ok(null) : parseCard(piece)
    if (!card.ok) return card
    placed.push(card.value)
  }
  return ok(placed)
}

function readState(text: string): Result<XxState> {
  const fields = parseFields(text, KEYS)
  if (!fields.ok) return fields
  const cards: Record<(typeof CARD_KEYS)[number], readonly Card[]> = {
    hand: [],
    dealer: [],
    community: [],
    third: [],
    dead: [],
  }
  for (const key of CARD_KEYS) {
    const read = parseCards(fields.value[key] ?? '')
    if (!read.ok) return read
    cards[key] = read.value
  }
  const placed = readPlaced(fields.value.placed)
  if (!placed.ok) return placed
  const sides = parseSides(SIDE_BETS, fields.value.sides ?? '')
  if (!sides.ok) return sides
  const addOn = fields.value.addOn === undefined ? null : Number(fields.value.addOn)
  const { third, ...places } = cards
  if (third.length > 1) return fail('WrongCount', { id: 'one-third' }, 'third')
  return ok({ ...places, third: third[0] ?? null, placed: placed.value, addOn, sides: sides.value })
}

/** Fails on a joker, a card that appears twice, a wrong number of cards, or a placed card that isn't in the hand. */
function checkCards(state: XxState): Result<XxState> {
  const { hand, dealer, community, third, dead, placed } = state
  const all = [...hand, ...dealer, ...community, ...(third === null ? [] : [third]), ...dead]
  if (all.includes(JOKER)) return fail('UnknownCard', { id: 'no-joker' })
  if (new Set(all).size < all.length) return fail('DuplicateCard', { id: 'card-twice' })
  if (![0, 3].includes(hand.length))
    return fail('WrongCount', { id: 'hand-count', args: { of: 3, count: hand.length } }, 'hand')
  if (![0, 3].includes(community.length))
    return fail('WrongCount', { id: 'community-count', args: { count: community.length } }, 'community')
  const own = placed.filter((card) => card !== null)
  if (own.some((card) => !hand.includes(card)) || new Set(own).size < own.length)
    return fail('BadText', { id: 'placed-strange' }, 'placed')
  return ok(state)
}

/** Fails if a later part of the round is there without an earlier one. */
function checkOrder(rules: XxRules, state: XxState): Result<XxState> {
  const { hand, addOn, dealer, placed, community, third } = state
  if (dealer.length > CONTESTS)
    return fail('WrongCount', { id: 'contest-count', args: { count: dealer.length } }, 'dealer')
  if (addOn !== null && hand.length === 0) return fail('BadText', { id: 'before-cards' }, 'addOn')
  if (dealer.length > 0 && addOn === null) return fail('BadText', { id: 'add-on-first' }, 'dealer')
  if (placed.length < dealer.length - 1 || placed.length > dealer.length)
    return fail('BadText', { id: 'contest-first' }, 'placed')
  if (community.length > 0 && placed.length < CONTESTS) return fail('BadText', { id: 'contests-first' }, 'community')
  if (third !== null && (community.length === 0 || !showsThird(state)))
    return fail('BadText', { id: 'third-hidden' }, 'third')
  return checkPlay(rules, state, placed.length)
}

/**
 * Reads exactly what `make` writes. Fails with `UnknownCard`, `DuplicateCard`, `WrongCount`, `TooFewCards`, `BadField`
 * or `BadText`.
 */
export function parse(rules: XxRules, text: string): Result<XxState> {
  const read = readState(text)
  const cards = read.ok ? checkCards(read.value) : read
  const ordered = cards.ok ? checkOrder(rules, cards.value) : cards
  const state = ordered.ok ? checkStub(ordered.value) : ordered
  if (state.ok && make(state.value) !== text) return fail('BadText', { id: 'other-spelling' })
  return state
}
