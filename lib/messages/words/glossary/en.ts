import { rankInWords } from '@/lib/cards/words'
import { words } from '../en'
import type { ActionWords, DrillWords } from '../../message'
import { HAND_NAMES } from '@/lib/cards/words'
import { numberWord } from '@/lib/math/number-words'

/* The words that games share: actions, bets, drills, hands that begin a range. A game overrides what it names otherwise. */

/** A hand that begins a range: its name (“pair”, “two pair”, a suit of five cards), or its ranks. */
export type RangeHand =
  | { readonly kind: keyof typeof HAND_NAMES | `${number}-card` }
  | { readonly top: readonly number[] }
  /** Equal ranks, and those beside them. */
  | { readonly rank: number; readonly count: number; readonly beside: readonly number[] }

const PLAIN = new Set<string>([
  'pair',
  'straight',
  'flush',
  'full-house',
  'straight-flush',
  'royal-flush',
  'mini-royal',
])

/** The number of cards of a suit by its name: 5 for `5-card`; undefined for another hand. */
export const suitLength = (kind: string): number | undefined => {
  const [, length] = /^(\d)-card$/.exec(kind) ?? []
  return length === undefined ? undefined : Number(length)
}

/** “a pair”, “two pair”, “ace-king-jack”, “queen high”, “a pair of tens with a jack”, “a five-card flush”. */
function rangeHand(hand: RangeHand): string {
  if ('top' in hand) {
    const ranks = hand.top.map((rank) => rankInWords(rank)).join('-')
    return hand.top.length === 1 ? `${ranks} high` : ranks
  }
  if ('rank' in hand) {
    const equal = rankInWords(hand.rank, hand.count)
    const beside = hand.beside.map(hand.beside.length === 1 ? words.aRank : (rank) => rankInWords(rank)).join('-')
    return `${hand.count === 2 ? `a pair of ${equal}` : `${numberWord(hand.count)!} ${equal}`}${beside && ` with ${beside}`}`
  }
  const length = suitLength(hand.kind)
  if (length) return `a ${numberWord(length)!}-card flush`
  const name = HAND_NAMES[hand.kind as keyof typeof HAND_NAMES].toLowerCase()
  return PLAIN.has(hand.kind) ? `a ${name}` : name
}

/** A bet in a sentence: “the ante”, “the Play bet”, which is a verb without its capital. */
function theBet(bet: string): string {
  const name = glossary.bets[bet] ?? bet
  return bet === 'play' ? `the ${name} bet` : `the ${name.toLowerCase()}`
}

export const glossary = {
  actions: {
    raise: { name: 'Raise', doing: 'Raising' },
    play: { name: 'Play', doing: 'Playing' },
    'raise-3x': { name: 'Raise 3×', doing: 'Raising 3×', letter: '3' },
    'raise-2x': { name: 'Raise 2×', doing: 'Raising 2×', letter: '2' },
    'raise-1x': { name: 'Raise 1×', doing: 'Raising 1×', letter: '1' },
    'play-3x': { name: 'Play 3×', doing: 'Playing 3×', letter: '3' },
    'play-2x': { name: 'Play 2×', doing: 'Playing 2×', letter: '2' },
    'play-1x': { name: 'Play 1×', doing: 'Playing 1×', letter: '1' },
    fold: { name: 'Fold', doing: 'Folding' },
  } as Readonly<Record<string, ActionWords>>,
  bets: {
    blind: 'Blind',
    trips: 'Trips',
    'pair-plus': 'Pair Plus',
    'six-card': '6 Card Bonus',
    ante: 'Ante',
    'ante-bonus': 'Ante bonus',
    bonus: 'Bonus',
    'first-five': 'First 5 Jackpot',
    'mix-and-match': 'Mix & Match',
    side: 'Side bet',
    progressive: 'Progressive',
    hands: 'A hand',
    'three-card': 'Three Card Bonus',
    'twenty-one-plus-three': '21+3',
    'perfect-pairs': 'Perfect Pairs',
    raise: 'Raise',
    play: 'Play',
    'aces-up': 'Aces Up',
    'queens-up': 'Queens Up',
    'super-bonus': 'Super Bonus',
    flush: 'Flush bonus',
    'straight-flush': 'Straight Flush bonus',
  } as Readonly<Record<string, string>>,
  drills: {
    'as-dealt': { name: 'As dealt', about: 'Every hand as it comes from the deck.' },
    'close-calls': { name: 'Close calls', about: 'The hands on both sides of the line.' },
  } as Readonly<Record<string, DrillWords>>,
  rangeHand,
  theBet,
}

export type Glossary = typeof glossary
