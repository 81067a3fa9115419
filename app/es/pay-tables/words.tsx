// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { tableGallery } from '@/app/_languages/spanish/table-gallery'
import { tableVerdict } from '@/app/_languages/spanish/table-verdict'

addWords({ id: 'es', areas: { tableGallery, tableVerdict }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
