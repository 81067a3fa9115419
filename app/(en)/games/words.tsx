// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { home } from '@/app/_languages/english/home'

addWords({ id: 'en', areas: { home }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
