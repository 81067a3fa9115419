import type { Message } from '@/lib/messages/message'
import { comesTo, type Paid } from '@/lib/messages/words/settled/en'
import { en as common } from '@/lib/messages/words/blackjack/en'
import { words } from '@/lib/messages/words/en'
import type { TableWords } from '@/lib/game/rules'
import type { SideHand } from '../hands'
import type { RULE_FIELDS, SIDE_BETS } from '../rules'

const hands = { ...words.paid, 'five-of-a-kind': 'Five of a kind', 'five-of-a-kind-suited': 'Five of a kind, suited' }

/** Names and descriptions of rules, bets, variants and pay tables, and the words on the felt. */
export const table = {
  fields: {
    ...common.fields,
    maxHands: {
      name: 'Hands after splits',
      meaning:
        'How many hands you may have by splitting and splitting again. Aces are split once only and get one card each.',
    },
    decks: {
      name: 'Decks',
      meaning: 'How many decks the shoe has.',
    },
    side: {
      name: 'Side bet',
      meaning: 'Paid by the best five of your two cards, the up card and the flop. A hand at 0 loses.',
      values: hands,
    },
    progressive: {
      name: 'Progressive',
      meaning:
        'Paid by the same seven cards; a win keeps its stake. A royal flush wins the meter, shared evenly by all bets of the round that win it.',
      values: hands,
    },
  },
  wins: {
    side: 'Wins if your two cards, the dealer’s up card and the flop make three of a kind or better.',
    progressive:
      'The bet is one dollar. A full house or better wins. A royal flush wins the jackpot; if several hands have one, they share it.',
  },
  variants: common.variants,
  tables: common.tables,
  payTables: {
    'table-a': 'Table A',
    'table-b-four-of-a-kind-14': 'Table B: four of a kind 14',
    'full-house-4-four-of-a-kind-8': 'Full house 4, four of a kind 8',
    '500-seed': '$500 seed',
  },
  bets: {
    main: 'Bet',
    insurance: 'Insurance',
    side: 'Texas 21 bet',
    progressive: 'Progressive',
  },
  entered: {
    ...common.entered,
    insurance: {
      ...common.entered.insurance,
      options: {
        ...common.entered.insurance.options,
        0: 'Declined: the dealer has no blackjack',
        2: 'Taken: the dealer has no blackjack',
      },
    },
  },
  felt: common.felt,
  settled: {
    ...common.settled,
    side: ({ hand, pay }: Paid<SideHand>): string => `${hands[hand]}: ${comesTo(pay)}`,
    lessThan: ({ hand }: { readonly hand: SideHand }): string => {
      const name = hands[hand].toLowerCase()
      return `Less than ${name.includes('of a kind') ? name : `a ${name}`}: loses`
    },
    nothingPaid: () => 'Less than a hand that is paid: loses',
  },
} satisfies TableWords<typeof RULE_FIELDS, (typeof SIDE_BETS)[number]['id']>

/** Why a bet won, lost or pushed. */
export type Reason = Message<(typeof table)['settled']>
