import type { Card } from '@/lib/cards/card'
import { entered, felt } from '@/lib/messages/words/felt/en'
import type { FieldWords, Message } from '@/lib/messages/message'
import { comesTo, type Paid, settled } from '@/lib/messages/words/settled/en'
import { words } from '@/lib/messages/words/en'
import type { TableWords } from '@/lib/game/rules'
import {
  type HandResult,
  type MixResult,
  type Position,
  POSITION_NAMES,
  type RULE_FIELDS,
  type SIDE_BETS,
} from '../rules'

const hands = { ...words.paid, pair: 'Pair of jacks or better' }

/** What happens to Play and the add-on with less than a pair of jacks. */
const less = (at: string): FieldWords => ({
  name: `Less than jacks at ${at}`,
  meaning:
    'What happens to Play and add-on with less than a pair of jacks. You lose your stake or it pushes; a higher square never costs you more.',
  values: {
    loses: 'Loses the stake',
    pushes: 'Pushes',
  },
})

/** Three cards of different ranks, high to low, and those of them that share a suit. */
interface ThreeRanks {
  readonly ranks: readonly number[]
  readonly suited: readonly number[]
}

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' })

function suitsInWords(suited: readonly number[]): string {
  if (suited.length === 0) return 'three suits'
  return suited.length === 3 ? 'one suit' : `${words.and(suited.map((rank) => words.rank(rank)))} suited`
}

/** Names and descriptions of rules, bets, variants and pay tables, and the words on the felt. */
export const table = {
  fields: {
    x1: {
      name: 'Pays at ×1',
      meaning: 'What Play and add-on are paid, to one, when you win no contest. A hand at 0 pushes.',
      values: hands,
    },
    x2: {
      name: 'Pays at ×2',
      meaning: 'What Play and add-on are paid, to one, when you win one contest. A hand at 0 pushes.',
      values: hands,
    },
    x5: {
      name: 'Pays at ×5',
      meaning: 'What Play and add-on are paid, to one, when you win both contests. A hand at 0 pushes.',
      values: hands,
    },
    'lessThanJacks.x1': less('×1'),
    'lessThanJacks.x2': less('×2'),
    'lessThanJacks.x5': less('×5'),
    addOns: {
      name: 'Add-ons offered',
      meaning:
        'What part of the Play bet you may add before the dealer turns a card. The sheet allows anything up to half. Every part pays like the Play bet, so only the largest or none is ever best.',
      values: {
        0.5: 'A half of the Play bet',
        0.25: 'A quarter of the Play bet',
        0.1: 'A tenth of the Play bet',
      },
    },
    mayHold: {
      name: 'You may hold a winning card',
      meaning:
        'Whether you may keep a card that wins a contest. The sheet says that you must place one. Holding is never better at its pays.',
    },
    'mix-and-match': {
      name: 'Mix & Match',
      meaning: 'Paid by the suits of your three cards and the dealer’s third. A hand at 0 loses.',
      values: {
        match: 'Match: all of one suit',
        mix: 'Mix: all four suits',
      },
    },
  },
  wins: {
    'mix-and-match':
      'Wins if your three cards and the dealer’s third card are all the same suit, or all different suits.',
  },
  variants: {
    standard: 'Standard',
  },
  tables: {
    trial: 'The trial’s table',
  },
  payTables: {
    standard: 'Standard',
    '6-and-20': '6 and 20',
  },
  bets: {
    play: 'Play',
    'add-on': 'Add-on',
    ...POSITION_NAMES,
    'mix-and-match': 'Mix & Match',
  },
  entered: {
    ...entered,
    dealer: { name: 'Contest cards', inSentence: 'the contest cards' },
    placed: { name: 'Placed at the first', inSentence: 'the placed at the first' },
    addOn: {
      name: 'Add-on made',
      options: { 0: 'None', 0.1: 'A tenth', 0.25: 'A quarter', 0.5: 'A half' },
    },
  },
  felt: {
    ...felt,
    contestOne: () => 'Contest one',
    contestTwo: () => 'Contest two',
    mixAndMatch: () => 'Mix & Match',
    pairWith: ({ pair, side }: { readonly pair: number; readonly side: number }): string =>
      `pair of ${words.rank(pair, 2)} with ${words.aRank(side)}`,
    threeRanks: ({ ranks, suited }: ThreeRanks): string =>
      `${ranks.map((rank) => words.rank(rank)).join('-')}, ${suitsInWords(suited)}`,
    notWon: () => 'not won',
    wonBy: ({ card }: { readonly card: Card }): string => `won by ${words.theCard(card)}`,
    noneWins: () => 'none of your cards wins',
    oneWins: ({ ranks }: { readonly ranks: readonly number[] }): string =>
      `your ${OR.format(ranks.map((rank) => words.rank(rank)))} wins`,
  },
  settled: {
    ...settled,
    at: ({ hand, position, pay }: Paid<HandResult> & { readonly position: Position }): string =>
      `${hand === 'less' ? 'less than a pair of jacks' : hands[hand].toLowerCase()} at ${POSITION_NAMES[position]}: ${comesTo(pay)}`,
    suits: ({ suits, pay }: { readonly suits: MixResult; readonly pay: number }): string =>
      `${suits === 'mix' ? 'all four suits' : 'all of one suit'}: ${comesTo(pay)}`,
    noMix: () => 'neither one suit nor four: loses',
    left: () => 'left where it lies',
    play: () => 'Play',
    playAndAddOn: () => 'Play and add-on',
  },
} satisfies TableWords<typeof RULE_FIELDS, (typeof SIDE_BETS)[number]['id']>

/** Why a bet won, lost or pushed. */
export type Reason = Message<(typeof table)['settled']>
