'use client'

import type { ReactNode } from 'react'
import { learn, learnLater } from '@/app/_languages/area'
import { houseWays } from '@/app/_languages/spanish/house-ways'

learn({ id: 'es', areas: { houseWays }, games: {} })

learnLater({
  'house-ways/editor/opening': () => import('@/app/es/_words/house-ways/editor/opening'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
