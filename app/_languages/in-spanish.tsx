'use client'

import type { ReactNode } from 'react'
import { learn } from './area'
import { spokenIn } from './catalogue'
import { inBrowser } from './spanish/in-browser'

learn(spokenIn('es', inBrowser))

/** What the pages in Spanish stand in. */
export default function InSpanish({ children }: { readonly children: ReactNode }) {
  return children
}
