'use client'

import type { ReactNode } from 'react'
import { wordAt } from './area'
import type { Word } from './catalogue'

interface Props {
  /** Where the words stand: `settings.title`. */
  readonly at: Word
  /** The same in English, as the server says it. */
  readonly children: ReactNode
}

/** Words that the server wrote, in the reader's language. */
export function Said({ at, children }: Props) {
  const [area = '', key = ''] = at.split('.')
  const word = wordAt(area, key)
  return typeof word === 'string' ? word : children
}
