'use client'

import dynamic from 'next/dynamic'
import { withWords } from '@/app/_languages/messages'
import { lastGame } from '@/app/_site/navigation'

const Nothing = () => null

/** If its code can't be loaded, the home page does without it. */
const FixMistakes = dynamic(
  () =>
    withWords('progress/fix-mistakes', import('./fix-mistakes')).then(
      (module) => module.FixMistakes,
      () => Nothing,
    ),
  { ssr: false },
)

const DailyGoal = dynamic(
  () =>
    withWords('progress/daily-goal', import('./daily-goal')).then(
      (module) => module.DailyGoal,
      () => Nothing,
    ),
  { ssr: false },
)

/**
 * On the home page of readers who have trained in this browser: the progress of their daily goal, and the remaining
 * mistakes. Other readers don't load this code.
 */
export const HomeMistakes = () =>
  lastGame.useNow() === null ? null : (
    <>
      <DailyGoal />
      <FixMistakes />
    </>
  )
