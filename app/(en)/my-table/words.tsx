// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { myTable } from '@/app/_languages/english/my-table'
import { tableGallery } from '@/app/_languages/english/table-gallery'

addWords({ id: 'en', areas: { myTable, tableGallery }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
