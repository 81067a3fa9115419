import type { ReactNode } from 'react'
import { helps } from '@/app/_languages/words'
import type { Problem } from '@/lib/result'
import { problemInWords } from './problem-words'
import { MessagePage } from './message'

interface Props {
  readonly title: string
  readonly problem: Problem
  /** Buttons and links to where the reader can go next. */
  readonly ways: ReactNode
}

/** A page for a link that can't be read: the problem, and where to go next. */
export function Unreadable({ title, problem, ways }: Props) {
  return (
    <MessagePage title={title} ways={ways}>
      <p className="break-words">{problemInWords(problem)}</p>
      <p>{helps.partLost}</p>
    </MessagePage>
  )
}
