import { houseWayDrill, wayHands } from '@/app/_languages/words'
import type { Card } from '@/lib/cards/card'
import type { SaidZone } from '@/app/_felt/said-felt'
import { halvesOf, sortCards } from '@/lib/engines/pai-gow/index'
import type { Course } from '@/lib/teaching/house-ways/session'
import type { Verdict } from '@/lib/teaching/house-ways/verdict'

/* The zones of the drill's felt. */

type Dealing = Course['dealing']

/** The zone whose cards the trainee moves. */
export const ZONE = 'hand'

export const sorted = sortCards

/** The names of both hands, once two cards are in front. */
export function captionsOf(
  dealing: Dealing,
  cards: readonly Card[],
  low: readonly Card[],
): { readonly into?: string; readonly rest?: string } {
  if (low.length !== 2) return {}
  const { front, behind } = halvesOf(
    dealing,
    low,
    cards.filter((card) => !low.includes(card)),
  )
  return { into: wayHands.half(front), rest: wayHands.half(behind) }
}

interface Names {
  readonly front: string
  readonly behind: string
}

function pair(
  id: string,
  names: Names,
  low: readonly Card[],
  high: readonly Card[],
  halves: Verdict['own'],
): readonly SaidZone[] {
  return [
    {
      kind: 'cards',
      id: `${id}-low`,
      name: names.front,
      owner: 'dealer',
      cards: low,
      caption: wayHands.half(halves.front),
      row: id,
    },
    {
      kind: 'cards',
      id: `${id}-high`,
      name: names.behind,
      owner: 'dealer',
      cards: high,
      caption: wayHands.half(halves.behind),
      row: id,
    },
  ]
}

/** The trainee's setting, and below it the house way's. */
export function answeredZones(cards: readonly Card[], low: readonly Card[], verdict: Verdict): readonly SaidZone[] {
  const high = sorted(cards).filter((card) => !low.includes(card))
  const [own, house] = [
    { front: houseWayDrill.youInFront, behind: houseWayDrill.youBehind },
    { front: houseWayDrill.houseInFront, behind: houseWayDrill.houseBehind },
  ]
  return [
    ...pair('own', own, sorted(low), high, verdict.own),
    ...pair('house', house, verdict.low, verdict.high, verdict),
  ]
}
