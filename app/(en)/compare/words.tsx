// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { tableGallery } from '@/app/_languages/english/table-gallery'

addWords({ id: 'en', areas: { tableGallery }, games: {} })

addPartLoaders({
  '_settings/stake-form': () => import('@/app/(en)/_words/_settings/stake-form'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
