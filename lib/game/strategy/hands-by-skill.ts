import type { Card } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { combinations } from '@/lib/math/combinations'
import { below, draw, type Random } from '@/lib/math/random'

type Hand = readonly Card[]

const CARDS = 3
/**
 * Random hands tried before all are listed, which takes as long as thousands of tries. Hands of a frequent skill are
 * found at once.
 */
const TRIES = 200

function listAll(skillOf: (hand: Hand) => string): ReadonlyMap<string, readonly Hand[]> {
  const found = new Map<string, Hand[]>()
  for (const cards of combinations(DECK, CARDS)) {
    const hand = [...cards]
    const skill = skillOf(hand)
    const list = found.get(skill)
    if (list) list.push(hand)
    else found.set(skill, [hand])
  }
  return found
}

/** Makes a function that deals three-card hands of a skill, all equally likely; undefined if the skill has no hands. */
export function dealerBySkill(skillOf: (hand: Hand) => string): (skill: string, random: Random) => Hand | undefined {
  let all: ReadonlyMap<string, readonly Hand[]> | undefined
  return (skill, random) => {
    for (let i = 0; i < TRIES; i++) {
      const hand = draw(random, DECK, CARDS)
      if (skillOf(hand) === skill) return hand
    }
    const list = (all ??= listAll(skillOf)).get(skill)
    return list && draw(random, list[below(random, list.length)]!, CARDS)
  }
}
