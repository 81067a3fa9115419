'use client'

import type { ReactNode } from 'react'
import { learn } from '@/app/_languages/area'
import { myTable } from '@/app/_languages/spanish/my-table'
import { tableGallery } from '@/app/_languages/spanish/table-gallery'

learn({ id: 'es', areas: { myTable, tableGallery }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
