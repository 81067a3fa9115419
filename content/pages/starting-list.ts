import { RANKS } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import type { HandGroup, HandPage, HandPages } from '@/content/pages/hand-page'
import { words } from '@/lib/messages/words/en'
import { capital } from '@/lib/text'
import { cardsOf, classIdOf, slugOf, STARTING_HANDS, type StartingHand } from '@/lib/game/strategy/starting-hands'

/* The 169 starting hands as pages, for games with a decision before the flop. */

const HIGH_FIRST = RANKS.map((_, i) => RANKS.length - 1 - i)

/** `K5 offsuit`, `pocket eights`: for use within a sentence. */
export function nameOf({ high, low, suited }: StartingHand): string {
  if (high === low) return `pocket ${rankInWords(high, 2)}`
  return `${RANKS[high]!}${RANKS[low]!} ${suited ? 'suited' : 'offsuit'}`
}

const figure = (rank: number): string => (RANKS[rank] === 'T' ? '10' : RANKS[rank]!)

function alsoCalled(hand: StartingHand): readonly string[] {
  const { high, low, suited } = hand
  const said = words.holeCards(hand)
  const pair =
    high === low
      ? [`pair of ${rankInWords(high, 2)}`, `pocket ${figure(high)}s`]
      : [`${figure(high)}-${figure(low)} ${suited ? 'suited' : 'offsuit'}`, `${figure(high)}${figure(low)}`]
  return [...new Set([classIdOf(hand), said, ...pair])]
}

const GROUPS: readonly HandGroup[] = [
  { id: 'pairs', name: 'Pairs' },
  ...HIGH_FIRST.filter((rank) => rank > 0).map((rank) => ({
    id: RANKS[rank]!.toLowerCase(),
    name: `${capital(rankInWords(rank))} high`,
  })),
]

/** The letters in a starting hand’s slug, the higher rank first; `suits` is `s`, `o`, or empty for a pair. */
interface Letters {
  readonly high: string
  readonly low: string
  readonly suits: string
}

/** The class of a starting hand, by its slug. All pairs are one class. */
export const startingClass =
  (nameClass: (letters: Letters) => string) =>
  (slug: string): string => {
    const [high = '', low = '', suits = ''] = slug
    return high === low ? 'pairs' : nameClass({ high, low, suits })
  }

/** All 169 hands as pages; `title` makes the page's title from a hand’s name. */
export const startingPages = (about: string, title: (name: string) => string, stage = 'preflop'): HandPages => ({
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
      skills: [`${stage} ${classIdOf(hand)}`],
    }
  }),
})
