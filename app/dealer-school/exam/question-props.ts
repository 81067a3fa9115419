import type { RefObject } from 'react'
import type { ExamQuestion } from '@/lib/teaching/dealer-school/exam-grade'

/** What a question's view is given. `draft` is what stood there before a reload. */
export interface QuestionProps<K extends ExamQuestion['kind']> {
  readonly asked: Extract<ExamQuestion, { kind: K }>
  readonly panel: RefObject<HTMLElement | null>
  readonly draft: string
  readonly onDraft: (draft: string) => void
  readonly onAnswer: (answer: string) => void
}
