'use client'

import { useLayoutEffect, useRef, type RefObject } from 'react'
import { usePreferences } from '@/app/_components/preferences'
import { trainer } from '@/app/_languages/english/trainer'
import type { AnyGame } from '@/lib/games/game'
import type { AnyRound } from './address'
import { answerInWords, missedInWords, questionInWords, settlementInWords, type Stake } from './words'

function spokenOf(game: AnyGame, round: AnyRound, stake: Stake): string {
  const { phase } = round
  switch (phase.kind) {
    case 'asking':
      return questionInWords(game, round)
    case 'chosen':
      return trainer.workingOut
    case 'answered':
      return answerInWords(game, round, stake)
    case 'missed':
      return missedInWords(game, round)
    case 'ended':
      return settlementInWords(game, round, stake)
  }
}

interface Places {
  readonly felt: RefObject<HTMLDivElement | null>
  readonly options: RefObject<HTMLElement | null>
  readonly next: RefObject<HTMLButtonElement | null>
}

const PHONE = '(max-width: 699px)'
const STILL = '(prefers-reduced-motion: reduce)'
const SIDEWAYS = '(min-width: 600px) and (max-height: 520px)'

/** Brings what matters now into sight, where the page is longer than the screen. */
function show(kind: AnyRound['phase']['kind'], { felt, next }: Places): void {
  const behavior = window.matchMedia(STILL).matches ? 'auto' : 'smooth'
  if (window.matchMedia(SIDEWAYS).matches) felt.current?.scrollIntoView({ behavior })
  if (!window.matchMedia(PHONE).matches) return
  if (kind === 'asking') window.scrollTo({ top: 0, behavior })
  // A showdown is looked at on the felt, an answer is read.
  else if (kind === 'ended') felt.current?.scrollIntoView({ block: 'start', behavior })
  else next.current?.closest('.trainer-answer')?.scrollIntoView({ block: 'start', behavior })
}

/**
 * Keeps a person where the round stands: the focus on the options or on what comes next, the view on it, and the words
 * for the live region, which are returned. Opening the page takes the focus from nobody; `isLater`, a later session, takes it.
 */
export function useStanding(game: AnyGame, round: AnyRound, places: Places, isLater: boolean): string {
  const { kind } = round.phase
  const { state } = round
  const first = useRef(!isLater)
  const stand = useRef(places)
  // Before the page is painted: a key pressed at sight of the answer finds the focus where it belongs.
  useLayoutEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    const { options, next } = stand.current
    if (kind === 'asking') options.current?.focus({ preventScroll: true })
    if (kind === 'answered' || kind === 'missed' || kind === 'ended') next.current?.focus({ preventScroll: true })
    show(kind, stand.current)
  }, [kind, state])
  return spokenOf(game, round, usePreferences())
}
