// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { houseWays } from '@/app/_languages/spanish/house-ways'

addWords({ id: 'es', areas: { houseWays }, games: {} })

addPartLoaders({
  'house-ways/editor/opening': () => import('@/app/es/_words/house-ways/editor/opening'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
