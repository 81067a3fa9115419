import type { Card } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { combinations } from '@/lib/math/combinations'

type Hand = readonly Card[]

function find(skillOf: (hand: Hand) => string): ReadonlyMap<string, readonly Hand[]> {
  const found = new Map<string, Hand[]>()
  for (const cards of combinations(DECK, 3)) {
    const hand = [...cards]
    const skill = skillOf(hand)
    const list = found.get(skill)
    if (list) list.push(hand)
    else found.set(skill, [hand])
  }
  return found
}

/** All hands of three cards by what they train, found at the first call: those of one skill, none where there is no such. */
export function handsBySkill(skillOf: (hand: Hand) => string): (skill: string) => readonly Hand[] {
  let found: ReadonlyMap<string, readonly Hand[]> | undefined
  return (skill) => (found ??= find(skillOf)).get(skill) ?? []
}
