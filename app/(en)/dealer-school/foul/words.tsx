'use client'

import type { ReactNode } from 'react'
import { learn, learnLater } from '@/app/_languages/area'
import { answer } from '@/app/_languages/english/answer'
import { felt } from '@/app/_languages/english/felt'
import { foul } from '@/app/_languages/english/foul'

learn({ id: 'en', areas: { answer, felt, foul }, games: {} })

learnLater({
  'dealer-school/_parts/house-fields': () => import('@/app/(en)/_words/dealer-school/_parts/house-fields'),
  'dealer-school/foul/foul': () => import('@/app/(en)/_words/dealer-school/foul/foul'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
