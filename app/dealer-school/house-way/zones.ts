import type { Card } from '@/lib/cards/card'
import type { Zone } from '@/lib/games/felt'
import { settingInWords, sortCards } from '@/lib/house-ways/hands'
import type { Course } from '@/lib/house-ways/session'
import type { Verdict } from '@/lib/house-ways/verdict'

/* What lies on the drill's felt. */

type Dealing = Course['dealing']

/** The zone whose cards are moved. */
export const ZONE = 'hand'

export const sorted = sortCards

/** What both parts are, once two cards are in front. */
export function captionsOf(dealing: Dealing, cards: readonly Card[], low: readonly Card[]): { readonly into?: string; readonly rest?: string } {
  if (low.length !== 2) return {}
  const { front, behind } = settingInWords(dealing, low, cards.filter((card) => !low.includes(card)))
  return { into: front, rest: behind }
}

function pair(id: string, name: string, low: readonly Card[], high: readonly Card[], words: { readonly front: string; readonly behind: string }): readonly Zone[] {
  return [
    { kind: 'cards', id: `${id}-low`, name: `${name}, in front`, owner: 'dealer', cards: low, caption: words.front, row: id },
    { kind: 'cards', id: `${id}-high`, name: `${name}, behind`, owner: 'dealer', cards: high, caption: words.behind, row: id },
  ]
}

/** The house way's setting, and above it the trainee's own. */
export function answeredZones(cards: readonly Card[], low: readonly Card[], verdict: Verdict): readonly Zone[] {
  const high = sorted(cards).filter((card) => !low.includes(card))
  return [...pair('own', 'You', sorted(low), high, verdict.own), ...pair('house', 'The house', verdict.low, verdict.high, verdict)]
}
