'use client'

import dynamic from 'next/dynamic'
import type { ComponentType, ReactNode } from 'react'
import type { OtherLanguage } from '@/lib/messages/languages'

/** What every page of a language stands in: it brings the words with it, so they are there before the page is awake. A line for each. */
const IN: Readonly<Record<OtherLanguage, ComponentType<{ readonly children: ReactNode }>>> = {
  es: dynamic(() => import('./in-spanish')),
}

/** The page in its language: English comes with what says it. */
export function Speaking({ language, children }: { readonly language: string; readonly children: ReactNode }) {
  const In = IN[language as OtherLanguage] as (typeof IN)[OtherLanguage] | undefined
  return In ? <In>{children}</In> : children
}
