// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { wayPages } from '@/app/_languages/spanish/way-pages'

addWords({ id: 'es', areas: { wayPages }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
