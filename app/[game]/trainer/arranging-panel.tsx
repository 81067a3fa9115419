'use client'

import type { RefObject } from 'react'
import { Button, KeyHint } from '@/app/_components/button'
import { LetterButton } from '@/app/_components/letter-button'
import { CardsInText } from '@/app/_components/cards-in-text'
import { inWords } from '@/app/_components/format'
import type { AnyGame } from '@/lib/games/game'
import type { AnyRound } from './address'
import type { ArrangingHold } from './use-arranging'
import { stageName } from './words'

interface Props {
  readonly game: AnyGame
  readonly round: AnyRound
  readonly arranging: ArrangingHold
  readonly about: string
  readonly focus: RefObject<HTMLElement | null>
  readonly onConfirm: () => void
}

/** The question where cards are moved: what stands there now, and the buttons of such a table. */
export function ArrangingPanel({ game, round, arranging, about, focus, onConfirm }: Props) {
  const { made, felt } = arranging
  const stage = round.phase.kind === 'ended' ? '' : stageName(game, round.phase.stage)
  return (
    <section ref={focus} tabIndex={-1} aria-label={`Your decision: ${stage}`} className="trainer-panel trainer-question">
      <h2 className="text-verdict font-semibold tracking-[-0.01em] phone:sr-only">{stage}</h2>
      <p className="min-h-[1.5em] text-small text-muted phone:text-center">
        {made.ok ? (
          <b className="font-[550] text-ink">
            <CardsInText>{game.label(round.rules, made.value).name}</CardsInText>
          </b>
        ) : felt.problem !== undefined ? (
          <b className="font-[550] text-blunder-ink">This cannot be set</b>
        ) : (
          `Tap ${inWords(felt.count)} cards: they go ${felt.into.toLowerCase()}.`
        )}
      </p>
      <div className="grid grid-cols-3 gap-2 phone:grid-cols-4">
        <LetterButton letter="H" onClick={arranging.suggest}>
          {game.arrange?.suggestedBy ?? ''}
        </LetterButton>
        <LetterButton letter="U" onClick={arranging.undo} disabled={!arranging.moved}>
          Undo
        </LetterButton>
        <LetterButton letter="C" onClick={arranging.clear} disabled={felt.picked.length === 0}>
          Clear
        </LetterButton>
        <Button onClick={onConfirm} aria-disabled={!made.ok} aria-keyshortcuts="Space" className="col-span-3 aria-disabled:opacity-45 phone:col-span-1 phone:px-1.5! phone:text-small">
          Confirm <KeyHint>space</KeyHint>
        </Button>
      </div>
      <div className="mt-auto grid gap-1 border-t pt-3 text-caption text-muted phone:hidden">
        <p>{about}</p>
        <p aria-hidden="true" className="hidden [@media(hover:hover)]:block">
          Keys 1 to {arranging.cards.length} move the cards; H, U and C press the buttons, Space confirms.
        </p>
      </div>
    </section>
  )
}
