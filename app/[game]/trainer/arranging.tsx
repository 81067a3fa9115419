'use client'

import type { ReactNode, RefObject } from 'react'
import { ArrangingButtons } from '@/app/_felt/arranging-buttons'
import { CardsInText } from '@/app/_felt/cards-in-text'
import { type Arranging, useMovedCards } from '@/app/_felt/felt-arranging'
import { actionName, arrangeWords, stageName } from '@/app/_felt/names'
import { type CardZone, saidZones } from '@/app/_felt/said-felt'
import { inWords } from '@/app/_languages/format'
import { deciding } from '@/app/_languages/words'
import { Heading } from '@/app/_ui/heading'
import { problemInWords } from '@/app/_ui/problem-words'
import type { Card } from '@/lib/cards/card'
import { movable, movedBy } from '@/lib/game/arrange'
import type { AnyGame } from '@/lib/game/game'
import type { Result } from '@/lib/result'
import type { AnyRound } from './address'

/** A decision being made by moving cards: what the felt shows, and what buttons and keys do. */
export interface ArrangingHold {
  readonly felt: Arranging
  readonly cards: readonly Card[]
  /** The action for the current arrangement, or what is wrong with it. */
  readonly made: Result<string>
  /** Whether a card was moved and can be moved back. */
  readonly moved: boolean
  readonly toggle: (index: number) => void
  readonly clear: () => void
  readonly undo: () => void
  /** Arranges the cards by the house way; null if the player must do it alone. */
  readonly suggest: (() => void) | null
}

/** The captions of the felt after the action, which name the hands in the game's words. */
function captionsOf(
  game: AnyGame,
  { rules, state }: AnyRound,
  made: Result<string>,
  picked: readonly Card[],
): Arranging['captions'] {
  const step = game.step(rules, state)
  if (!made.ok || step.kind !== 'decide') return {}
  const own = saidZones(game, game.table(rules, step.next(made.value))).filter(
    (zone): zone is CardZone => zone.kind === 'cards' && zone.owner === 'player',
  )
  const isFront = (zone: (typeof own)[number]): boolean =>
    zone.cards.length === picked.length && zone.cards.every((spot) => typeof spot === 'number' && picked.includes(spot))
  return { into: own.find(isFront)?.caption, rest: own.find((zone) => !isFront(zone))?.caption }
}

/**
 * State and functions for moving cards at the current decision; null if it isn't made by moving cards or has been made
 * already.
 */
export function useArranging(game: AnyGame, round: AnyRound, isAlone = false): ArrangingHold | null {
  const { picked, moved, toggle, set, clear, undo } = useMovedCards(round.state, game.arrange?.count ?? 0)
  const cards = round.phase.kind === 'asking' ? movable(game, round.rules, round.state) : undefined
  const { arrange } = game
  if (!arrange || !cards) return null
  const said = arrangeWords(game)
  const made = arrange.actionOf(round.rules, round.state, picked)
  const full = picked.length === arrange.count
  return {
    cards,
    made,
    moved,
    toggle: (index) => {
      const card = cards[index]
      if (card !== undefined) toggle(card)
    },
    clear,
    undo,
    suggest: isAlone
      ? null
      : () => set(movedBy(game, round.rules, round.state, arrange.suggested(round.rules, round.state))),
    felt: {
      zone: arrange.zone,
      into: said.into,
      count: arrange.count,
      rest: said.rest,
      picked,
      captions: captionsOf(game, round, made, picked),
      problem: full && !made.ok ? problemInWords(made.problem) : undefined,
      onToggle: toggle,
    },
  }
}

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
