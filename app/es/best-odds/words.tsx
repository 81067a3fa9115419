// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { bestOdds } from '@/app/_languages/spanish/best-odds'
import { tableGallery } from '@/app/_languages/spanish/table-gallery'

addWords({ id: 'es', areas: { bestOdds, tableGallery }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
