import type { ReactNode } from 'react'
import { helps } from '@/app/_languages/english/helps'
import type { Problem } from '@/lib/result'
import { MessagePage } from './message'

interface Props {
  readonly title: string
  readonly problem: Problem
  /** Whether the problem is told in the reader's language, and not by lib, in English. */
  readonly isSaid?: boolean
  /** The ways on: buttons and links. */
  readonly ways: ReactNode
}

/** A page for an address that cannot be read: what is wrong with it, and the ways on. */
export function Unreadable({ title, problem, isSaid = false, ways }: Props) {
  return (
    <MessagePage title={title} ways={ways}>
      <p lang={isSaid ? undefined : 'en'} className="break-words">
        {problem.message}
      </p>
      <p>{helps.partLost}</p>
    </MessagePage>
  )
}
