'use client'

import type { ReactNode } from 'react'
import { learn, learnLater } from '@/app/_languages/area'
import { houseWays } from '@/app/_languages/english/house-ways'

learn({ id: 'en', areas: { houseWays }, games: {} })

learnLater({
  'house-ways/editor/opening': () => import('@/app/(en)/_words/house-ways/editor/opening'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
