// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { myTable } from '@/app/_languages/spanish/my-table'
import { tableGallery } from '@/app/_languages/spanish/table-gallery'

addWords({ id: 'es', areas: { myTable, tableGallery }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
