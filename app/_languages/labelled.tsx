'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'
import { languageNow, saidAt } from './area'
import type { Sentence, Word } from './catalogue'

interface NavProps extends ComponentProps<'nav'> {
  /** Where the label stands: `chrome.breadcrumbs`. */
  readonly at: Word
  /** The same in English, as the server says it. */
  readonly label: string
}

/** Links that the server wrote, under a label in the reader's language; also amid a page that stays English. */
export const LabelledNav = ({ at, label, ...rest }: NavProps) => (
  <nav aria-label={saidAt(at) ?? label} lang={languageNow() === 'en' ? undefined : languageNow()} {...rest} />
)

interface LinkProps extends ComponentProps<typeof Link> {
  /** Where the label stands, and what it takes. */
  readonly at: Sentence
  readonly values: readonly string[]
  /** The same in English, as the server says it. */
  readonly label: string
}

/** A link that the server wrote, called in the reader's language by more than it shows. */
export const LabelledLink = ({ at, values, label, ...rest }: LinkProps) => (
  <Link aria-label={saidAt(at, values) ?? label} {...rest} />
)
