import { skillIn } from '@/lib/messages/skills'
import { type Card, parseCard, rankNamed } from '@/lib/cards/card'
import { type Exception, words } from '@/lib/messages/words/en'
import type { ActionWords, WayWords } from '@/lib/messages/message'
import { type Listed, ruleIn, signInWords, type SignWords, wayIn } from '@/lib/messages/ways'
import { must } from '@/lib/result'
import { capital, lowerFirst } from '@/lib/text'
import type { XxAction } from '../round'
import { ADD_ON_NAMES, ADD_ONS, POSITION_NAMES, type Position } from '../rules'
import { table } from './table-en'

const ACTIONS: Readonly<Record<string, ActionWords>> = {
  decline: { name: 'Decline', doing: 'Declining' },
  hold: { name: 'Hold', doing: 'Holding' },
  // For figures of many hands: which of several winning cards is placed.
  'place:lowest': { name: 'Place the lowest that wins', doing: 'Placing the lowest that wins' },
  'place:highest': { name: 'Place the highest that wins', doing: 'Placing the highest that wins' },
  ...Object.fromEntries(
    ADD_ONS.map((addOn): [string, ActionWords] => [
      addOn === 0.5 ? 'add' : `add-${addOn}`,
      { name: `Add a ${ADD_ON_NAMES[addOn]}`, doing: `Adding a ${ADD_ON_NAMES[addOn]}` },
    ]),
  ),
}

/** Throws if the text isn't an action of the game. */
function action(id: XxAction): ActionWords {
  const known = ACTIONS[id]
  if (known) return known
  const card = words.card(must(parseCard(id.replace(/^place:/, ''))))
  return { name: `Place the ${card}`, doing: `Placing the ${card}` }
}

const best = (played: readonly XxAction[]): string => {
  const names = played.map((id) => action(id).name)
  // “Place the eight of clubs or the king of clubs”: the verb is said once.
  const [verb = ''] = names[0]?.split(' ') ?? []
  const isOne = names.every((name) => name.startsWith(`${verb} the `))
  return words.or(names.map((name, i) => (i === 0 ? name : isOne ? name.slice(verb.length + 1) : lowerFirst(name))))
}

const ways = {
  short: { name: 'The short list', about: 'Add on by the short list of this game’s guide.' },
  'exact-list': {
    name: 'The exact list',
    about: 'Add on by the exact list, which under the standard rules is the best play of every hand.',
  },
  pairs: {
    name: 'Only pairs and one suit',
    about: 'Add on with a pair or better and with three cards of one suit, and with nothing else.',
  },
  'never-add': { name: 'Never add on', about: 'Make only the Play bet with every hand.' },
  'always-add': { name: 'Always add on', about: 'Add the half without looking.' },
  'highest-first': {
    name: 'Highest card first',
    about: 'Meet each contest with the highest card that wins; add on where that still pays.',
    leaves: 'the add-on',
  },
} satisfies Record<string, WayWords>

export type WayId = keyof typeof ways

const rules = {
  pair: 'Add on with any pair or three of a kind.',
  suited: 'Add on with three cards of one suit.',
  'nine-or-higher': 'Add on with three cards that fit one straight, all nine or higher.',
  'in-a-row': 'Add on with three in a row, eight-seven-six or higher.',
  'with-an-eight': 'Add on with queen-jack-eight, jack-ten-eight and jack-nine-eight.',
  decline: 'Otherwise don’t add on, even with aces and kings.',
  'contest-one-lowest': 'Place the lowest card that wins.',
  'contest-one-none': 'Hold when no card wins.',
  'contest-two-lowest': 'Place the lowest card that wins.',
  'contest-two-none': 'Hold when no card wins.',
}

/** The exact list of add-ons: each rule after those above it, and by itself. */
const exact: Readonly<Record<ExactRule, { readonly text: string; readonly alone: string | null }>> = {
  pair: { text: 'Add on with any pair or three of a kind.', alone: null },
  'seven-three-two': { text: 'Don’t add on with seven-three-two of one suit.', alone: null },
  suited: {
    text: 'Add on with any other three cards of one suit.',
    alone: 'Add on with three cards of one suit, except seven-three-two.',
  },
  'king-ten-nine': { text: 'With king-ten-nine, add on only if all three suits differ.', alone: null },
  'nine-or-higher': {
    text: 'Add on with any other three that fit one straight, all nine or higher.',
    alone:
      'Add on with three cards that fit one straight, all nine or higher, except king-ten-nine with two cards of one suit.',
  },
  'in-a-row': { text: 'Add on with three in a row, eight-seven-six or higher.', alone: null },
  'queen-jack-eight': {
    text: 'With queen-jack-eight, add on unless the queen and jack share a suit.',
    alone: null,
  },
  'with-an-eight': { text: 'Add on with jack-ten-eight and jack-nine-eight.', alone: null },
  'three-suits': {
    text: 'Add on with ten-nine-seven, ten-eight-seven and seven-six-five if all three suits differ.',
    alone: null,
  },
  decline: {
    text: 'Otherwise don’t add on, even with aces and kings.',
    alone: 'Without a pair, one suit or cards close enough to a straight, don’t add on, even with aces and kings.',
  },
}

/** Rules of strategies besides those of the short list. */
const wayRules = {
  'then-lowest': 'Then place the lowest card that wins each contest.',
  'decline-all': 'Never add on.',
  'add-all': 'Add on with every hand.',
  highest: 'Place the highest card that wins each contest.',
}

export type WayRules = typeof wayRules

const signs = {
  pair: 'a pair or three of a kind',
  straight: 'three cards that fit one straight',
  near: 'three cards in a row or with one gap',
  row: 'three cards in a row',
  'one-suit': 'three cards of one suit',
  'three-suits': 'all of different suits',
  from: (rank = 0): string => `no card below ${words.aRank(rank)}`,
  high: (rank = 0): string => (rank === 12 ? 'an ace' : `${words.aRank(rank)} or better`),
} satisfies SignWords

export type Signs = Readonly<Record<keyof typeof signs, SignWords[string]>>

const made = {
  exact: ({ rule }: { readonly rule: ExactRule }): string => exact[rule].text,
  listed: (rule: Listed): string =>
    words.listed(rule.says === 'add' ? 'Add on' : 'Decline', rule, (id) => signInWords(signs, id)),
}

export type Made = typeof made

export const skills = {
  'add-on pair or better': 'A pair or three of a kind: add on?',
  'add-on one suit': 'Three cards of one suit: add on?',
  'add-on low one suit': 'The lowest hands of one suit: add on?',
  'add-on high straight cards': 'High straight cards: add on?',
  'add-on low straight cards': 'Low straight cards: add on?',
  'add-on nothing': 'No pair, no suit, no straight cards: add on?',
  'contest one one card wins': 'First contest, one of your cards wins',
  'contest one two cards win': 'First contest, two of your cards win',
  'contest one three cards win': 'First contest, all your cards win',
  'contest two one card wins': 'Second contest, one of your cards wins',
  'contest two two cards win': 'Second contest, two of your cards win',
  'contest two three cards win': 'Second contest, all your cards win',
  'contest two after a win one card wins': 'Second contest after a win, one of your cards wins',
  'contest two after a win two cards win': 'Second contest after a win, both your cards win',
}

/** “Ten-nine-seven: add on?” */
function byRanks(id: string): string | undefined {
  const letters = /^add-on ([2-9TJQKA]{3})$/.exec(id)?.[1]
  const ranks = [...(letters ?? '')].map(rankNamed)
  const isSpelled = ranks.length > 0 && ranks.every((rank, i) => i === 0 || rank < ranks[i - 1]!)
  return !isSpelled ? undefined : `${capital(ranks.map((rank) => words.rank(rank)).join('-'))}: add on?`
}

export const en = {
  about:
    'Three cards against a pay table. Win one of two contests and your bets pay double; win both and they pay five times.',
  ...table,
  action,
  stages: {
    'add-on': 'Add-on',
    'contest-one': 'First contest',
    'contest-two': 'Second contest',
  },
  map: words.threeCardMap('The best play before the dealer turns a card. ', 'the third card and the suits decide'),
  ends: POSITION_NAMES,
  drills: {
    'as-dealt': { name: 'As dealt', about: 'Whole rounds, from the add-on to the last card.' },
    'add-on': { name: 'Add-on', about: 'Add half the Play bet, or not, before a card of the dealer shows.' },
    'close-add-ons': {
      name: 'Close add-ons',
      about: 'Hands near the line: straight cards, high cards, the lowest of one suit.',
    },
    'contest-one': { name: 'First contest', about: 'Two or three of your cards win: which to place.' },
  },
  skill: skillIn(skills, byRanks),
  way: wayIn(ways, words.foundWay),
  rule: ruleIn({ ...rules, ...wayRules }, made),
  rules,
  alone: { decline: exact.decline.alone! },
  exact,
  why: {
    /** `ranks`, high to low: Q-J-8. */
    verdict: (at: { readonly best: readonly XxAction[]; readonly ranks: string; readonly isSuited: boolean }): string =>
      `${best(at.best)} with ${at.ranks}${at.isSuited ? ' suited' : ''}.`,
    contestVerdict: (at: { readonly best: readonly XxAction[]; readonly contest: Card }): string =>
      `${best(at.best)} against the ${words.card(at.contest)}.`,
    shortListErrs: (): string => 'The short list is wrong here.',
    exactSays: ({ rule }: { readonly rule: ExactRule }): string =>
      `The exact list: ${exact[rule].alone ?? exact[rule].text}`,
    exception: ({ cause }: { readonly cause: Exception }): string => words.exception(cause),
    ends: ({ x2, x5 }: { readonly x2: number; readonly x5: number }): string =>
      `The bets end at ${POSITION_NAMES.x2} in ${words.percent(x2)} of deals and at ${POSITION_NAMES.x5} in ${words.percent(x5)}.`,
    betsWin: ({ wins, loses }: { readonly wins: number; readonly loses: number }): string =>
      `They win in ${words.percent(wins)} and ${loses === 0 ? 'never lose' : `lose in ${words.percent(loses)}`}.`,
    addOnWorth: ({ order }: { readonly order: number }): string =>
      order === 0
        ? 'On average, the Play bet neither wins nor loses, and nor does an add-on.'
        : order > 0
          ? 'On average, the Play bet wins, so the largest add-on wins most.'
          : 'On average, the Play bet loses, so an add-on would lose more.',
    noneWins: ({ contest }: { readonly contest: Card }): string =>
      `None of your cards beats the ${words.card(contest)}: it takes a higher card of the same suit.`,
    contestWorth: ({ at, order }: { readonly at: Position; readonly order: number }): string =>
      `Your hand is worth ${order === 0 ? 'as much' : order > 0 ? 'more' : 'less'} at ${POSITION_NAMES[at]} ${order === 0 ? 'as' : 'than'} if you hold.`,
    onlyOne: ({ card }: { readonly card: Card }): string => `Of your cards, only the ${words.card(card)} wins.`,
    anyWins: (): string => 'Any card that wins does as well: there is no contest after this one.',
    chances: (at: {
      readonly unseen: number
      readonly each: readonly { readonly card: Card; readonly beaten: number }[]
    }): string =>
      `Of the ${words.count(at.unseen)} cards that can come next, what you keep beats ${words.and(at.each.map(({ card, beaten }) => `${words.count(beaten)} without the ${words.card(card)}`))}.`,
  },
}

export type ExactRule =
  | 'pair'
  | 'seven-three-two'
  | 'suited'
  | 'king-ten-nine'
  | 'nine-or-higher'
  | 'in-a-row'
  | 'queen-jack-eight'
  | 'with-an-eight'
  | 'three-suits'
  | 'decline'

export type Messages = typeof en
