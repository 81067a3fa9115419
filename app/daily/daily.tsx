'use client'

import { useQuery } from '@/app/_ui/use-query'
import { withWords } from '@/app/_languages/messages'
import { ButtonLink } from '@/app/_ui/button'
import { Unreadable } from '@/app/_ui/unreadable'
import { useFetched, useTaughtGame } from '@/app/_solver/use-fetched'
import { useToday } from '@/app/_ui/use-today'
import { UntilLoaded, useLoaded } from '@/app/_solver/until-loaded'
import { useLog } from '@/app/progress/use-log'
import { daily } from '@/app/_languages/words'
import { GAME_IDS } from '@/lib/games/ids'
import { gameOfDay } from '@/lib/teaching/quiz/daily'
import { readDay } from './dates'
import type { GameNames } from './past'
import { Skeleton } from '@/app/_solver/skeleton'

/**
 * The hand of the day in the address: today's or an earlier one. The page's code and the game are loaded at the same
 * time.
 */
function Daily({ names }: { readonly names: GameNames }) {
  const query = useQuery()
  const now = useToday()
  const log = useLog()
  const day = readDay(query, now)
  const game = useTaughtGame(gameOfDay(GAME_IDS, day.ok ? day.value : now))
  const hand = useFetched('day-hand', () => withWords('daily/day-hand', import('./day-hand')))
  const isLoaded = log.status !== 'opening' && game !== null && hand !== null
  useLoaded(isLoaded || !day.ok)
  if (!day.ok) {
    return (
      <Unreadable
        title={day.problem.name === 'BadDate' ? daily.notADay : daily.noHandThatDay}
        problem={day.problem}
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
  return isLoaded && <hand.DayHand key={day.value} game={game} names={names} day={day.value} now={now} log={log} />
}

/** Only the browser knows the date and whether the hand was answered. The server sends a table without cards. */
export const DailyLoader = ({ names, about }: { readonly names: GameNames; readonly about: string }) => (
  <UntilLoaded skeleton={<Skeleton title={daily.title} about={about} says={daily.loading} strip={null} />}>
    <Daily names={names} />
  </UntilLoaded>
)
