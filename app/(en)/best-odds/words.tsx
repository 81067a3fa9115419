'use client'

import type { ReactNode } from 'react'
import { learn } from '@/app/_languages/area'
import { bestOdds } from '@/app/_languages/english/best-odds'
import { tableGallery } from '@/app/_languages/english/table-gallery'

learn({ id: 'en', areas: { bestOdds, tableGallery }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
