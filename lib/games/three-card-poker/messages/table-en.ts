import { entered, felt } from '@/lib/messages/felt/en'
import { type Paid, settled } from '@/lib/messages/settled/en'
import { words } from '@/lib/messages/en'
import type { TableWords } from '@/lib/games/rules'
import type { RULE_FIELDS, SIDE_BETS } from '../rules'

/** Names and descriptions of rules, bets, variants and pay tables, and the words on the felt. */
export const table = {
  fields: {
    anteBonus: {
      name: 'Ante bonus',
      meaning: 'Paid on the ante whenever you play, whatever the dealer has. A mini royal counts as a straight flush.',
      values: words.paid,
    },
    qualifies: {
      name: 'Dealer qualifies with',
      meaning: 'The weakest hand the dealer plays. With less, the ante pays 1 to 1 and the Play bet pushes.',
      values: {
        none: 'Any hand',
        'jack-high': 'Jack high',
        'queen-high': 'Queen high',
        'king-high': 'King high',
        'ace-high': 'Ace high',
        pair: 'A pair',
      },
    },
    'pair-plus': {
      name: 'Pair Plus',
      meaning: 'Paid by your three cards alone. A hand at 0 loses; a mini royal at 0 is paid as a straight flush.',
      values: words.paid,
    },
    'six-card': {
      name: '6 Card Bonus',
      meaning: 'Paid by the best five of your three cards and the dealer’s three. A hand at 0 loses.',
      values: words.paid,
    },
    'afterFold.pair-plus': words.afterFold('Pair Plus'),
    'afterFold.six-card': words.afterFold('6 Card Bonus'),
  },
  wins: {
    'pair-plus': 'Wins if your three cards make a pair or better, whatever the dealer has.',
    'six-card': 'Wins if your three cards and the dealer’s three make three of a kind or better.',
  },
  variants: {
    '5-4-1': 'Ante bonus 5-4-1',
    '5-3-1': 'Ante bonus 5-3-1',
    '4-3-1': 'Ante bonus 4-3-1',
    '3-2-1': 'Ante bonus 3-2-1',
    '3-1-1': 'Ante bonus 3-1-1',
  },
  tables: {
    '5-4-1': 'Ante bonus 5-4-1',
    '5-3-1': 'Ante bonus 5-3-1',
    '4-3-1': 'Ante bonus 4-3-1',
    '3-2-1': 'Ante bonus 3-2-1',
    '3-1-1': 'Ante bonus 3-1-1',
  },
  payTables: {},
  bets: {
    ante: 'Ante',
    play: 'Play',
    'ante-bonus': 'Ante bonus',
    'pair-plus': 'Pair Plus',
    'six-card': '6 Card Bonus',
  },
  entered,
  felt,
  settled: {
    ...settled,
    equal: () => 'equal hands: pushes',
    anteBonus: ({ hand, pay }: Paid): string => `${words.paid[hand]}: ${pay} to 1 on the ante`,
  },
} satisfies TableWords<typeof RULE_FIELDS, (typeof SIDE_BETS)[number]['id']>
