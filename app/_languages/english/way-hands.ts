import type { Family } from '@/lib/engines/pai-gow/index'
import { halfInWords } from '@/lib/messages/words/felt/en'

/** How hands are set, and how often a clause sets them. Shares come written. */
export const wayHands = {
  none: 'none',
  oneIn: (hands: string) => `1 in ${hands}`,
  setsShare: (share: string) => `sets ${share} of all hands`,
  setsOneIn: (hands: string) => `sets 1 hand in ${hands}`,
  inFront: 'In front',
  behind: 'Behind',
  /** The parts in which a house way is taught. */
  families: {
    'no-pair': 'No pair',
    'one-pair': 'One pair',
    'two-pairs': 'Two pair',
    'three-pairs': 'Three pairs',
    trips: 'Three of a kind',
    complete: 'Straights and flushes',
    'full-houses': 'Full houses',
    quads: 'Four of a kind',
    'five-aces': 'Five aces',
  } as Readonly<Record<Family['id'], string>>,
  /** “king-queen”, “five aces”: one of the two hands of a setting. */
  half: halfInWords,
  setting: (front: string, behind: string) => `${front} in front, ${behind} behind`,
}
