'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { ButtonLink } from '@/app/_components/button'
import { Unreadable } from '@/app/_components/unreadable'
import { useTaughtGame } from '@/app/_components/use-game'
import { useLog } from '@/app/_components/use-log'
import { daily } from '@/app/_languages/english/daily'
import { GAME_IDS } from '@/lib/games/ids'
import { gameOfDay } from '@/lib/teaching/quiz/daily'
import { readDay, today } from './dates'
import { DayHand } from './day-hand'
import type { GameNames } from './past'
import { Skeleton } from './skeleton'

/** The hand of the day that the address asks for: today's, or an earlier one. */
export function Daily({ names }: { readonly names: GameNames }) {
  const query = useSearchParams()
  const [now] = useState(today)
  const log = useLog()
  const day = readDay(query, now)
  const game = useTaughtGame(gameOfDay(GAME_IDS, day.ok ? day.value : now))
  if (!day.ok) {
    return (
      <Unreadable
        title={day.problem.name === 'BadDate' ? daily.notADay : daily.noHandThatDay}
        problem={day.problem}
        isSaid={day.problem.name !== 'BadDate'}
        ways={
          <>
            <ButtonLink href="/daily">{daily.todaysHand}</ButtonLink>
            <ButtonLink href="/" look="quiet">
              {daily.toFirstPage}
            </ButtonLink>
          </>
        }
      />
    )
  }
  if (log.status === 'opening' || game === null) return <Skeleton says={daily.lookingUp} />
  return <DayHand key={day.value} game={game} names={names} day={day.value} now={now} log={log} />
}
