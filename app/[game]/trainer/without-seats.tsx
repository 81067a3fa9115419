'use client'

import { JOKER } from '@/lib/cards/card'
import { cards as cardWords, trainer } from '@/app/_languages/words'
import { money } from '@/app/_languages/format'
import { CardsInText, inSentence } from '@/app/_felt/cards-in-text'
import { actionName } from '@/app/_felt/names'
import { usePreferences } from '@/app/_settings/preferences'
import { useTask } from '@/app/_solver/use-solver'
import { shortCard } from '@/lib/cards/words'
import type { AnyGame } from '@/lib/games/game'
import type { Solution } from '@/lib/games/solution'
import { ok } from '@/lib/result'
import { solverClient } from '@/lib/solver/client'
import { effectOfSeats, type SeatsEffect } from '@/lib/teaching/quiz/seats'
import type { AnyRound } from './address'
import type { Stake } from './words'

interface Props {
  readonly game: AnyGame
  readonly round: AnyRound
  readonly solution: Solution<string>
}

/**
 * After an answer: how the other players' cards changed it. The same worker solves this in turns, so that the next hand
 * doesn't wait for it.
 */
export function WithoutSeats({ game, round: { rules, state }, solution }: Props) {
  const stake = usePreferences()
  const { value } = useTask<SeatsEffect>(`${game.id} ${game.make(state)}`, (signal) =>
    effectOfSeats(game, rules, state, solution, async (states) => {
      const answer = await solverClient().eyes(
        { game: game.id, rules, states },
        { channel: 'trainer', order: 'turns', signal },
      )
      return answer.ok ? ok(answer.value.value) : answer
    }),
  )
  return (
    <p role="status" className="min-h-10 pt-1.5 text-small text-muted tabular-nums">
      {value !== null && <CardsInText>{effectInWords(game, state, value, stake)}</CardsInText>}
    </p>
  )
}

function effectInWords(game: AnyGame, state: unknown, effect: SeatsEffect, { stake, currency }: Stake): string {
  const inMoney = (bets: number): string => money(bets * stake, currency)
  if (effect.kind === 'same') return trainer.sameWithout(inMoney(effect.lead), inMoney(effect.without))
  const action = inSentence(actionName(game, effect.play))
  const seen = game.values(state)['dead'] as readonly unknown[]
  if (effect.cards.length === seen.length) return trainer.withoutAny(action, inMoney(effect.by))
  return trainer.without(
    effect.cards.map((card) => shortCard(card, cardWords.card(JOKER))).join(' '),
    action,
    inMoney(effect.by),
  )
}
