import { ACE, type Card, JOKER, rankOf, suitOf } from '@/lib/cards/card'
import {
  behindValue,
  FIVE_CARD_VALUES,
  handOfValue,
  JOKER_SYMBOL,
  type PaiGowHand,
  rankingOf,
  readSeven,
  type Seven,
  sortHand,
  SPLITS,
} from '@/lib/engines/pai-gow/index'
import { BONUS_ROWS, type BonusRow, type PaiGowRules } from './rules'

/*
 * The bonus is paid on all seven cards. The rows that a hand makes are bits, in the order of BONUS_ROWS; the pay table
 * then chooses the first that has a pay.
 */

const bitOf = (row: BonusRow): number => 1 << BONUS_ROWS.findIndex(({ id }) => id === row)

const SEVEN_NATURAL = bitOf('seven-card-straight-flush')
export const ROYAL_MATCH = bitOf('royal-flush-royal-match')
const SEVEN_JOKER = bitOf('seven-card-straight-flush-joker')
const FIVE_ACES = bitOf('five-aces')
const ROYAL = bitOf('royal-flush')
const STRAIGHT_FLUSH = bitOf('straight-flush')
const QUADS = bitOf('four-of-a-kind')
const FULL_HOUSE = bitOf('full-house')
const FLUSH = bitOf('flush')
const TRIPS = bitOf('three-of-a-kind')
const STRAIGHT = bitOf('straight')
const THREE_PAIR = bitOf('three-pair-push')

/** The rows don't depend on the rank of the wheel. */
const RANKING = rankingOf('second-highest')

/** The rows that each five-card hand makes: a royal flush is also a straight flush, a flush and a straight. */
const MAKES: Readonly<Record<PaiGowHand, number>> = {
  'high-card': 0,
  pair: 0,
  'two-pair': 0,
  'three-of-a-kind': TRIPS,
  straight: STRAIGHT,
  flush: FLUSH,
  'full-house': FULL_HOUSE | TRIPS,
  'four-of-a-kind': QUADS | TRIPS,
  'straight-flush': STRAIGHT_FLUSH | FLUSH | STRAIGHT,
  'royal-flush': ROYAL | STRAIGHT_FLUSH | FLUSH | STRAIGHT,
  'five-aces': FIVE_ACES | QUADS | TRIPS,
}

/** The rows made, by five-card value. */
const ROWS_OF_VALUE: Uint16Array = Uint16Array.from(
  { length: FIVE_CARD_VALUES },
  (_, value) => MAKES[handOfValue(value)],
)

/** Runs of seven ranks as masks. The ace is low in the first. */
const SEVEN_RUNS: readonly number[] = [0b1_0000_0011_1111, ...Array.from({ length: 7 }, (_, low) => 0b111_1111 << low)]

function sevenInSuit({ suited }: Seven): number {
  let mask = 0
  for (const bit of suited) {
    if (bit === 0) return 0
    mask |= bit
  }
  const ranks = mask & 0x1fff
  const missing = SEVEN_RUNS.some((run) => run === ranks)
    ? 0
    : SEVEN_RUNS.some((run) => (run & ranks) === ranks)
      ? 1
      : 2
  if (mask === ranks) return missing === 0 ? SEVEN_NATURAL : 0
  return missing < 2 ? SEVEN_JOKER : 0
}

/** Whether a hand has three pairs; the joker counts as an ace. */
function hasThreePair({ symbols }: Seven): boolean {
  const counts = new Uint8Array(13)
  for (const symbol of symbols) counts[symbol === JOKER_SYMBOL ? ACE : symbol]!++
  return counts.filter((count) => count === 2).length === 3
}

/** The rows that seven cards make, except the royal match, which depends on whether the other two cards are suited. */
export function rowsMade(hand: Seven): number {
  let rows = sevenInSuit(hand)
  for (let split = 0; split < SPLITS; split++) {
    rows |= ROWS_OF_VALUE[behindValue(RANKING, hand, split)]!
  }
  return hasThreePair(hand) ? rows | THREE_PAIR : rows
}

const KING = ACE - 1
const QUEEN = ACE - 2
const JACK = ACE - 3
const TEN = ACE - 4

/** Whether the cards are a royal flush without the joker, and a king and queen that share another suit. */
export function hasRoyalMatch(cards: readonly Card[]): boolean {
  if (cards.includes(JOKER)) return false
  const count = (rank: number): number => cards.filter((card) => rankOf(card) === rank).length
  const suits = (rank: number): number =>
    cards.filter((card) => rankOf(card) === rank).reduce((set, card) => set | (1 << suitOf(card)), 0)
  const royal = suits(ACE)
  const isRoyal = [TEN, JACK, ACE].every((rank) => count(rank) === 1 && suits(rank) === royal)
  return isRoyal && count(KING) === 2 && suits(KING) === suits(QUEEN) && (suits(KING) & royal) !== 0
}

/** The first row made that has a pay; undefined if the bonus loses. */
export const paidRow = ({ pays }: PaiGowRules, rows: number): BonusRow | undefined =>
  BONUS_ROWS.find(({ id }, i) => (rows & (1 << i)) !== 0 && (pays.bonus[id] ?? 0) > 0)?.id

/** The row by which a hand is paid; undefined if the bonus loses. */
export function bonusRow(rules: PaiGowRules, hand: readonly Card[]): BonusRow | undefined {
  const rows = rowsMade(readSeven(sortHand(hand)))
  return paidRow(rules, hasRoyalMatch(hand) ? rows | ROYAL_MATCH : rows)
}
