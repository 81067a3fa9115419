import type { Held, NamedHand } from '@/lib/cards/hand-words'
import { words } from '../en'
import type { EnteredWords, Message } from '../../message'

/* The places on the felt, and what the cards there are: the sentences that several games share. */

/** “king-five offsuit: pair of fives”, “queen-six-four”, “ace-high straight”. */
export const held = ({ hole, ranks, made }: Held): string =>
  [
    ...(hole ? [words.holeCards(hole)] : []),
    ...(ranks ? [ranks.map((rank) => words.rank(rank)).join('-')] : []),
    ...(made ? [words.hand(made)] : []),
  ].join(': ')

/** Two cards in front by rank, the higher first, or the five behind; null for five aces. */
export type HalfHand = { readonly front: readonly [high: number, low: number] } | { readonly behind: NamedHand | null }

/** “king-queen”, “pair of nines”; “ace-high straight”, “five aces”. */
export const halfInWords = (half: HalfHand): string => {
  if ('behind' in half) return half.behind ? words.hand(half.behind) : 'five aces'
  const [high, low] = half.front
  return held(high === low ? { made: { hand: 'pair', first: high, second: low } } : { ranks: half.front })
}

const heldAnd =
  (end: string) =>
  (cards: Held): string =>
    `${held(cards)}, ${end}`

export const felt = {
  hand: () => 'Your hand',
  playersHand: () => 'Player’s hand',
  dealer: () => 'Dealer',
  board: () => 'Board',
  communityCards: () => 'Community cards',
  firstBox: () => 'Your first box',
  secondBox: () => 'Your second box',
  cards: held,
  toDecide: (cards: Held): string => `${held(cards)}: to decide`,
  called: heldAnd('called'),
  folded: heldAnd('folded'),
  higher: heldAnd('higher'),
  equal: heldAnd('equal'),
  lower: heldAnd('lower'),
  wins: heldAnd('wins'),
  ties: heldAnd('ties'),
  pushes: heldAnd('pushes'),
  loses: heldAnd('loses'),
  qualifies: heldAnd('qualifies'),
  notQualified: heldAnd('does not qualify'),
  winsNotQualified: heldAnd('wins, does not qualify'),
  tiesNotQualified: heldAnd('ties, does not qualify'),
  noGame: heldAnd('has no game'),
}

export type FeltSentences = typeof felt
/** A place or a caption that every game has words for. */
export type FeltMessage = Message<FeltSentences>
/** A caption that names the cards: what they are, and what happens to them. */
export type HeldCaption = {
  readonly id: { [K in keyof FeltSentences]: Parameters<FeltSentences[K]> extends [] ? never : K }[keyof FeltSentences]
  readonly args: Held
}

/** Fields of a decision that several games share. */
export const entered = {
  hand: { name: 'Your hand', inSentence: 'your hand' },
  board: { name: 'Board', inSentence: 'the board' },
  dead: { name: 'Dead cards', inSentence: 'the dead cards' },
} satisfies Record<string, EnteredWords>

export type Entered = typeof entered
