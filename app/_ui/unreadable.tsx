import type { ReactNode } from 'react'
import { helps } from '@/app/_languages/english/helps'
import type { Problem } from '@/lib/result'
import { problemInWords } from './problem-words'
import { MessagePage } from './message'

interface Props {
  readonly title: string
  readonly problem: Problem
  /** The ways on: buttons and links. */
  readonly ways: ReactNode
}

/** A page for an address that cannot be read: what is wrong with it, and the ways on. */
export function Unreadable({ title, problem, ways }: Props) {
  return (
    <MessagePage title={title} ways={ways}>
      <p className="break-words">{problemInWords(problem)}</p>
      <p>{helps.partLost}</p>
    </MessagePage>
  )
}
