'use client'

import dynamic from 'next/dynamic'
import { lastGame } from '@/app/_site/navigation'

const Nothing = () => null

/** Where its code can't be fetched the first page goes without it. */
const FixMistakes = dynamic(
  () =>
    import('./fix-mistakes').then(
      (module) => module.FixMistakes,
      () => Nothing,
    ),
  { ssr: false },
)

const DailyGoal = dynamic(
  () =>
    import('./daily-goal').then(
      (module) => module.DailyGoal,
      () => Nothing,
    ),
  { ssr: false },
)

/** On the first page, for those who have trained here: what is done of their daily goal, and the mistakes that are left. Nobody else loads what reads them. */
export const HomeMistakes = () =>
  lastGame.useNow() === null ? null : (
    <>
      <DailyGoal />
      <FixMistakes />
    </>
  )
