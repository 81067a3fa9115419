import { inWords } from '@/app/_components/format'
import type { Card } from '@/lib/cards/card'
import { cardInWords } from '@/lib/cards/words'
import { appliedInWords } from '@/lib/house-ways/says'
import type { Verdict } from '@/lib/house-ways/verdict'

/* What a screen reader hears. */

export const spokenQuestion = (cards: readonly Card[], faceDown: boolean): string =>
  faceDown
    ? `The ${inWords(cards.length)} cards are face down now. Set them from memory.`
    : `The dealer’s hand: ${cards.map(cardInWords).join(', ')}. Keys 1 to ${cards.length} put cards in front: two of them.`

export function spokenAnswer({ isRight, clause, front, behind, applied }: Verdict): string {
  const setting = `${front} in front, ${behind} behind`
  return isRight ? `Right. ${clause.id}: ${clause.sentence}` : `Not so. The house way: ${setting}. ${clause.id}: ${clause.sentence} ${applied ? appliedInWords(applied) : ''}`
}
