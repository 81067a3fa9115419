import { rankOfValue } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import { dealName, readDealName } from './holding'

/*
 * The first hands of a chart: hard totals, soft totals and pairs, each against every up card. Values run from 1 for an
 * ace to 10.
 */

export const UPCARDS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1] as const
const VALUES = UPCARDS

export type FirstKind = 'hard' | 'soft' | 'pair'

export interface FirstHand {
  readonly kind: FirstKind
  /** The total; for a pair, the value of one card. */
  readonly number: number
  readonly upcard: number
  /** The names of its deals (`T6 v T`), with the one to draw first. */
  readonly deals: readonly string[]
}

const LEAST_HARD = 5
const MOST_HARD = 19

/**
 * Pairs of different values that make a hard total, the higher value first. Pairs with a ten come before the others.
 */
function hardPairs(total: number): readonly (readonly [number, number])[] {
  return VALUES.flatMap((a) =>
    VALUES.filter((b) => b < a && b !== 1 && a !== 1 && a + b === total).map((b) => [a, b] as const),
  ).sort((x, y) => y[0] - x[0])
}

const hard = (total: number, upcard: number): FirstHand => ({
  kind: 'hard',
  number: total,
  upcard,
  deals: hardPairs(total).map(([a, b]) => dealName(a, b, upcard)),
})
const soft = (value: number, upcard: number): FirstHand => ({
  kind: 'soft',
  number: value + 11,
  upcard,
  deals: [dealName(1, value, upcard)],
})
const pair = (value: number, upcard: number): FirstHand => ({
  kind: 'pair',
  number: value,
  upcard,
  deals: [dealName(value, value, upcard)],
})

const count = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** In chart order: hard totals from the highest down, soft totals, pairs; low up cards first. */
export const FIRST_HANDS: readonly FirstHand[] = [
  ...[...count(LEAST_HARD, MOST_HARD)].reverse().flatMap((total) => UPCARDS.map((upcard) => hard(total, upcard))),
  ...[...count(2, 9)].reverse().flatMap((value) => UPCARDS.map((upcard) => soft(value, upcard))),
  ...[1, ...[...count(2, 10)].reverse()].flatMap((value) => UPCARDS.map((upcard) => pair(value, upcard))),
]

const valueSlug = (value: number): string => (value === 1 ? 'ace' : String(value))

/** `16-against-10`, `soft-18-against-9`, `8-8-against-ace`. */
export function firstHandSlug({ kind, number, upcard }: Pick<FirstHand, 'kind' | 'number' | 'upcard'>): string {
  const hand =
    kind === 'hard'
      ? String(number)
      : kind === 'soft'
        ? `soft-${number}`
        : number === 1
          ? 'aces'
          : `${number}-${number}`
  return `${hand}-against-${valueSlug(upcard)}`
}

const ASKED = { hard: [8, 17], soft: [13, 19], pair: [1, 10] } as const

/** Whether people ask how to play it. Nobody asks about hard 5 or hard 19. */
export const isAskedHand = ({ kind, number }: Pick<FirstHand, 'kind' | 'number'>): boolean =>
  number >= ASKED[kind][0] && number <= ASKED[kind][1]

/** `an ace`, `a ten`. */
export const upcardWords = (value: number): string =>
  `${value === 1 || value === 8 ? 'an' : 'a'} ${rankInWords(rankOfValue(value))}`

/** “hard 16”, “soft 18”, “a pair of eights” */
export const handWords = ({ kind, number }: Pick<FirstHand, 'kind' | 'number'>): string =>
  kind === 'pair' ? `a pair of ${rankInWords(rankOfValue(number), 2)}` : `${kind} ${number}`

/** “Hard 16 against a ten”, “Eights against an ace” */
export function firstHandName(hand: Pick<FirstHand, 'kind' | 'number' | 'upcard'>): string {
  const words = hand.kind === 'pair' ? `pair of ${rankInWords(rankOfValue(hand.number), 2)}` : handWords(hand)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} against ${upcardWords(hand.upcard)}`
}

const BY_SLUG: ReadonlyMap<string, FirstHand> = new Map(FIRST_HANDS.map((hand) => [firstHandSlug(hand), hand]))

/** Throws on an unknown slug. */
export function firstHand(slug: string): FirstHand {
  const found = BY_SLUG.get(slug)
  if (!found) throw new RangeError(`“${slug}” is no first hand`)
  return found
}

/** The values of the two cards of a deal: `T6 v T`. */
export const cardsOfDeal = (deal: string): readonly [number, number] =>
  readDealName(deal).slice(0, 2) as [number, number]
