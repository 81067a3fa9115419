'use client'

import { Link } from '@/app/_ui/link'
import { CardsInText } from '@/app/_felt/cards-in-text'
import { usePreferences } from '@/app/_settings/preferences'
import { messagesOf } from '@/app/_languages/messages'
import { trainer } from '@/app/_languages/words'
import { filled } from '@/app/_languages/filled'
import type { AnyGame } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import type { Score } from '@/lib/teaching/quiz/session'
import type { AnyRound } from './address'
import { useOwnStrategy } from './use-round'
import { followedInWords, isSaid, ownInWords } from './words'

/**
 * After an answer: what the reader's own strategy says about the decision. Nothing without one, or if the verdict says
 * already that it was followed and what that cost.
 */
export function OwnLine({
  game,
  round,
  action,
}: {
  readonly game: AnyGame
  readonly round: AnyRound
  readonly action: string
}) {
  const stake = usePreferences()
  const own = round.answers.at(-1)?.own
  if (!own || isSaid(round, own)) return null
  return (
    <p className="text-small text-muted tabular-nums">
      <CardsInText>{ownInWords(game, own, action, stake)}</CardsInText>
    </p>
  )
}

/** Below the session: the reader's own strategy, how well they followed it, and a link to choose another. */
export function OwnStrategy({ game, score }: { readonly game: AnyTaughtGame; readonly score: Score }) {
  const way = useOwnStrategy(game)
  const stake = usePreferences()
  if (!game.strategies) return null
  return (
    <p className="px-1 pt-2 text-small text-muted tabular-nums">
      {way ? (
        <>
          {filled(score.own ? trainer.ownStrategyFollowed : trainer.ownStrategy, {
            name: <span className="text-ink">{messagesOf(game).way(way.id).name}</span>,
            followed: score.own && followedInWords(score.own, stake),
          })}{' '}
        </>
      ) : (
        `${trainer.mayFollow} `
      )}
      <Link href={`/${game.id}/strategy`} prefetch={false} className="link py-3.5 whitespace-nowrap">
        {way ? trainer.changeStrategy : trainer.chooseStrategy}
      </Link>
    </p>
  )
}
