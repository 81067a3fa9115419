import type { Message } from '@/lib/messages/message'
import { comesTo, type Paid } from '@/lib/messages/words/settled/en'
import { en as common } from '@/lib/messages/words/blackjack/en'
import { words } from '@/lib/messages/words/en'
import type { TableWords } from '@/lib/game/rules'
import type { PairRow, RULE_FIELDS, SIDE_BETS, ThreeCardRow } from '../rules'

const threeCards = { ...words.paid, 'suited-three-of-a-kind': 'Suited three of a kind' }

const pairs = {
  perfect: 'Perfect pair',
  'same-color': 'Pair of one color',
  mixed: 'Mixed pair',
}

/** Names and descriptions of rules, bets, variants and pay tables, and the words on the felt. */
export const table = {
  fields: {
    ...common.fields,
    decks: {
      name: 'Decks',
      meaning: 'How many decks the shoe has. Fewer decks are better for you.',
    },
    maxHands: {
      name: 'Hands after splits',
      meaning: 'How many hands you may have by splitting and splitting again.',
    },
    resplitAces: {
      name: 'Resplit aces',
      meaning: 'Whether an ace that falls on a split ace may be split again. Split aces get one card each either way.',
    },
    peek: {
      name: 'Dealer looks for a blackjack',
      meaning:
        'With an ace or a ten up the dealer looks at the hole card before you play. Without a hole card, as in much of Europe, a blackjack takes your doubled and split bets too.',
    },
    'twenty-one-plus-three': {
      name: '21+3',
      meaning: 'Paid by your first two cards and the dealer’s up card. A hand at 0 loses.',
      values: threeCards,
    },
    'perfect-pairs': {
      name: 'Perfect Pairs',
      meaning: 'Paid by your first two cards: two of one rank. A pair at 0 loses.',
      values: pairs,
    },
  },
  wins: {
    'twenty-one-plus-three':
      'Wins if your two cards and the dealer’s up card make a flush, a straight or three of a kind.',
    'perfect-pairs': 'Wins if your first two cards are a pair. It pays more if they share the color or the suit.',
  },
  variants: common.variants,
  tables: { ...common.tables, 'no-hole-card': 'No hole card, double on 9 to 11' },
  payTables: {
    '9-to-1': '9 to 1',
  },
  bets: {
    main: 'Bet',
    insurance: 'Insurance',
    'twenty-one-plus-three': '21+3',
    'perfect-pairs': 'Perfect Pairs',
  },
  entered: common.entered,
  felt: common.felt,
  settled: {
    ...common.settled,
    threeCards: ({ hand, pay }: Paid<ThreeCardRow>): string => `${threeCards[hand]}: ${comesTo(pay)}`,
    lessThanFlush: () => 'Less than a flush: loses',
    pair: ({ hand, pay }: Paid<PairRow>): string => `${pairs[hand]}: ${comesTo(pay)}`,
    noPair: () => 'No pair: loses',
  },
} satisfies TableWords<typeof RULE_FIELDS, (typeof SIDE_BETS)[number]['id']>

/** Why a bet won, lost or pushed. */
export type Reason = Message<(typeof table)['settled']>
