// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { missing } from '@/app/_languages/spanish/missing'

addWords({ id: 'es', areas: { missing }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
