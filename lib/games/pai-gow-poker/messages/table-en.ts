import { entered, felt, type HalfHand, halfInWords } from '@/lib/messages/words/felt/en'
import type { Message } from '@/lib/messages/message'
import { type Paid, settled } from '@/lib/messages/words/settled/en'
import { houseWay, WAY_IDS, type WayId } from '@/lib/engines/pai-gow/index'
import { words } from '@/lib/messages/words/en'
import type { TableWords } from '@/lib/game/rules'
import { tidyNet } from '@/lib/game/ev'
import type { BonusRow, RULE_FIELDS, SIDE_BETS } from '../rules'

export const wayNames = Object.fromEntries(WAY_IDS.map((id) => [id, houseWay(id).name])) as Readonly<
  Record<WayId, string>
>

const bonus = {
  ...words.paid,
  'seven-card-straight-flush': 'Seven-card straight flush, no joker',
  'royal-flush-royal-match': 'Royal flush, no joker, and a suited king-queen',
  'seven-card-straight-flush-joker': 'Seven-card straight flush with the joker',
  'five-aces': 'Five aces',
  'three-pair-push': 'Three pair',
}

/** Which halves are copies, and whether the player banks and so wins them. */
export interface Copied {
  readonly half: 'front' | 'behind' | 'both'
  readonly banking: boolean
}

/** “, the copy in front the banker’s” */
const copiesIn = (copied: Copied | null): string =>
  copied === null
    ? ''
    : `, ${copied.half === 'both' ? 'both copies' : `the copy ${copied.half === 'front' ? 'in front' : 'behind'}`} ${copied.banking ? 'yours as the banker' : 'the banker’s'}`

/** Names and descriptions of rules, bets, variants and pay tables, and the words on the felt. */
export const table = {
  fields: {
    houseWay: {
      name: 'House way',
      meaning: 'How the dealer sets their seven cards. You may set yours as you like.',
      values: wayNames,
      own: 'A house way of one’s own',
    },
    commission: {
      name: 'Commission',
      meaning: 'What the house takes from a win: 0.05 is 5%.',
    },
    wheel: {
      name: 'A-2-3-4-5',
      meaning: 'Where the wheel ranks among the straights: just below ace-high, or lowest of all.',
      values: {
        'second-highest': 'Second-highest straight',
        lowest: 'Lowest straight',
      },
    },
    banking: {
      name: 'You bank',
      meaning:
        'You are the banker: equal hands, the copies, go to you instead of the dealer. A win still pays the commission.',
    },
    keepComplete: {
      name: 'Dealer keeps straights and flushes',
      meaning:
        'A straight or flush stays whole even if the pair it needs cannot go in front. Off: the dealer plays such a hand as one pair.',
    },
    bonus: {
      name: 'Bonus',
      meaning:
        'Paid to one on the best hand of your seven cards, in the first row it fits. If a row is at 0, the next one counts.',
      values: bonus,
      asks: '1 if the bet comes back, 0 if it loses',
    },
  },
  wins: {
    bonus:
      'Wins if the best hand of your seven cards is a straight or better, however you set them. For this bet, three of a kind beats a straight.',
  },
  variants: Object.fromEntries(WAY_IDS.map((id) => [id, `House way: ${wayNames[id]}`])),
  tables: {
    playnow: 'House way of the rule sheet',
    'ballys-ac': 'House way of Bally’s',
    foxwoods: 'House way of Foxwoods',
    mgm: 'House way of the MGM casinos',
    banking: 'You bank',
    'wheel-lowest': 'A-2-3-4-5 the lowest straight',
    'no-commission': 'No commission at all',
  },
  payTables: {
    'fortune-5000-1000-750-250-100-50-20-5-4-3-2-three-pair-pushes':
      'Fortune 5000-1000-750-250-100-50-20-5-4-3-2, three pair pushes',
    'fortune-8000-2000-1000-400-150-50-25-5-4-3-2': 'Fortune 8000-2000-1000-400-150-50-25-5-4-3-2',
    'fortune-5000-2000-1000-400-150-50-25-5-4-3-2': 'Fortune 5000-2000-1000-400-150-50-25-5-4-3-2',
    'fortune-2500-1000-750-250-125-50-25-5-4-3-2': 'Fortune 2500-1000-750-250-125-50-25-5-4-3-2',
    'fortune-5000-1000-500-300-110-45-25-5-4-3-2': 'Fortune 5000-1000-500-300-110-45-25-5-4-3-2',
  },
  arrange: { into: 'In front', rest: 'Behind', suggestedBy: 'House way' },
  bets: {
    main: 'Bet',
    bonus: 'Bonus',
    envy: 'Envy',
  },
  entered,
  felt: {
    ...felt,
    dealerInFront: () => 'Dealer, in front',
    dealerBehind: () => 'Dealer, behind',
    handInFront: () => 'Your hand, in front',
    handBehind: () => 'Your hand, behind',
    playersHandInFront: () => 'Player’s hand, in front',
    playersHandBehind: () => 'Player’s hand, behind',
    half: halfInWords,
    halfWins: (half: HalfHand): string => `${halfInWords(half)}, wins`,
    halfCopyWins: (half: HalfHand): string => `${halfInWords(half)}, a copy: wins for the banker`,
    halfCopied: (half: HalfHand): string => `${halfInWords(half)}, a copy: goes to the banker`,
    halfLoses: (half: HalfHand): string => `${halfInWords(half)}, loses`,
  },
  payouts: {
    win: (): string => 'A win, less the commission',
    note: ({ commission }: { readonly commission: number }): string =>
      `Commission ${tidyNet(100 * commission)}%, exact or rounded up, as your house has it.`,
  },
  settled: {
    ...settled,
    bothWin: (at: { readonly copied: Copied | null; readonly commission: number }): string =>
      `both hands win${copiesIn(at.copied)}: 1 to 1${at.commission > 0 ? ` less ${tidyNet(100 * at.commission)}%` : ''}`,
    oneEach: ({ copied }: { readonly copied: Copied | null }): string => `one hand each${copiesIn(copied)}: pushes`,
    bothLose: ({ copied }: { readonly copied: Copied | null }): string => `both hands lose${copiesIn(copied)}: loses`,
    foul: () => 'the two in front outrank the five: foul, loses',
    bonus: ({ hand, pay }: Paid<BonusRow>): string => `${bonus[hand]}: wins ${pay} to 1`,
    dealersPaiGow: ({ high }: { readonly high: number }): string =>
      `the dealer’s ${words.rank(high)}-high pai gow: pushes`,
    envied: () => 'somebody else’s hand: envy',
    nothingToEnvy: () => 'nobody else has four of a kind',
    threePair: () => 'Three pair: pushes',
    lessThanTable: () => 'less than the table pays: loses',
  },
} satisfies TableWords<typeof RULE_FIELDS, (typeof SIDE_BETS)[number]['id']>

/** Why a bet won, lost or pushed. */
export type Reason = Message<(typeof table)['settled']>
