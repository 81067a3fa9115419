import { entered, felt } from '@/lib/messages/words/felt/en'
import { comesTo, settled } from '@/lib/messages/words/settled/en'
import { words } from '@/lib/messages/words/en'
import type { TableWords } from '@/lib/game/rules'
import type { RULE_FIELDS, SIDE_BETS } from '../rules'

/** Names and descriptions of rules, bets, variants and pay tables, and the words on the felt. */
export const table = {
  fields: {
    ante: {
      name: 'Ante',
      meaning:
        'What the ante pays to one, by your best five of seven, when you beat a dealer who qualifies, and when the dealer has no game.',
      values: words.paid,
    },
    qualifies: {
      name: 'Dealer qualifies with',
      meaning:
        'The weakest hand, from their two cards and the board, with which the dealer has a game. With less, the call pushes.',
      values: words.qualifying,
    },
    noGame: {
      name: 'Dealer without a game',
      meaning:
        'What happens to the ante when the dealer doesn’t qualify. Our sheet pays it by its table, whoever is higher.',
      values: {
        table: 'Ante paid by table, whoever is higher',
        'even-money': 'Ante paid 1 to 1, whoever is higher',
        'push-if-lower': 'Ante paid only if you are higher, else it pushes',
        'lose-if-lower': 'Ante paid if you are higher, lost if you are lower',
      },
    },
    bonus: {
      name: 'Bonus',
      meaning:
        'What the bonus bet pays to one by your two cards and the flop, a pair of aces or better. A hand at 0 loses.',
      values: { ...words.paid, pair: 'Pair of aces' },
    },
  },
  wins: {
    bonus:
      'Wins if your two cards and the flop make a pair of aces or better, whether you call or fold. You can’t bet more on it than your ante.',
  },
  variants: {
    standard: 'Texas Poker sheet',
  },
  tables: {
    sheet: 'Ante 100-20-10-3-2-1',
    'royal-50': 'Ante 50-20-10-3-2-1',
    'royal-20': 'Ante 20-20-10-3-2-1',
    'even-money': 'No game: ante even money',
    'push-if-lower': 'No game: a lower hand pushes',
    'lose-if-lower': 'No game: a lower hand loses',
  },
  payTables: {
    'aces-or-better-7': 'Aces or better 7',
    'flush-or-better-25-else-7': 'Flush or better 25, else 7',
  },
  bets: {
    ante: 'Ante',
    call: 'Call',
    'other-ante': 'Second box: Ante',
    'other-call': 'Second box: Call',
    bonus: 'Bonus',
  },
  entered: {
    ...entered,
    board: { name: 'Flop', inSentence: 'the flop' },
    other: { name: 'Your other box', inSentence: 'your other box' },
  },
  felt,
  settled: {
    ...settled,
    noGame: ({ pay }: { readonly pay: number }): string => `dealer has no game: ${comesTo(pay)}`,
    noGameButHigher: ({ pay }: { readonly pay: number }): string => `dealer has no game but is higher: ${comesTo(pay)}`,
    aces: ({ pay }: { readonly pay: number }): string => `Pair of aces: ${comesTo(pay)}`,
    lessThanAces: () => 'Less than a pair of aces: loses',
  },
} satisfies TableWords<typeof RULE_FIELDS, (typeof SIDE_BETS)[number]['id']>
