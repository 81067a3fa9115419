'use client'

import type { RefObject } from 'react'
import { ArrangingButtons } from '@/app/_components/arranging-buttons'
import type { MovedCards } from '@/app/_components/use-moved-cards'
import type { Flash } from './address'

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

/** What is asked, and the buttons of a table where cards are moved. */
export function QuestionPanel({ panel, moved, isFull, faceDown, flash, count, onSort, onConfirm }: Props) {
  return (
    <section ref={panel} tabIndex={-1} aria-label="Your setting" className="trainer-panel trainer-question">
      <h2 className="text-verdict font-semibold tracking-[-0.01em] phone:sr-only">Set the hand as the house must</h2>
      <p className="min-h-[1.5em] text-small text-muted phone:text-center">
        {isFull ? <b className="font-[550] text-ink">Two cards in front: confirm, or change them.</b> : faceDown ? 'The cards are face down now. Set them from memory.' : 'Tap or drag two cards: they go in front.'}
      </p>
      <ArrangingButtons first={{ letter: 'S', name: 'Sort', onClick: onSort, disabled: faceDown }} moved={moved} picked={moved.picked.length} isReady={isFull} onConfirm={onConfirm} />
      <div className="mt-auto grid gap-1 border-t pt-3 text-caption text-muted phone:hidden">
        <p>
          Any cards of the right ranks will do, as long as the hand behind is worth the same.{flash > 0 && ` The cards lie open for ${flash} seconds.`}
        </p>
        <p aria-hidden="true" className="hidden [@media(hover:hover)]:block">
          Keys 1 to {count} move the cards; S, U and C press the buttons, Space confirms.
        </p>
      </div>
    </section>
  )
}
