// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { offline } from '@/app/_languages/english/offline'

addWords({ id: 'en', areas: { offline }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
