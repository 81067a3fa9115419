'use client'

import type { RefObject } from 'react'
import { Button, KeyHint } from '@/app/_components/button'
import { LetterButton } from '@/app/_components/letter-button'
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
      <div className="grid grid-cols-3 gap-2 phone:grid-cols-4">
        <LetterButton letter="S" onClick={onSort} disabled={faceDown}>
          Sort
        </LetterButton>
        <LetterButton letter="U" onClick={moved.undo} disabled={!moved.moved}>
          Undo
        </LetterButton>
        <LetterButton letter="C" onClick={moved.clear} disabled={moved.picked.length === 0}>
          Clear
        </LetterButton>
        <Button onClick={onConfirm} aria-disabled={!isFull} aria-keyshortcuts="Space" className="col-span-3 aria-disabled:opacity-45 phone:col-span-1 phone:px-1.5! phone:text-small">
          Confirm <KeyHint>space</KeyHint>
        </Button>
      </div>
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
