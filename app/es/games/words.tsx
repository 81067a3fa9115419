// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { home } from '@/app/_languages/spanish/home'

addWords({ id: 'es', areas: { home }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
