import { handInWords, rankInWords } from '@/lib/cards/words'
import type { NamedHand } from '@/lib/cards/hand-words'
import { type Message, say } from '../../../message'
import type { Hint } from '@/lib/nearest'
import { suggestion } from '../hint/en'
import { listsOf } from '../../../lists'

const lists = listsOf('en-GB')

/* Problems with typed cards, or with an entered decision. */

interface OfCard {
  readonly card: string
}

interface OfCount {
  readonly count: number
}

/** What a field accepts. */
export const takes = {
  cards: () => 'a list of cards',
  'all-cards': () => 'a list of cards without gaps',
  truth: () => 'true or false',
  'one-of': ({ known }: { readonly known: readonly number[] }): string => `one of ${known.join(', ')}`,
  'list-of': ({ known }: { readonly known: readonly number[] }): string => `a list of ${known.join(', ')}`,
}

/** “3 cards”, “0, 3 or 5 cards”. */
export function cards(counts: readonly number[]): string {
  const all = counts.map(String)
  const last = all.pop() ?? ''
  return `${all.length > 0 ? `${all.join(', ')} or ${last}` : last} ${last === '1' && all.length === 0 ? 'card' : 'cards'}`
}

const TIMES = ['never', 'once', 'twice', 'three times'] as const

/** How often a card may appear, and the fields in which it does, one entry for each time. */
interface Repeated extends OfCard {
  readonly fields: readonly string[]
  readonly copies: number
}

function repeated({ card, fields, copies }: Repeated): string {
  const times = TIMES[fields.length] ?? `${fields.length} times`
  const places = [...new Set(fields)]
  const where = places.length === 1 ? ` in ${places[0]}` : `: ${places.map((id) => `in ${id}`).join(' and ')}`
  return `${card} appears ${times}${where}${copies === 1 ? '' : `; there are ${copies} decks`}`
}

const typed = {
  'not-a-card': ({ text }: { readonly text: string }): string =>
    `“${text}” is not a card. Write a rank (2–9, T, J, Q, K, A) and a suit (s, h, d, c), like As or Td.`,
  'long-list': ({ length }: { readonly length: number }): string =>
    `That is ${length} characters: too long for a list of cards.`,
  'unknown-field': ({
    field,
    game,
    hint,
  }: {
    readonly field: string
    readonly game: string
    readonly hint: Hint
  }): string => `“${field}” isn’t a field of ${game}.${suggestion(hint)}`,
  'field-takes': ({ field, must }: { readonly field: string; readonly must: Message<typeof takes> }): string =>
    `${field} must be ${say(takes, must)}.`,
  'field-count': ({
    field,
    counts,
    count,
  }: OfCount & { readonly field: string; readonly counts: readonly number[] }): string =>
    `${field} takes ${cards(counts)}; ${count === 0 ? 'there is none' : `there ${count === 1 ? 'is' : 'are'} ${count}`}.`,
  'one-each': ({
    field,
    per,
    cards: held,
    count,
  }: OfCount & { readonly field: string; readonly per: string; readonly cards: number }): string =>
    `${field} takes one for each card of ${per}: ${held}, not ${count}.`,
  'not-among': ({ card, field, of }: OfCard & { readonly field: string; readonly of: string }): string =>
    `${card} in ${field} is not in ${of}.`,
  repeated,
  'not-in-deck': ({ card }: OfCard): string => `${card} is not in this game’s deck.`,
  'no-joker': () => 'This game has no joker.',
  'few-cards': ({ left, needed }: { readonly left: number; readonly needed: number }): string =>
    `With these dead cards ${left} are left in the deck, and the round needs ${needed} more.`,
}

/** Two cards in front by their ranks, the higher first, and the five behind; null for five aces. */
interface Foul {
  readonly front: readonly [high: number, low: number]
  readonly behind: NamedHand | null
}

const front = ([high, low]: Foul['front']): string =>
  high === low ? `pair of ${rankInWords(high, 2)}` : `${rankInWords(high)}-${rankInWords(low)}`

/** Problems of only one game, or of one family of games. */
const played = {
  'more-than-decks': ({ card }: OfCard): string => `${card} appears more often than there are decks.`,
  bust: ({ total }: { readonly total: number }): string => `The hand is bust, at ${total}.`,
  'no-such-decision': () =>
    'With these cards the round does not come to this decision: an action is not allowed, or the hand was done before.',
  'nothing-to-decide': () => 'There is nothing to decide: the hand is 21, bust or finished.',
  'drawn-misfit': () =>
    'The cards drawn do not fit the hand: an empty place before a card is a stand, two a double, three a split.',
  'insurance-under-ace': () => 'Insurance is offered only when the dealer shows an ace.',
  'insurance-first': () => 'Insurance is asked about before the first hit.',
  'sides-on-two': () => 'The side bets are settled by the first two cards.',
  'side-on-flop': () => 'A side bet is settled on the flop, and there is none here.',
  'two-in-front': () => 'Two cards of your hand go in front.',
  foul: ({ front: low, behind }: Foul): string =>
    `Foul: ${front(low)} in front outranks ${behind ? handInWords(behind) : 'five aces'} behind. The five cards must be the higher hand.`,
  'front-impossible': () => 'You can’t set these two cards in front of this hand.',
  'dealer-before-setting': () => 'The dealer’s cards aren’t shown before you set your hand.',
  'add-on-early': () => 'addOn is decided before the dealer’s cards show: leave it out, or enter the contest cards.',
  'add-on': ({ offered }: { readonly offered: readonly number[] }): string =>
    `addOn must be ${lists.or(offered.map(String))} of the Play bet: these rules offer no other.`,
  'placed-count': ({ contests, count }: OfCount & { readonly contests: number }): string =>
    `placed holds a card or an empty place for each earlier contest: here ${contests}, not ${count}.`,
  'placed-loses': ({ card, contest }: OfCard & { readonly contest: string }): string =>
    `${card} does not win against ${contest}, so it cannot have been placed.`,
  'placed-strange': () => 'Only a card of the hand can be placed, and only once.',
  'one-third': () => 'The dealer has only one third card.',
  'community-count': ({ count }: OfCount): string => `There are three community cards, not ${count}.`,
  'contest-count': ({ count }: OfCount): string => `There are two contests; the dealer shows ${count} cards.`,
  'add-on-first': () => 'The dealer’s cards are not shown before the add-on is decided.',
  'contest-first': () => 'Each contest is decided before the next card shows.',
  'contests-first': () => 'The community cards come after both contests.',
  'third-hidden': () => 'The dealer’s third card is not shown yet.',
}

export const hands = { ...typed, ...played }

export type Hands = typeof hands
