import type { Card } from '@/lib/cards/card'
import { cardsInFront, clauseIn, ruleIdOf } from '../ids'
import { skillIn } from '@/lib/messages/skills'
import type { NamedHand } from '@/lib/cards/hand-words'
import { houseWay, WAY_IDS, type WayId } from '@/lib/engines/pai-gow/index'
import { shortCard } from '@/lib/cards/words'
import { words } from '@/lib/messages/words/en'
import type { ActionWords, WayWords } from '@/lib/messages/message'
import { ruleIn, wayIn } from '@/lib/messages/ways'
import { table, wayNames } from './table-en'

/** How a hand is set: the ranks in front, higher first, and the hand behind; null for five aces. */
export interface Setting {
  readonly front: readonly [high: number, low: number]
  readonly behind: NamedHand | null
}

/** A setting, and the shares of deals in which it wins both hands, one of them, and neither. */
export interface SettingEnds {
  readonly setting: Setting
  readonly wins: number
  readonly pushes: number
  readonly losses: number
}

const front = ([high, low]: Setting['front']): string =>
  high === low ? `a pair of ${words.rank(high, 2)}` : `${words.rank(high)}-${words.rank(low)}`

const setting = ({ front: ranks, behind }: Setting): string =>
  `${front(ranks)} in front, ${behind ? words.withHand(behind) : 'five aces'} behind`

/** By how much the share of deals with both hands won, and both lost, differs between two settings. */
export interface Trade {
  readonly wins: number
  readonly losses: number
}

function trade(wins: number, losses: number): string {
  if (wins <= 0) return `loses both hands less often${wins < 0 ? ', which outweighs winning both less often' : ''}`
  if (losses <= 0) return `wins both hands more often${losses < 0 ? ' and loses both less often' : ''}`
  return 'wins both hands more often, which outweighs losing both more often'
}

/** “, one in 40.0% and neither in 12.1%”: how often a setting doesn’t win both hands. */
const rest = ({ pushes, losses }: SettingEnds): string =>
  losses === 0
    ? ` and one in ${words.percent(pushes)}`
    : `, one in ${words.percent(pushes)} and neither in ${words.percent(losses)}`

/** Ways to set hands, for figures of many hands. */
const manners = {
  'house-way': { name: 'House way', doing: 'Following the house way' },
  'other-setting': { name: 'Another setting', doing: 'Setting otherwise' },
  'best-setting': { name: 'Best setting', doing: 'Setting best' },
  keep: { name: 'Keep together', doing: 'Keeping everything behind' },
  split: { name: 'Split', doing: 'Splitting' },
  break: { name: 'Break', doing: 'Breaking the straight or flush' },
  'keep-complete': { name: 'Keep the straight or flush', doing: 'Keeping the straight or flush' },
  'pair-in-front': { name: 'Pair in front', doing: 'Putting the pair in front' },
  'pair-behind': { name: 'Pair behind', doing: 'Keeping the pair behind' },
  'lower-in-front': { name: 'The lower in front', doing: 'Putting the lower in front' },
  'middle-in-front': { name: 'The middle pair in front', doing: 'Putting the middle pair in front' },
  'lowest-in-front': { name: 'The lowest pair in front', doing: 'Putting the lowest pair in front' },
  'lower-kicker': { name: 'The third kicker in front', doing: 'Putting the third kicker in front' },
} satisfies Record<string, ActionWords>

export type Manner = keyof typeof manners

function action(id: string): ActionWords {
  if (Object.hasOwn(manners, id)) return manners[id as Manner]
  const cards = cardsInFront(id)
    .map((card) => shortCard(card, 'Joker'))
    .join(' ')
  return { name: `${cards} in front`, doing: `Setting ${cards} in front` }
}

/**
 * A clause with its terms explained. A sheet explains a term in the first clause that has it, but lessons take the
 * clauses in another order.
 */
const explained = (sentence: string): string =>
  sentence
    .replace(
      /^A high pair and a low one( \(twos to sixes\))?,/,
      'A high pair (jacks to kings) and a low one (twos to sixes),',
    )
    .replace(/^A medium pair and a low one,/, 'A medium pair (sevens to tens) and a low one (twos to sixes),')
    .replace(/or two medium pairs,/, 'or two medium pairs (sevens to tens),')

const rules: Readonly<Record<string, string>> = Object.fromEntries(
  WAY_IDS.flatMap((way) => houseWay(way).clauses.map(({ id, sentence }) => [ruleIdOf(way, id), explained(sentence)])),
)

/** Clauses of short ways that a search found. */
const shortRules = {
  'short-playnow-F4': 'Two sets of three: put a pair from the higher set in front.',
  'short-three-pairs': 'Three pairs: put the highest one in front.',
  'short-pairs-ace':
    'Two pair up to jacks with an ace: keep both behind and put your two highest other cards in front.',
  'short-second-kind':
    'Two pair: put the lower one in front. With three or four of a kind and a pair, put the pair in front. With two such pairs, put the higher one in front.',
  'short-keep-complete':
    'A straight, a flush or better: keep it behind and put the two highest cards it can spare in front.',
  'short-three-aces': 'Three aces: keep two behind and put the third ace and your highest other card in front.',
  'short-nothing-2': 'No pair: keep the highest card behind and put the next two in front.',
  'short-one-kind':
    'Only one pair, three or four of a kind: keep it behind and put your two highest other cards in front.',
  'short-rest': 'Everything else: keep the best hand you can behind.',
}

export type ShortRules = typeof shortRules

export type Ways = Readonly<Record<WayId | 'optimal', WayWords>>

const ways = {
  ...Object.fromEntries(
    WAY_IDS.map((id) => [
      id,
      { name: `House way: ${houseWay(id).name}`, about: `Set every hand as this house way says. ${houseWay(id).note}` },
    ]),
  ),
  optimal: {
    name: 'Best play',
    about:
      'Set each hand in the way that is worth most against the dealer’s house way. Estimated from a sample of hands, each solved exactly.',
    leaves: 'every hand',
  },
} as Ways

export const en = {
  about:
    'Set seven cards as two hands, two in front and five behind. Win both against the dealer, who sets by fixed rules, the house way.',
  ...table,
  action,
  stages: {
    set: 'Set your hand',
  },
  map: {
    name: 'House way',
    rowsName: 'Your seven cards',
    columnsName: 'Clause',
    note: 'The clauses of the house ways by the kind of hand. Which of them a hand falls under depends on the house way in force; some have clauses that others lack.',
    rows: {
      A: 'Five aces',
      Q: 'Four of a kind',
      F: 'Full house',
      P3: 'Three pairs',
      T: 'Two pair',
      S1: 'Straight or flush, no pair',
      S2: 'Straight or flush, one pair',
      S3: 'Straight or flush, three of a kind',
      K: 'Three of a kind',
      P1: 'One pair',
      N1: 'No pair',
    },
  },
  drills: {
    'as-dealt': { name: 'As dealt', about: 'Every hand as it comes from the deck, played to the showdown.' },
    'close-calls': {
      name: 'Close calls',
      about: 'Hands that the house way does not set in the best way, or in which another idea comes near it.',
    },
    'house-way': {
      name: 'Every clause',
      about: 'Each clause of the house way as often as any other, so that the rare ones are learned too.',
    },
    'two-pairs': { name: 'Two pair', about: 'Split them or keep them behind?' },
    complete: { name: 'Straights and flushes', about: 'Keep the straight or flush, and what goes in front of it?' },
    joker: { name: 'With the joker', about: 'Hands that hold the joker.' },
  },
  skill: skillIn({}, clauseIn(rules, wayNames)),
  way: wayIn(ways, words.foundWay),
  rule: ruleIn({ ...rules, ...shortRules }),
  rules,
  why: {
    verdict: ({ low }: { readonly low: readonly Card[] }): string =>
      `Put ${words.and(low.map((card) => shortCard(card, 'the joker')))} in front.`,
    /** How the best setting ends more or less often than the house way’s: in both hands won, and in both lost. */
    exception: ({ wins, losses }: Trade): string =>
      `The house way isn’t best with these cards: the other setting ${trade(wins, losses)}.`,
    counts: (at: SettingEnds): string =>
      `With ${setting(at.setting)}, you win both hands in ${words.percent(at.wins)} of deals${rest(at)}.`,
    byHouse: (at: SettingEnds): string =>
      `The house way, ${setting(at.setting)}, wins both in ${words.percent(at.wins)}${rest(at)}.`,
    allTheSame: (): string => 'Every setting is worth the same.',
    next: (at: SettingEnds): string =>
      `Next best is ${setting(at.setting)}: it wins both in ${words.percent(at.wins)}${rest(at)}.`,
    joker: (): string => 'The joker completes a straight or flush behind; otherwise it is an ace.',
    rarity: ({ once }: { readonly once: number }): string => `This clause sets one hand in ${words.count(once)}.`,
  },
}

export type Messages = typeof en
