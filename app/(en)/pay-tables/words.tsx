'use client'

import type { ReactNode } from 'react'
import { learn } from '@/app/_languages/area'
import { tableGallery } from '@/app/_languages/english/table-gallery'
import { tableVerdict } from '@/app/_languages/english/table-verdict'

learn({ id: 'en', areas: { tableGallery, tableVerdict }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
