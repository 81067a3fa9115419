import { entered, felt } from '@/lib/messages/words/felt/en'
import type { Message } from '@/lib/messages/message'
import { comesTo, type Paid, settled } from '@/lib/messages/words/settled/en'
import { words } from '@/lib/messages/words/en'
import type { TableWords } from '@/lib/game/rules'
import type { PAYING_HANDS, RULE_FIELDS, SIDE_BETS } from '../rules'

type PayingHand = (typeof PAYING_HANDS)[number]['id']

const hands = { ...words.paid, 'pair-jacks': 'Pair of jacks or better', 'pair-sixes': 'Pair of sixes to tens' }

/** Names and descriptions of rules, bets, variants and pay tables, and the words on the felt. */
export const table = {
  fields: {
    hands: {
      name: 'Pay table',
      meaning:
        'Paid on the ante and on every bet by your final five cards. At 0 the bets come back. A pair of fives or less loses.',
      values: hands,
    },
    'three-card': {
      name: 'Three Card Bonus',
      meaning: 'Paid by the three community cards alone, even after a fold. A hand at 0 loses.',
      values: words.paid,
    },
  },
  wins: {
    'three-card': 'Wins if the three community cards make a pair or better, even after you fold.',
  },
  variants: {
    standard: 'Standard',
  },
  tables: {
    'straight-4': 'Straight at 4 to 1',
    'straight-5': 'Straight at 5 to 1',
  },
  payTables: {
    'straight-4': 'Straight 4',
    'straight-5': 'Straight 5',
  },
  bets: {
    ante: 'Ante',
    third: 'Third street',
    fourth: 'Fourth street',
    fifth: 'Fifth street',
    'three-card': 'Three Card Bonus',
  },
  entered: {
    ...entered,
    board: { name: 'Community cards', inSentence: 'the community cards' },
    bets: { name: 'Bets made', options: { 1: '1×', 2: '2×', 3: '3×' } },
  },
  felt,
  payouts: {
    win: ({ antes }: { readonly antes: number }): string => `A win with ${antes} antes down`,
    note: ({ times }: { readonly times: number }): string => `The ante and three streets at ${times}×, paid together.`,
  },
  settled: {
    ...settled,
    paying: ({ hand, pay }: Paid<PayingHand>): string => `${hands[hand]}: ${comesTo(pay)}`,
    lessThanSixes: () => 'Less than a pair of sixes: loses',
    lowPair: () => 'a pair: pushes',
    left: () => 'left',
  },
} satisfies TableWords<typeof RULE_FIELDS, (typeof SIDE_BETS)[number]['id']>

/** Why a bet won, lost or pushed. */
export type Reason = Message<(typeof table)['settled']>
