'use client'

import type { ReactNode } from 'react'
import { learn } from '@/app/_languages/area'
import { tableGallery } from '@/app/_languages/spanish/table-gallery'
import { tableVerdict } from '@/app/_languages/spanish/table-verdict'

learn({ id: 'es', areas: { tableGallery, tableVerdict }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
