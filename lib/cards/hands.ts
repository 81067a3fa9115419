/** The names of poker hands, weakest first, as pay tables and the command line write them. */
export const POKER_HANDS = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
] as const
export type PokerHand = (typeof POKER_HANDS)[number]

/** A pay table that pays the same to this hand and all above, the strongest first. */
export const fromHandUp = (least: PokerHand, pay: number): Readonly<Partial<Record<PokerHand, number>>> =>
  Object.fromEntries(
    POKER_HANDS.slice(POKER_HANDS.indexOf(least))
      .toReversed()
      .map((hand) => [hand, pay]),
  )

/** Three-card hands, weakest first: a straight outranks a flush. */
export const THREE_CARD_HANDS = [
  'high-card',
  'pair',
  'flush',
  'straight',
  'three-of-a-kind',
  'straight-flush',
  'mini-royal',
] as const
export type ThreeCardHand = (typeof THREE_CARD_HANDS)[number]

/** Every hand that a game names: those with wild cards too. */
export type PlayedHand = PokerHand | ThreeCardHand | 'five-of-a-kind' | 'five-wilds'
