import { answer as answerWords } from '@/app/_languages/words'
import { Heading } from '@/app/_ui/heading'
import type { ReactNode } from 'react'
import { type Mark } from '@/lib/teaching/quiz/grade'
import { GradeMark } from './grade'

/** The grade as a sign, a word and a color, and below it what the answer cost. */
export function Verdict({ grade, children }: { readonly grade: Mark; readonly children: ReactNode }) {
  return (
    <div className="flex animate-appear items-center gap-3">
      <GradeMark grade={grade} />
      <div>
        <Heading>{answerWords.grades[grade]}</Heading>
        <p className="mt-px text-small text-muted tabular-nums">{children}</p>
      </div>
    </div>
  )
}
