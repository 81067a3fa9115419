import { type HalfHand } from '@/lib/messages/words/felt/en'
import type { Card } from '@/lib/cards/card'
import { handOfClause } from '@/lib/engines/pai-gow/clause-hands'
import { sortHand } from '@/lib/engines/pai-gow/hand'
import { namedBehind, ranksInFront } from '@/lib/engines/pai-gow/hand-words'
import { type Clause, type HouseWay, parseHouseWay } from '@/lib/engines/pai-gow/house-way'
import { rankingOf } from '@/lib/engines/pai-gow/ranking'
import { clausesIn, type Dealing, houseWay, setByWay, WAY_IDS } from '@/lib/engines/pai-gow/ways'
import { makeRandom } from '@/lib/math/random'

/** Reads a house way from untrusted data. Fails with `BadHouseWay`, which says where. */
export const readWay = parseHouseWay

/** The house ways that come with the site, the default first. */
export const KNOWN_WAYS: readonly HouseWay[] = WAY_IDS.map(houseWay)

/** The id of the game with house ways. */
export const GAME = 'pai-gow-poker'

/** A way with the usual readings: the wheel ranks second, complete hands are kept. */
export const usually = (way: HouseWay): Dealing => ({ way, wheel: 'second-highest', keepComplete: true })

/** Seven cards set by a house way, with the two hands in words. */
export interface SetHand {
  readonly low: readonly Card[]
  readonly high: readonly Card[]
  readonly clause: Clause
  /** The cards in front and behind: “ace-king”, “pair of nines”. */
  readonly front: HalfHand
  readonly behind: HalfHand
}

/** Cards in the order of this game: the joker, then the highest first. */
export const sortCards: (cards: readonly Card[]) => readonly Card[] = sortHand

/** The names of a hand's front and of the hand behind. */
export const halvesOf = (
  { wheel }: Dealing,
  low: readonly Card[],
  high: readonly Card[],
): Pick<SetHand, 'front' | 'behind'> => ({
  front: { front: ranksInFront(low) },
  behind: { behind: namedBehind(rankingOf(wheel), high) },
})

/** Seven cards as the way sets them; undefined if it has no legal setting for them. */
export function setHand(dealing: Dealing, cards: readonly Card[]): SetHand | undefined {
  const set = setByWay(dealing, cards)
  return set && { low: set.low, high: set.high, clause: set.clause, ...halvesOf(dealing, set.low, set.high) }
}

/** Example hands for a clause, always the same: the seed is made of the names of the way and the clause. */
export function exampleHands(dealing: Dealing, clause: Clause, count: number): readonly SetHand[] {
  const random = makeRandom(`example ${dealing.way.id} ${clause.id}`)
  return Array.from({ length: count }, () => handOfClause(dealing, random, clause))
    .filter((cards) => cards !== undefined)
    .map((cards) => setHand(dealing, cards)!)
}

/** The clause of a way with this id. */
export const clauseOf = (dealing: Dealing, id: string): Clause | undefined =>
  clausesIn(dealing).find((clause) => clause.id === id)
