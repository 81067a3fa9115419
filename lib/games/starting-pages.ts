import { type Card, cardOf, RANKS } from '@/lib/cards/card'
import { holeCardsInWords, rankInWords } from '@/lib/cards/words'
import type { HandGroup, HandPage, HandPages } from '@/lib/games/hand-page'
import { twoCardClass } from '@/lib/games/maps'
import { capital } from '@/lib/games/skill-names'

/* The 169 starting hands of two cards as pages, for games that decide before the flop. */

/** A starting hand by its ranks (0 to 12, the higher first) and suits. */
export interface StartingHand {
  readonly high: number
  readonly low: number
  readonly suited: boolean
}

const HIGH_FIRST = RANKS.map((_, i) => RANKS.length - 1 - i)

/** As one leafs through them: pairs, then each high card with its kickers, suited and offsuit. */
export const STARTING_HANDS: readonly StartingHand[] = [
  ...HIGH_FIRST.map((rank) => ({ high: rank, low: rank, suited: false })),
  ...HIGH_FIRST.flatMap((high) =>
    [true, false].flatMap((suited) => HIGH_FIRST.filter((low) => low < high).map((low) => ({ high, low, suited }))),
  ),
]

/** `K5o`. */
export const classIdOf = ({ high, low, suited }: StartingHand): string => twoCardClass(high, low, suited)

export const slugOf = (hand: StartingHand): string => classIdOf(hand).toLowerCase()

const BY_SLUG: ReadonlyMap<string, StartingHand> = new Map(STARTING_HANDS.map((hand) => [slugOf(hand), hand]))

/** Throws on a slug that is no starting hand. */
export function startingHand(slug: string): StartingHand {
  const hand = BY_SLUG.get(slug)
  if (!hand) throw new RangeError(`“${slug}” is no starting hand`)
  return hand
}

/** Two cards of it: hearts, and diamonds where there are two suits. */
export const cardsOf = ({ high, low, suited }: StartingHand): readonly [Card, Card] => [
  cardOf(high, 1),
  cardOf(low, suited ? 1 : 2),
]

/** How many of the 1,326 deals it has. */
export const waysOf = ({ high, low, suited }: StartingHand): number => (high === low ? 6 : suited ? 4 : 12)

/** `K5 offsuit`, `pocket eights`: inside a sentence. */
export function nameOf({ high, low, suited }: StartingHand): string {
  if (high === low) return `pocket ${rankInWords(high, 2)}`
  return `${RANKS[high]!}${RANKS[low]!} ${suited ? 'suited' : 'offsuit'}`
}

const figure = (rank: number): string => (RANKS[rank] === 'T' ? '10' : RANKS[rank]!)

function alsoCalled(hand: StartingHand): readonly string[] {
  const { high, low, suited } = hand
  const words = holeCardsInWords(cardsOf(hand))
  const pair =
    high === low
      ? [`pair of ${rankInWords(high, 2)}`, `pocket ${figure(high)}s`]
      : [`${figure(high)}-${figure(low)} ${suited ? 'suited' : 'offsuit'}`, `${figure(high)}${figure(low)}`]
  return [...new Set([classIdOf(hand), words, ...pair])]
}

const GROUPS: readonly HandGroup[] = [
  { id: 'pairs', name: 'Pairs' },
  ...HIGH_FIRST.filter((rank) => rank > 0).map((rank) => ({
    id: RANKS[rank]!.toLowerCase(),
    name: `${capital(rankInWords(rank))} high`,
  })),
]

/** All 169 as pages; `title` makes what people search for of a hand’s name. */
export const startingPages = (about: string, title: (name: string) => string): HandPages => ({
  name: 'The 169 starting hands',
  about,
  groups: GROUPS,
  pages: STARTING_HANDS.map((hand): HandPage => {
    const name = capital(nameOf(hand))
    return {
      slug: slugOf(hand),
      name,
      title: title(name),
      also: alsoCalled(hand),
      group: hand.high === hand.low ? 'pairs' : RANKS[hand.high]!.toLowerCase(),
      cards: [{ cards: cardsOf(hand) }],
      spot: { hand: cardsOf(hand) },
      skills: [`preflop ${classIdOf(hand)}`],
    }
  }),
})
