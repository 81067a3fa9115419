'use client'

import { arrangeWords } from '@/app/_felt/names'
import { type Arranging, useMovedCards } from '@/app/_felt/felt-arranging'
import { type CardZone, saidZones } from '@/app/_felt/said-felt'
import { problemInWords } from '@/app/_ui/problem-words'
import type { Card } from '@/lib/cards/card'
import { movable, movedBy } from '@/lib/games/arrange'
import type { AnyGame } from '@/lib/games/game'
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
