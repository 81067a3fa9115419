'use client'

import { actionName, stageName, arrangeWords } from '@/app/_felt/names'
import { Heading } from '@/app/_ui/heading'
import type { ReactNode, RefObject } from 'react'
import { ArrangingButtons } from '@/app/_felt/arranging-buttons'
import { CardsInText } from '@/app/_felt/cards-in-text'
import { inWords } from '@/app/_languages/format'
import { deciding } from '@/app/_languages/words'
import type { AnyGame } from '@/lib/games/game'
import type { AnyRound } from './address'
import type { ArrangingHold } from './use-arranging'

interface Props {
  readonly game: AnyGame
  readonly round: AnyRound
  readonly arranging: ArrangingHold
  readonly about: string
  readonly focus: RefObject<HTMLElement | null>
  /** The help in a lesson. */
  readonly aid?: ReactNode
  readonly onConfirm: () => void
}

/** The question at a table where cards are moved: the current arrangement and the buttons. */
export function ArrangingPanel({ game, round, arranging, about, focus, aid, onConfirm }: Props) {
  const stage = round.phase.kind === 'ended' ? '' : stageName(game, round.phase.stage)
  return (
    <section
      ref={focus}
      tabIndex={-1}
      aria-label={deciding.yourDecision(stage)}
      className="trainer-panel trainer-question"
    >
      <Heading className="phone:sr-only">{stage}</Heading>
      {aid}
      <ArrangingQuestion game={game} arranging={arranging} onConfirm={onConfirm} />
      <div className="mt-auto grid gap-1 border-t pt-3 text-caption text-muted phone:hidden">
        <p>{about}</p>
        <p aria-hidden="true" className="hidden hoverable:block">
          {deciding.movingHint(arranging.cards.length)}
        </p>
      </div>
    </section>
  )
}

/** The hands that the current arrangement makes, and the buttons that move and confirm the cards. */
export function ArrangingQuestion({ game, arranging, onConfirm }: Pick<Props, 'game' | 'arranging' | 'onConfirm'>) {
  const { made, felt } = arranging
  return (
    <>
      <p className="min-h-[1.5em] text-small text-muted phone:text-center">
        {made.ok ? (
          <b className="font-strong text-ink">
            <CardsInText>{actionName(game, made.value)}</CardsInText>
          </b>
        ) : felt.problem !== undefined ? (
          <b className="font-strong text-blunder-ink">{deciding.cannotBeSet}</b>
        ) : (
          deciding.tapCards(inWords(felt.count), felt.into.toLowerCase())
        )}
      </p>
      <ArrangingButtons
        {...(arranging.suggest && {
          first: {
            letter: 'H',
            name: deciding.setAs(arrangeWords(game).suggestedBy),
            onClick: arranging.suggest,
          },
        })}
        moved={arranging}
        picked={felt.picked.length}
        isReady={made.ok}
        onConfirm={onConfirm}
      />
    </>
  )
}
