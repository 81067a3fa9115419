'use client'

import type { ReactNode } from 'react'
import { learn } from '@/app/_languages/area'
import { bestOdds } from '@/app/_languages/spanish/best-odds'
import { tableGallery } from '@/app/_languages/spanish/table-gallery'

learn({ id: 'es', areas: { bestOdds, tableGallery }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
