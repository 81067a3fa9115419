'use client'

import type { ReactNode } from 'react'
import { called, calledAction, saidAt } from './area'
import type { Sentence, Word } from './catalogue'

type Props = {
  /** The same in English, as the server says it. */
  readonly children: ReactNode
} & (
  | {
      /** Where the words stand: `settings.title`. */
      readonly at: Word
      readonly values?: never
    }
  | {
      /** Where the sentence stands, and what it takes: names that the engine gives are said in the reader's language, too. */
      readonly at: Sentence
      readonly values: readonly string[]
    }
)

/** Words that the server wrote, in the reader's language. */
export const Said = ({ at, values, children }: Props) => saidAt(at, values) ?? children

/** What the server wrote in the engine's words (an option, a stage, a unit), in the reader's language. */
export const Called = ({ children }: { readonly children: string }) => called(children)

/** As `Called`, of an action. */
export const CalledAction = ({ children }: { readonly children: string }) => calledAction(children)
