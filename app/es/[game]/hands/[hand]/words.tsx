// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { handPages } from '@/app/_languages/spanish/hand-pages'

addWords({ id: 'es', areas: { handPages }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
