import type { Message } from '@/lib/messages/message'
import type { Reason, table as tableSays } from './messages/table-en'
import { type Card, makeCards, parseCards } from '@/lib/cards/card'
import { DECK_WITH_JOKER, without } from '@/lib/cards/deck'
import {
  behindValue,
  cardsOf,
  frontValue,
  isFoul,
  legalSettings,
  namedBehind,
  rankingOf,
  ranksInFront,
  readSeven,
  setByWay,
  type Setting,
  sortHand,
  splitOf,
} from '@/lib/engines/pai-gow/index'
import {
  enoughCards,
  makeFields,
  makeSides,
  parseFields,
  parseSides,
  placeSides,
  type Sides,
} from '@/lib/engines/round/index'
import { tidyNet } from '@/lib/game/ev'
import type { Spot, Zone } from '@/lib/game/felt'
import type { SettledBet, Setup, SpotField, SpotValues, Step } from '@/lib/game/game'
import { fail, ok, type Result } from '@/lib/result'
import { bonusRow } from './bonus'
import { dealingOf, type PaiGowRules, SIDE_BETS } from './rules'

/**
 * The two cards in front, higher first: `low:KsQd`. The joker comes before an ace, and suits are in the order spades,
 * hearts, diamonds, clubs.
 */
export type PaiGowAction = `low:${string}`

/** What the player knows. Cards not dealt or chosen yet are empty lists. */
export interface PaiGowState {
  readonly dead: readonly Card[]
  readonly sides: Sides
  readonly hand: readonly Card[]
  /** The two cards set in front, as in the action. */
  readonly low: readonly Card[]
  /** The other side's seven cards. */
  readonly dealer: readonly Card[]
}

export const HAND = 7

export const start = (_rules: PaiGowRules, setup: Setup = {}): PaiGowState => ({
  dead: setup.dead ?? [],
  sides: placeSides(SIDE_BETS, setup.sides),
  hand: [],
  low: [],
  dealer: [],
})

/** The cards that may still be dealt. */
export const stubOf = (state: PaiGowState): Card[] => without(DECK_WITH_JOKER, state.dead, state.hand, state.dealer)

const isOver = (state: PaiGowState): boolean => state.dealer.length > 0

export const actionOf = (low: readonly Card[]): PaiGowAction => `low:${makeCards(low)}`

/** The legal settings of a hand, in order, with their actions. */
export function settingsOf(
  rules: PaiGowRules,
  hand: readonly Card[],
): readonly (Setting & { readonly action: PaiGowAction; readonly low: readonly Card[] })[] {
  const sorted = sortHand(hand)
  return legalSettings(rankingOf(rules.wheel), readSeven(sorted)).map((setting) => {
    const { low } = cardsOf(sorted, setting.split)
    return { ...setting, low, action: actionOf(low) }
  })
}

/** A hand set with these two cards in front, foul or not. Throws `RangeError` if they aren't two of its cards. */
export function settingWith(
  rules: PaiGowRules,
  hand: readonly Card[],
  low: readonly Card[],
): Setting & { readonly low: readonly Card[]; readonly high: readonly Card[] } {
  const sorted = sortHand(hand)
  const split = splitOf(sorted, low)
  if (split === undefined) throw new RangeError('two cards of the hand go in front')
  const seven = readSeven(sorted)
  return {
    split,
    front: frontValue(seven, split),
    behind: behindValue(rankingOf(rules.wheel), seven, split),
    ...cardsOf(sorted, split),
  }
}

/** A hand set by the house way of the rules. Throws if the way doesn't set it. */
export function setByHouse(rules: PaiGowRules, hand: readonly Card[]) {
  const set = setByWay(dealingOf(rules), hand)
  if (!set) throw new Error(`the house way ${dealingOf(rules).way.id} does not set this hand`)
  return { ...set, action: actionOf(set.low) }
}

// ——— Steps ——————————————————————————————————————————————————————————————————————————————————————————————

/** Deals seven cards, asks for the setting, and deals the dealer's seven. */
export function step(rules: PaiGowRules, state: PaiGowState): Step<PaiGowState, PaiGowAction> {
  if (isOver(state)) return { kind: 'end', ...settle(rules, state) }
  if (state.hand.length === 0)
    return { kind: 'deal', stage: 'hand', stub: stubOf(state), count: HAND, next: (hand) => ({ ...state, hand }) }
  if (state.low.length > 0)
    return { kind: 'deal', stage: 'dealer', stub: stubOf(state), count: HAND, next: (dealer) => ({ ...state, dealer }) }
  const settings = settingsOf(rules, state.hand)
  const next = (action: PaiGowAction): PaiGowState => {
    const chosen = settings.find((setting) => setting.action === action)
    if (!chosen) throw new RangeError(`“${action}” is no legal setting of this hand`)
    return { ...state, low: chosen.low }
  }
  return { kind: 'decide', stage: 'set', actions: settings.map(({ action }) => action), next }
}

// ——— Settlement —————————————————————————————————————————————————————————————————————————————————————————

/* The pays. The end of a round, the solver and the explanations all read them here. */

export const ENDINGS = ['win', 'push', 'loss'] as const
export type Ending = (typeof ENDINGS)[number]

/** The names of the endings in the proof line. */
export const TALLY_NAMES: Readonly<Record<Ending, string>> = { win: 'wins', push: 'pushes', loss: 'loses' }

/** The net of the main bet, in base wagers. */
export const endingNets = ({ commission }: PaiGowRules): Readonly<Record<Ending, number>> => ({
  win: tidyNet(1 - commission),
  push: 0,
  loss: -1,
})

/** How one half of a hand compares with the other side's. */
type Half = 'higher' | 'copy' | 'lower'

const halfOf = (ours: number, theirs: number): Half => (ours > theirs ? 'higher' : ours === theirs ? 'copy' : 'lower')

export interface Showdown {
  readonly front: Half
  readonly behind: Half
  readonly ending: Ending
}

/** Two halves won is a win, one a push, none a loss. The banker wins copies. */
export function showdown(
  { banking }: PaiGowRules,
  ours: { readonly front: number; readonly behind: number },
  theirs: typeof ours,
): Showdown {
  const front = halfOf(ours.front, theirs.front)
  const behind = halfOf(ours.behind, theirs.behind)
  const won = [front, behind].filter((half) => half === 'higher' || (half === 'copy' && banking)).length
  return { front, behind, ending: won === 2 ? 'win' : won === 1 ? 'push' : 'loss' }
}

/** Whether the two cards in front outrank the five behind, which isn't allowed. */
export function isFoulHand(rules: PaiGowRules, { hand, low }: PaiGowState): boolean {
  const { front, behind } = settingWith(rules, hand, low)
  return isFoul(front, behind)
}

/** The showdown of a finished round, with the player's hand as it was set. */
function showdownOf(rules: PaiGowRules, state: PaiGowState): Showdown {
  const theirs = setByHouse(rules, state.dealer)
  return showdown(rules, settingWith(rules, state.hand, state.low), settingWith(rules, state.dealer, theirs.low))
}

function becauseOf({ commission, banking }: PaiGowRules, { front, behind, ending }: Showdown): Reason {
  const half = front !== 'copy' ? 'behind' : behind !== 'copy' ? 'front' : 'both'
  const copied = front === 'copy' || behind === 'copy' ? ({ half, banking } as const) : null
  switch (ending) {
    case 'win':
      return { id: 'bothWin', args: { copied, commission } }
    case 'push':
      return { id: 'oneEach', args: { copied } }
    case 'loss':
      return { id: 'bothLose', args: { copied } }
  }
}

function settleBonus(rules: PaiGowRules, { hand, sides }: PaiGowState): readonly SettledBet[] {
  const stake = sides['bonus']
  if (stake === undefined) return []
  const row = bonusRow(rules, hand)
  const settled = (net: number, because: Reason): readonly SettledBet[] => [{ bet: 'bonus', stake, net, because }]
  if (row === undefined) return settled(-stake, { id: 'lessThanTable' })
  if (row === 'three-pair-push') return settled(0, { id: 'threePair' })
  const pay = rules.pays.bonus[row] ?? 0
  return settled(tidyNet(stake * pay), { id: 'bonus', args: { hand: row, pay } })
}

/** The main bet by an ending, and why. */
const mainBet = (rules: PaiGowRules, ending: Ending, because: Reason): SettledBet => ({
  bet: 'main',
  stake: 1,
  net: endingNets(rules)[ending],
  because,
})

/** The main bet of a finished round, by comparing the two hands even if the player's is foul. */
export function comparedBet(rules: PaiGowRules, state: PaiGowState): SettledBet {
  const end = showdownOf(rules, state)
  return mainBet(rules, end.ending, becauseOf(rules, end))
}

/** Every bet of a finished round; a foul hand loses. `net` is the main game's result, in base wagers. */
function settle(
  rules: PaiGowRules,
  state: PaiGowState,
): { readonly bets: readonly SettledBet[]; readonly net: number } {
  const main = isFoulHand(rules, state) ? mainBet(rules, 'loss', { id: 'foul' }) : comparedBet(rules, state)
  return { bets: [main, ...settleBonus(rules, state)], net: main.net }
}

// ——— Entering a hand, and text ———————————————————————————————————————————————————————————————————————————————————

export const FIELDS: readonly SpotField[] = [{ kind: 'cards', id: 'hand', counts: [HAND], needed: true }]

const listOf = (values: SpotValues, id: string): readonly Card[] => values[id] as readonly Card[]

/** The decision with this hand. Fails with `TooFewCards` if the dead cards leave the dealer without seven. */
export function enter(_rules: PaiGowRules, values: SpotValues): Result<PaiGowState> {
  return checkStub({ dead: listOf(values, 'dead'), sides: {}, hand: listOf(values, 'hand'), low: [], dealer: [] })
}

export const values = (state: PaiGowState): SpotValues => ({ hand: state.hand, dead: state.dead })

function checkStub(state: PaiGowState): Result<PaiGowState> {
  const needed = (state.hand.length === 0 ? HAND : 0) + (state.dealer.length === 0 ? HAND : 0)
  const enough = enoughCards(stubOf(state).length, needed)
  return enough.ok ? ok(state) : enough
}

const KEYS = ['hand', 'low', 'dealer', 'sides', 'dead'] as const

/** `hand-QsJd7c5h4s3d2c~low-QsJd~dealer-…`: fields not known yet are left out. */
export const make = (state: PaiGowState): string =>
  makeFields({
    hand: makeCards(state.hand),
    low: makeCards(state.low),
    dealer: makeCards(state.dealer),
    sides: makeSides(state.sides),
    dead: makeCards(state.dead),
  } satisfies Record<(typeof KEYS)[number], string>)

function readState(text: string): Result<PaiGowState> {
  const fields = parseFields(text, KEYS)
  if (!fields.ok) return fields
  const lists: Record<string, readonly Card[]> = {}
  for (const key of ['hand', 'low', 'dealer', 'dead'] as const) {
    const cards = parseCards(fields.value[key] ?? '')
    if (!cards.ok) return cards
    lists[key] = cards.value
  }
  const sides = parseSides(SIDE_BETS, fields.value.sides ?? '')
  if (!sides.ok) return sides
  return ok({ dead: lists.dead!, sides: sides.value, hand: lists.hand!, low: lists.low!, dealer: lists.dealer! })
}

/** Fails if a state that was read can't occur. */
function checkState(rules: PaiGowRules, state: PaiGowState): Result<PaiGowState> {
  const { hand, low, dealer, dead } = state
  const all = [...hand, ...dealer, ...dead]
  if (!all.every((card) => DECK_WITH_JOKER.includes(card))) return fail('UnknownCard', { id: 'strange-card' })
  if (new Set(all).size < all.length) return fail('DuplicateCard', { id: 'card-twice' })
  if (![0, HAND].includes(hand.length))
    return fail('WrongCount', { id: 'hand-count', args: { of: 7, count: hand.length } }, 'hand')
  if (![0, HAND].includes(dealer.length))
    return fail('WrongCount', { id: 'dealer-count', args: { of: 7, count: dealer.length } }, 'dealer')
  if (low.length > 0 && !isLegal(rules, hand, low)) return fail('BadText', { id: 'front-impossible' }, 'low')
  if (dealer.length > 0 && low.length === 0) return fail('BadText', { id: 'dealer-before-setting' }, 'dealer')
  return checkStub(state)
}

const isLegal = (rules: PaiGowRules, hand: readonly Card[], low: readonly Card[]): boolean =>
  hand.length === HAND && settingsOf(rules, hand).some((setting) => makeCards(setting.low) === makeCards(low))

/**
 * Reads exactly what `make` writes. Fails with `UnknownCard`, `DuplicateCard`, `WrongCount`, `TooFewCards` or
 * `BadText`.
 */
export function parse(rules: PaiGowRules, text: string): Result<PaiGowState> {
  const read = readState(text)
  const state = read.ok ? checkState(rules, read.value) : read
  if (state.ok && make(state.value) !== text) return fail('BadText', { id: 'other-spelling' })
  return state
}

// ——— The felt ———————————————————————————————————————————————————————————————————————————————————————————

type Owner = 'dealer' | 'player'
type Said = Message<(typeof tableSays)['felt']>

const cardZone = (id: string, name: Said, owner: Owner, cards: readonly Spot[], caption?: Said): Zone => ({
  kind: 'cards',
  id,
  name,
  owner,
  cards,
  ...(caption === undefined ? {} : { caption }),
})

const seven = (spot: 'back' | 'empty'): readonly Spot[] => Array.from({ length: HAND }, () => spot)

/** The dealer's two parts share a row, which leaves room for the player's. */
const ROWS: Readonly<Record<Owner, { readonly row?: string }>> = { dealer: { row: 'dealer' }, player: {} }

const HALVES = {
  dealer: { front: 'dealerInFront', behind: 'dealerBehind' },
  player: { front: 'handInFront', behind: 'handBehind' },
} as const

/** The captions of half a hand: what it is, and how it ends. */
type HalfEnd = 'half' | 'halfWins' | 'halfCopyWins' | 'halfCopied' | 'halfLoses'

/** A hand that is set: two cards in front, five behind. */
function setZones(
  rules: PaiGowRules,
  owner: Owner,
  low: readonly Card[],
  high: readonly Card[],
  [front, behind]: readonly [HalfEnd, HalfEnd],
): readonly Zone[] {
  const names = HALVES[owner]
  const captions: readonly [Said, Said] = [
    { id: front, args: { front: ranksInFront(low) } },
    { id: behind, args: { behind: namedBehind(rankingOf(rules.wheel), high) } },
  ]
  return [
    { ...cardZone(`${owner}-low`, { id: names.front }, owner, low, captions[0]), ...ROWS[owner] },
    { ...cardZone(`${owner}-high`, { id: names.behind }, owner, high, captions[1]), ...ROWS[owner] },
  ]
}

function dealerZones(rules: PaiGowRules, state: PaiGowState): readonly Zone[] {
  if (!isOver(state))
    return [cardZone('dealer', { id: 'dealer' }, 'dealer', seven(state.hand.length > 0 ? 'back' : 'empty'))]
  const { low, high } = setByHouse(rules, state.dealer)
  return setZones(rules, 'dealer', low, high, ['half', 'half'])
}

const halfEnd = ({ banking }: PaiGowRules, half: Half): HalfEnd => {
  switch (half) {
    case 'higher':
      return 'halfWins'
    case 'copy':
      return banking ? 'halfCopyWins' : 'halfCopied'
    case 'lower':
      return 'halfLoses'
  }
}

function playerZones(rules: PaiGowRules, state: PaiGowState): readonly Zone[] {
  if (state.hand.length === 0) return [cardZone('hand', { id: 'hand' }, 'player', seven('empty'))]
  const sorted = sortHand(state.hand)
  if (state.low.length === 0) return [cardZone('hand', { id: 'hand' }, 'player', sorted)]
  const high = sorted.filter((card) => !state.low.includes(card))
  // The halves of a foul hand aren't compared.
  const end = isOver(state) && !isFoulHand(rules, state) ? showdownOf(rules, state) : undefined
  const halves = end ? ([halfEnd(rules, end.front), halfEnd(rules, end.behind)] as const) : (['half', 'half'] as const)
  return setZones(rules, 'player', state.low, high, halves)
}

/** The felt: the dealer's hand, set at the showdown; the player's hand, whole until it is set; and the bets. */
export function table(rules: PaiGowRules, state: PaiGowState): readonly Zone[] {
  const bets = [{ id: 'main', stake: 1 }, ...SIDE_BETS.map(({ id }) => ({ id, stake: state.sides[id] ?? null }))]
  return [...dealerZones(rules, state), ...playerZones(rules, state), { kind: 'bets', id: 'bets', bets }]
}
