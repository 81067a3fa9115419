'use client'

import { DEFAULTS } from '@/app/_components/preferences'
import { useTaughtGame } from '@/app/_components/use-game'
import { risk } from '@/app/_languages/english/risk'
import type { SessionMoment } from '@/lib/math/session-figures'
import { Desk } from './desk'
import { USUAL_HOURS } from './form'
import { Heading } from './heading'
import type { Standard } from './use-risk'
import { answer, lengthInWords } from './words'

interface Props {
  readonly gameId: string
  readonly gameName: string
  readonly standard: Standard
  /** What the usual session comes to. */
  readonly usual: SessionMoment
}

/** The session comes out of the address, which only the browser has: the server sends the usual one's answer. */
export function RiskLoader({ gameId, gameName, standard, usual }: Props) {
  const game = useTaughtGame(gameId)
  if (game) return <Desk key={gameId} game={game} standard={standard} />
  return (
    <div className="desk risk" aria-busy="true">
      <Heading name={gameName} />
      <p className="risk-answer max-w-note font-serif text-lede/label font-semibold text-balance md:text-sum/label">
        {answer(lengthInWords('hours', USUAL_HOURS, usual.rounds), usual, DEFAULTS)}
      </p>
      <noscript>
        <p className="text-small text-muted">{risk.needsScript}</p>
      </noscript>
    </div>
  )
}
