import { entered, felt } from '@/lib/messages/words/felt/en'
import type { PokerHand } from '@/lib/cards/hands'
import { settled } from '@/lib/messages/words/settled/en'
import { words } from '@/lib/messages/words/en'
import type { TableWords } from '@/lib/game/rules'
import type { RULE_FIELDS, SIDE_BETS } from '../rules'

/** Names and descriptions of rules, bets, variants and pay tables, and the words on the felt. */
export const table = {
  fields: {
    blind: {
      name: 'Blind',
      meaning:
        'What the Blind pays to one when you win. A win with less than a straight gives it back; a loss loses it.',
      values: words.paid,
    },
    qualifies: {
      name: 'Dealer qualifies with',
      meaning:
        'The weakest hand that qualifies for the dealer, made from their two cards and the board. Below it you get the Ante back, win or lose.',
      values: words.qualifying,
    },
    preflopRaises: {
      name: 'Raises before the flop',
      meaning: 'How many antes you may bet before the flop. It’s two on the flop and one on the river.',
      values: {
        4: '4×',
        3: '3×',
        2: '2×',
        1: '1×',
      },
    },
    trips: {
      name: 'Trips',
      meaning: 'What the Trips bet pays to one for your best five of seven cards, even if the dealer beats you.',
      values: words.paid,
    },
    'afterFold.trips': words.afterFold('Trips'),
  },
  wins: {
    trips: 'Wins if you make three of a kind or better, even if the dealer beats you.',
  },
  variants: {
    standard: 'Standard rules',
  },
  tables: {
    usual: 'Flush at 3 to 2',
    '4x-only': 'Only 4× before the flop',
    '3x-only': 'Only 3× before the flop',
    'flush-2': 'Flush at 2 to 1',
    'flush-1': 'Flush at 1 to 1',
  },
  payTables: {
    'flush-3-to-2': 'Flush 3 to 2',
    'flush-2-to-1': 'Flush 2 to 1',
    'flush-1-to-1': 'Flush 1 to 1',
  },
  bets: {
    ante: 'Ante',
    blind: 'Blind',
    play: 'Play',
    trips: 'Trips',
  },
  entered,
  felt,
  payouts: {
    play: (): string => 'Play',
    note: (): string => 'The Play bet, and what a win pays on it.',
    times: ({ times }: { readonly times: number }): string => `${times}×`,
  },
  settled: {
    ...settled,
    blindUnpaid: ({ hand }: { readonly hand: PokerHand }): string => `${words.paid[hand]}: no pay, pushes`,
  },
} satisfies TableWords<typeof RULE_FIELDS, (typeof SIDE_BETS)[number]['id']>
