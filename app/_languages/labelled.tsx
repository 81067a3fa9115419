'use client'

import type { ComponentProps } from 'react'
import { languageNow, wordAt } from './area'
import type { Word } from './catalogue'

interface Props extends ComponentProps<'nav'> {
  /** Where the label stands: `chrome.breadcrumbs`. */
  readonly at: Word
  /** The same in English, as the server says it. */
  readonly label: string
}

/** Links that the server wrote, under a label in the reader's language; also amid a page that stays English. */
export function LabelledNav({ at, label, ...rest }: Props) {
  const [area = '', key = ''] = at.split('.')
  const word = wordAt(area, key)
  return <nav aria-label={typeof word === 'string' ? word : label} lang={languageNow() === 'en' ? undefined : languageNow()} {...rest} />
}
