import type { ReactNode } from 'react'
import { inWords } from '@/app/_languages/format'
import { called } from '@/app/_languages/area'
import { houseWayDrill } from '@/app/_languages/english/house-way-drill'
import { waySentences } from '@/app/_languages/english/way-sentences'
import { filled } from '@/app/_languages/filled'
import { clauseInWords } from '@/app/house-ways/_parts/clause-words'
import type { Card } from '@/lib/cards/card'
import { cardInWords } from '@/lib/cards/words'
import type { Verdict } from '@/lib/teaching/house-ways/verdict'

/* What a screen reader hears. */

export const spokenQuestion = (cards: readonly Card[], faceDown: boolean): string =>
  faceDown
    ? houseWayDrill.spokenFaceDown(inWords(cards.length))
    : houseWayDrill.spokenHand(cards.map((card) => called(cardInWords(card))).join(', '), cards.length)

export function spokenAnswer({ isRight, clause: governing, front, behind, applied }: Verdict): ReactNode {
  const says = ({ sentence }: typeof governing): string => clauseInWords(sentence)
  const clause = [
    `${governing.id}: ${says(governing)}`,
    ...(applied ? [waySentences.applied(applied, says)] : []),
  ].join(' ')
  return filled(isRight ? houseWayDrill.spokenRight : houseWayDrill.spokenWrong, {
    clause,
    setting: houseWayDrill.setting(called(front), called(behind)),
  })
}
