import { HAND_NAMES, rankInWords } from '@/lib/cards/words'
import type { ActionWords, DrillWords } from '../../message'

/* The words that games share: actions, bets, drills, hands that begin a range. A game overrides what it names otherwise. */

/** A hand that begins a range: its name (“pair”, “two pair”), or the ranks at the top of one that makes nothing. */
export type RangeHand = { readonly kind: keyof typeof HAND_NAMES } | { readonly top: readonly number[] }

const PLAIN = new Set<string>([
  'pair',
  'straight',
  'flush',
  'full-house',
  'straight-flush',
  'royal-flush',
  'mini-royal',
])

/** “a pair”, “two pair”, “ace-king-jack”, “queen high”. */
function rangeHand(hand: RangeHand): string {
  if ('top' in hand) {
    const ranks = hand.top.map((rank) => rankInWords(rank)).join('-')
    return hand.top.length === 1 ? `${ranks} high` : ranks
  }
  const name = HAND_NAMES[hand.kind].toLowerCase()
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
  } as Readonly<Record<string, string>>,
  drills: {
    'as-dealt': { name: 'As dealt', about: 'Every hand as it comes from the deck.' },
    'close-calls': { name: 'Close calls', about: 'The hands on both sides of the line.' },
  } as Readonly<Record<string, DrillWords>>,
  rangeHand,
  theBet,
}

export type Glossary = typeof glossary
