// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { houseWays } from '@/app/_languages/english/house-ways'

addWords({ id: 'en', areas: { houseWays }, games: {} })

addPartLoaders({
  'house-ways/editor/opening': () => import('@/app/(en)/_words/house-ways/editor/opening'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
