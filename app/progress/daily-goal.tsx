'use client'

import { useId, useMemo } from 'react'
import { progress } from '@/app/_languages/words'
import { type Goal, GOALS, readGoal, setPreferences, usePreferences } from '@/app/_settings/preferences'
import { Select } from '@/app/_ui/field'
import { ProgressLine } from '@/app/_ui/progress-line'
import { dayOf, useToday } from '@/app/_ui/use-today'
import { practiceOf } from '@/lib/teaching/quiz/goal'
import { useLog } from './use-log'

/**
 * The progress of the day's goal, and how many days in a row the reader has practiced. With `canSet`, the goal can also
 * be chosen here.
 */
export function DailyGoal({ canSet = false }: { readonly canSet?: boolean }) {
  const id = useId()
  const { answers } = useLog()
  const { goal: chosen } = usePreferences()
  const day = useToday()
  const practice = useMemo(() => practiceOf(answers, day, dayOf), [answers, day])
  const goal = readGoal(chosen)
  if (answers.length === 0 || (goal === null && !canSet)) return null
  const done = goal === null ? 0 : Math.min(practice[goal.unit], goal.count)
  return (
    <section aria-labelledby={id} className="grid max-w-answer gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
        <h2 id={id} className="font-strong">
          {progress.dailyGoal}
        </h2>
        {canSet && (
          <Select<Goal>
            aria-label={progress.dailyGoal}
            value={chosen}
            options={GOALS.map((value) => ({ value, name: goalName(value) }))}
            onChoose={(value) => setPreferences({ goal: value })}
          />
        )}
      </div>
      {goal !== null && <ProgressLine done={done / goal.count} label={progress.dailyGoal} />}
      <p className="text-small text-muted tabular-nums">
        {[
          ...(goal === null
            ? []
            : [
                done < goal.count ? progress.goalToday(done, goalName(chosen)) : progress.goalReached(goalName(chosen)),
              ]),
          ...(practice.days > 1 ? [progress.daysInARow(practice.days)] : []),
        ].join(' ')}
      </p>
    </section>
  )
}

function goalName(goal: Goal): string {
  const read = readGoal(goal)
  if (read === null) return progress.noGoal
  return read.unit === 'hands' ? progress.goalHands(read.count) : progress.goalMinutes(read.count)
}
