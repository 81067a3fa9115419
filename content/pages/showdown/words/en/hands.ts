import { qualifyingHands } from '@/lib/families/showdown/rules'
import { RANKS } from '@/lib/cards/card'
import { HAND_NAMES, rankInWords } from '@/lib/cards/words'
import { actionsOf } from '@/lib/families/showdown/figures'
import { rangeHand } from '@/lib/families/showdown/hands'
import type { ShowdownPage } from '@/lib/families/showdown/page'
import { phrases } from '@/lib/families/showdown/words/en'
import { numberWord } from '@/lib/math/number-words'
import { actionIn } from '@/lib/messages/message'
import { capital, lowerFirst } from '@/lib/text'
import { andList, aRank, orList } from '../../../said'
import type { Cell, RowHand } from '../../rows'
import type { ListWords } from '../words'

/* Hands and actions in English, for the list and in sentences. */

export const act = actionIn(phrases.common.glossary.actions)
export const verb = (action: string): string => act(action).name.toLowerCase()
/** “a raise” */
export const noun = (action: string): string => `a ${verb(action)}`
export const doing = (action: string): string => act(action).doing.toLowerCase()

export const range = (name: string): string => phrases.common.glossary.rangeHand(rangeHand(name))

/** “antes” */
export const units = ({ unit }: Pick<ShowdownPage, 'unit'>): string => `${unit}s`
/** “three antes” */
export const stakes = (count: number, page: Pick<ShowdownPage, 'unit'>): string =>
  `${numberWord(count) ?? count} ${count === 1 ? page.unit : units(page)}`

// ——— Hands ————————————————————————————————————————————————————————————————————————————————————————————————————

export function row(hand: RowHand): string {
  switch (hand.as) {
    case 'pair':
      return `Pair of ${rankInWords(hand.rank, 2)}`
    case 'kind': {
      const name = HAND_NAMES[hand.id as keyof typeof HAND_NAMES]
      return hand.orBetter ? `${name} or better` : name
    }
    case 'top':
      return hand.ranks.length === 1
        ? `${capital(rankInWords(hand.ranks[0]!))} high`
        : hand.ranks.map((rank) => RANKS[rank]).join('-')
    case 'rest':
      return `${capital(rankInWords(hand.rank))} high or less`
  }
}

/** The row in a sentence: “a pair of twos”, “A-K-Q”, “ace high”. */
export function inText({ row: { hand } }: Pick<Cell, 'row'>): string {
  const name = lowerFirst(row(hand))
  if (hand.as === 'kind') return `${range(hand.id)}${hand.orBetter ? ' or better' : ''}`
  return hand.as === 'pair' ? `a ${name}` : name
}

export const cellName = (name: string, up: number | undefined): string =>
  up === undefined ? name : `${name} against ${aRank(up)}`

/** “ against a seven”, or nothing without an up card. */
export const against = ({ up }: Cell): string => (up === undefined ? '' : ` against ${aRank(up)}`)

const upTyped = (up: number): string => (up < 8 ? RANKS[up]! : up === 8 ? '10' : rankInWords(up))

export const PLACES = ['first', 'second', 'third', 'fourth', 'fifth']

export const needed = (qualifies: string): string => (qualifies === 'none' ? 'any hand' : `${range(qualifies)}`)

/** The words of the list. */
export const list: ListWords = {
  row,
  cell: cellName,
  title: ({ row: { hand }, up }, game, actions) =>
    `${row(hand)}${up === undefined ? '' : ` vs ${upTyped(up)}`} in ${game}: ${orList(actions.map(verb))}?`,
  also({ row: { hand }, up }) {
    const against = up === undefined ? '' : ` vs ${upTyped(up)}`
    if (hand.as === 'top' && hand.ranks.length > 1)
      return [
        hand.ranks.map((rank) => rankInWords(rank)).join('-') + against,
        hand.ranks.map((rank) => RANKS[rank]).join('') + against,
      ]
    if (hand.as === 'pair') return [RANKS[hand.rank]!.repeat(2) + against, rankInWords(hand.rank, 2) + against]
    return []
  },
  group: (id, qualifies, weakest) =>
    ({
      made: `${row(weakest)} and better`,
      pairs: 'Pairs',
      line: `${capital(range(qualifies))} without a pair`,
      less: `Less than ${range(qualifies)}`,
    })[id as string] ?? capital(range(id)),
  listName: ({ dealer, player }) =>
    dealer.up === 1
      ? 'Every hand against every dealer card'
      : `Every ${numberWord(player.cards) ?? player.cards}-card hand`,
  listAbout(page, { lacks, whole }) {
    const close = range(qualifyingHands(page).usual)
    const each = `Each kind of hand${page.dealer.up === 1 ? ' against each card the dealer can show' : ''}: the best play, its value and what the other costs.`
    if (whole > 0)
      return `${each} The ${whole} hands with ${close} are listed one by one, because the line between ${andList(actionsOf(page).map(noun))} runs through them.`
    const without = lacks ? `, so ${row(lacks.row)} has no ${orList(lacks.ranks.map((rank) => rankInWords(rank)))}` : ''
    return `${each} Hands go by their highest cards${without}; the close ones are those with ${close}.`
  },
  hand: 'Your hand',
  upcard: 'Dealer’s card',
}
