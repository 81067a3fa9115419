'use client'

import type { ReactNode } from 'react'
import { learn, learnLater } from '@/app/_languages/area'
import { tableGallery } from '@/app/_languages/spanish/table-gallery'

learn({ id: 'es', areas: { tableGallery }, games: {} })

learnLater({
  '_settings/stake-form': () => import('@/app/es/_words/_settings/stake-form'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
