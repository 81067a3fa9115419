'use client'

import { cards as cardWords, houseWayDrill, wayHands, waySentences } from '@/app/_languages/words'
import { Heading } from '@/app/_ui/heading'
import type { ReactNode, RefObject } from 'react'
import { ArrangingButtons } from '@/app/_felt/arranging-buttons'
import type { MovedCards } from '@/app/_felt/felt-arranging'
import type { Flash } from './address'
import { inWords } from '@/app/_languages/format'
import { filled } from '@/app/_languages/filled'
import { clauseInWords, SAID } from '@/app/house-ways/_parts/clause-words'
import type { Card } from '@/lib/cards/card'
import type { Verdict } from '@/lib/teaching/house-ways/verdict'

interface Props {
  readonly panel: RefObject<HTMLElement | null>
  readonly moved: MovedCards
  readonly isFull: boolean
  readonly faceDown: boolean
  readonly flash: Flash
  readonly count: number
  readonly onSort: () => void
  readonly onConfirm: () => void
}

/** The question, with buttons for moving cards. */
export function QuestionPanel({ panel, moved, isFull, faceDown, flash, count, onSort, onConfirm }: Props) {
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={houseWayDrill.yourSetting}
      className="trainer-panel trainer-question"
    >
      <Heading className="phone:sr-only">{houseWayDrill.setTheHand}</Heading>
      <p className="min-h-[1.5em] text-small text-muted phone:text-center">
        {isFull ? (
          <b className="font-strong text-ink">{houseWayDrill.isFull}</b>
        ) : faceDown ? (
          houseWayDrill.faceDown
        ) : (
          houseWayDrill.tapTwo
        )}
      </p>
      <ArrangingButtons
        first={{ letter: 'S', name: houseWayDrill.sort, onClick: onSort, disabled: faceDown }}
        moved={moved}
        picked={moved.picked.length}
        isReady={isFull}
        onConfirm={onConfirm}
      />
      <div className="mt-auto grid gap-1 border-t pt-3 text-caption text-muted phone:hidden">
        <p>{flash > 0 ? houseWayDrill.anyCardsFlash(flash) : houseWayDrill.anyCards}</p>
        <p aria-hidden="true" className="hidden hoverable:block">
          {houseWayDrill.keys(count)}
        </p>
      </div>
    </section>
  )
}

/* Texts for screen readers. */

export const spokenQuestion = (cards: readonly Card[], faceDown: boolean): string =>
  faceDown
    ? houseWayDrill.spokenFaceDown(inWords(cards.length))
    : houseWayDrill.spokenHand(cards.map((card) => cardWords.card(card)).join(', '), cards.length)

export function spokenAnswer({ isRight, clause: governing, front, behind, applied }: Verdict): ReactNode {
  const clause = [
    `${governing.id}: ${clauseInWords(governing.sentence)}`,
    ...(applied ? [waySentences.applied(applied, SAID)] : []),
  ].join(' ')
  return filled(isRight ? houseWayDrill.spokenRight : houseWayDrill.spokenWrong, {
    clause,
    setting: houseWayDrill.setting(wayHands.half(front), wayHands.half(behind)),
  })
}
