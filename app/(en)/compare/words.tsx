'use client'

import type { ReactNode } from 'react'
import { learn, learnLater } from '@/app/_languages/area'
import { tableGallery } from '@/app/_languages/english/table-gallery'

learn({ id: 'en', areas: { tableGallery }, games: {} })

learnLater({
  '_settings/stake-form': () => import('@/app/(en)/_words/_settings/stake-form'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
