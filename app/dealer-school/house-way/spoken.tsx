import type { ReactNode } from 'react'
import { inWords } from '@/app/_components/format'
import { called } from '@/app/_languages/area'
import { houseWayDrill } from '@/app/_languages/english/house-way-drill'
import { filled } from '@/app/_languages/filled'
import type { Card } from '@/lib/cards/card'
import { cardInWords } from '@/lib/cards/words'
import { appliedInWords } from '@/lib/teaching/house-ways/says'
import type { Verdict } from '@/lib/teaching/house-ways/verdict'

/* What a screen reader hears. Clauses are heard in English, as they are written. */

export const spokenQuestion = (cards: readonly Card[], faceDown: boolean): string =>
  faceDown
    ? houseWayDrill.spokenFaceDown(inWords(cards.length))
    : houseWayDrill.spokenHand(cards.map((card) => called(cardInWords(card))).join(', '), cards.length)

export function spokenAnswer({ isRight, clause: { id, sentence }, front, behind, applied }: Verdict): ReactNode {
  const said = isRight ? sentence : `${sentence} ${applied ? appliedInWords(applied) : ''}`
  const clause = <span lang="en">{`${id}: ${said}`}</span>
  return filled(isRight ? houseWayDrill.spokenRight : houseWayDrill.spokenWrong, {
    clause,
    setting: houseWayDrill.setting(called(front), called(behind)),
  })
}
