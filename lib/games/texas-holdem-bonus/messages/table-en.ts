import { entered, felt } from '@/lib/messages/words/felt/en'
import type { Message } from '@/lib/messages/message'
import { comesTo, type Paid, settled } from '@/lib/messages/words/settled/en'
import { words } from '@/lib/messages/words/en'
import type { TableWords } from '@/lib/game/rules'
import type { BonusHand, BonusRules, RULE_FIELDS, SIDE_BETS } from '../rules'

const hands = {
  'aces-both': 'Aces, and aces for the dealer',
  aces: 'Aces',
  'ace-king-suited': 'Ace-king suited',
  'ace-queen-jack-suited': 'Ace with a queen or jack, suited',
  'ace-king-offsuit': 'Ace-king offsuit',
  'king-queen-jack-pair': 'Kings, queens or jacks',
  'ace-queen-jack-offsuit': 'Ace with a queen or jack, offsuit',
  pair: 'Tens to twos',
}

/** Names and descriptions of rules, bets, variants and pay tables, and the words on the felt. */
export const table = {
  fields: {
    antePaidFrom: {
      name: 'Ante paid from',
      meaning:
        'The weakest winning hand that the ante pays, 1 to 1. With less, the ante comes back and the other bets still pay.',
      values: {
        straight: 'A straight',
        flush: 'A flush',
      },
    },
    ties: {
      name: 'Ties',
      meaning:
        'What happens to your bets when both hands are equal. They push at every table we know. The other setting shows how much that’s worth.',
      values: {
        push: 'All bets push',
        lose: 'All bets lose',
      },
    },
    bonus: {
      name: 'Bonus',
      meaning:
        'What the bonus bet pays to one by your two hole cards, whatever you bet and whoever wins. A hand at 0 loses.',
      values: hands,
    },
    'first-five': {
      name: 'First 5 Jackpot',
      meaning:
        'What the bet pays to one for your two cards and the flop. A royal flush wins the meter if you enter one; otherwise it pays what you see here.',
      values: words.paid,
    },
    'afterFold.bonus': words.afterFold('Bonus'),
    'afterFold.first-five': words.afterFold('First 5 Jackpot'),
  },
  wins: {
    bonus:
      'Wins if your two cards are a pair, or an ace with a king, queen or jack. Aces against the dealer’s aces pay most.',
    'first-five':
      'Wins if your two cards and the flop make three of a kind or better. A royal flush wins the jackpot, shared by everyone who bet on it. Enter your share, including your own bet.',
  },
  variants: {
    straight: 'Ante paid from a straight',
    flush: 'Ante paid from a flush',
  },
  tables: {
    straight: 'Ante paid from a straight',
    flush: 'Ante paid from a flush',
    'ties-lose': 'Ties lose',
  },
  payTables: {
    'an-example': 'An example',
  },
  bets: {
    ante: 'Ante',
    'flop-bet': 'Flop bet',
    'turn-bet': 'Turn bet',
    'river-bet': 'River bet',
    bonus: 'Bonus',
    'first-five': 'First 5 Jackpot',
  },
  entered: { ...entered, turnBet: { name: 'Bet on the flop' } },
  felt,
  settled: {
    ...settled,
    anteUnpaid: ({ from }: { readonly from: BonusRules['antePaidFrom'] }): string =>
      `wins with less than a ${from}: pushes`,
    lessThanAntePays: () => 'less than the ante is paid for: pushes',
    bonus: ({ hand, pay }: Paid<BonusHand>): string => `${hands[hand]}: ${comesTo(pay)}`,
    noBonusHand: () => 'no bonus hand: loses',
  },
} satisfies TableWords<typeof RULE_FIELDS, (typeof SIDE_BETS)[number]['id']>

/** Why a bet won, lost or pushed. */
export type Reason = Message<(typeof table)['settled']>
