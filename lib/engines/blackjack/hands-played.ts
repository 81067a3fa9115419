import type { Card } from '@/lib/cards/card'
import type { BlackjackRules, Play } from './rules'
import { totalOf, totalOfCards, valueOf } from './totals'

/** The player's cards and actions, in order. */
export interface PlayedCards {
  readonly hand: readonly Card[]
  readonly did: readonly Play[]
  /** The cards the player took after the first two. */
  readonly drawn: readonly Card[]
}

/** One of the player's hands: the only one, or one of those a split made. */
export interface PlayedHand {
  readonly cards: readonly Card[]
  readonly doubled: boolean
  readonly surrendered: boolean
  /** Whether the hand comes from a split, so that 21 with two cards is no blackjack. */
  readonly split: boolean
}

/** The player's hands after the actions and cards so far, left to right. */
export interface PlayerSide {
  readonly hands: readonly PlayedHand[]
  /** The index of the hand to act on; equal to the number of hands when all are done. */
  readonly at: number
  /** Whether that hand waits for a card or for a decision. */
  readonly waits: 'card' | 'action' | 'nothing'
  /** Whether there are actions that no hand could take, or cards that no action asked for. */
  readonly spare: boolean
}

const first = (cards: readonly Card[]): PlayedHand => ({ cards, doubled: false, surrendered: false, split: false })
const half = (card: Card): PlayedHand => ({ ...first([card]), split: true })

const areSplitAces = ({ cards, split }: PlayedHand): boolean => split && valueOf(cards[0]!) === 1

/** The rules that decide when a hand is finished. */
export type SplitRules = Pick<BlackjackRules, 'maxHands' | 'resplitAces'>

/** Whether a hand with its second card is finished: 21, bust, doubled, or a split ace that may not be split again. */
function isFull(hand: PlayedHand, hands: number, rules: SplitRules | undefined): boolean {
  if (hand.doubled || hand.surrendered || totalOfCards(hand.cards).total >= 21) return true
  return areSplitAces(hand) && !(rules !== undefined && maySplit(rules, hand, hands))
}

function isPair({ cards }: PlayedHand): boolean {
  return cards.length === 2 && valueOf(cards[0]!) === valueOf(cards[1]!)
}

/** Whether the rules allow doubling on a two-card total. */
export const mayDoubleTotal = ({ doubleOn }: BlackjackRules, total: number): boolean =>
  doubleOn === 'any' || (total <= 11 && total >= (doubleOn === '9-11' ? 9 : 10))

function mayDouble(rules: BlackjackRules, { cards, split }: PlayedHand): boolean {
  return cards.length === 2 && (!split || rules.doubleAfterSplit) && mayDoubleTotal(rules, totalOfCards(cards).total)
}

const maySplit = ({ maxHands, resplitAces = false }: SplitRules, hand: PlayedHand, hands: number): boolean =>
  isPair(hand) && hands < maxHands && (resplitAces || !areSplitAces(hand))

/** The actions that the first two cards allow, given their values. */
export function playsOfTwo(rules: BlackjackRules, a: number, b: number): readonly Play[] {
  const doubles = mayDoubleTotal(rules, totalOf([a, b]).total)
  return [
    'stand',
    'hit',
    ...(doubles ? (['double'] as const) : []),
    ...(a === b ? (['split'] as const) : []),
    ...(rules.lateSurrender ? (['surrender'] as const) : []),
  ]
}

/** The actions that the hand to act on allows. */
export function playsAt(rules: BlackjackRules, { hands, at }: PlayerSide): readonly Play[] {
  const hand = hands[at]!
  // A blackjack leaves nothing to decide, but standing on it still has an EV.
  if (isBlackjack(hand)) return ['stand']
  if (areSplitAces(hand)) return ['stand', 'split']
  const more: Play[] = []
  if (mayDouble(rules, hand)) more.push('double')
  if (maySplit(rules, hand, hands.length)) more.push('split')
  if (rules.lateSurrender && hand.cards.length === 2 && !hand.split) more.push('surrender')
  return ['stand', 'hit', ...more]
}

/** The hand after one action, and whether it is finished or waits for a card. */
function act(hand: PlayedHand, action: Play): { readonly hands: readonly PlayedHand[]; readonly waits: boolean } {
  switch (action) {
    case 'stand':
      return { hands: [hand], waits: false }
    case 'surrender':
      return { hands: [{ ...hand, surrendered: true }], waits: false }
    case 'hit':
      return { hands: [hand], waits: true }
    case 'double':
      return { hands: [{ ...hand, doubled: true }], waits: true }
    case 'split':
      return { hands: hand.cards.map(half), waits: true }
  }
}

/**
 * Rebuilds the player's hands from the cards dealt, the actions and the cards taken. Hands are played out left to
 * right, and each gets its second card when its turn comes. The first hand waits for an action whatever its cards are.
 * Without `rules`, split aces are not split again.
 */
export function playHands({ hand, did, drawn }: PlayedCards, rules?: SplitRules): PlayerSide {
  const hands: PlayedHand[] = [first(hand)]
  let [at, actions, cards] = [0, 0, 0]
  let waits = false
  for (;;) {
    const now = hands[at]
    if (!now) return { hands, at, waits: 'nothing', spare: actions < did.length || cards < drawn.length }
    if (waits || now.cards.length < 2) {
      const card = drawn[cards++]
      if (card === undefined) return { hands, at, waits: 'card', spare: actions < did.length }
      const dealt = { ...now, cards: [...now.cards, card] }
      hands[at] = dealt
      waits = false
      if (isFull(dealt, hands.length, rules)) at++
    } else if (now.cards !== hand && isFull(now, hands.length, rules)) at++
    else {
      const action = did[actions++]
      if (action === undefined) return { hands, at, waits: 'action', spare: cards < drawn.length }
      const next = act(now, action)
      hands.splice(at, 1, ...next.hands)
      waits = next.waits
      if (!waits) at++
    }
  }
}

let last: { readonly of: PlayedCards; readonly rules: SplitRules; readonly side: PlayerSide } | undefined

/**
 * As `playHands`, for states whose lists are never changed in place: it keeps the last answer, because every step of the
 * dealer asks for the same hands.
 */
export function handsOf(of: PlayedCards, rules: SplitRules): PlayerSide {
  if (last?.rules === rules && last.of.hand === of.hand && last.of.did === of.did && last.of.drawn === of.drawn)
    return last.side
  const side = playHands(of, rules)
  last = { of, rules, side }
  return side
}

export const isBust = (hand: PlayedHand): boolean => totalOfCards(hand.cards).total > 21

/** Two cards of 21. After a split they are no blackjack. */
export const isBlackjack = ({ cards, split }: PlayedHand): boolean =>
  !split && cards.length === 2 && totalOfCards(cards).total === 21
