// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { tableGallery } from '@/app/_languages/english/table-gallery'
import { tableVerdict } from '@/app/_languages/english/table-verdict'

addWords({ id: 'en', areas: { tableGallery, tableVerdict }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
