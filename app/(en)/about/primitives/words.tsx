// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { helps } from '@/app/_languages/english/helps'

addWords({ id: 'en', areas: { helps }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
