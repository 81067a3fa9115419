'use client'

import type { ReactNode } from 'react'
import { learn, learnLater } from '@/app/_languages/area'
import { answer } from '@/app/_languages/english/answer'
import { felt } from '@/app/_languages/english/felt'
import { houseWayDrill } from '@/app/_languages/english/house-way-drill'

learn({ id: 'en', areas: { answer, felt, houseWayDrill }, games: {} })

learnLater({
  'dealer-school/house-way/drill': () => import('@/app/(en)/_words/dealer-school/house-way/drill'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
