'use client'

import type { ReactNode } from 'react'
import { learn, learnLater } from '@/app/_languages/area'
import { answer } from '@/app/_languages/english/answer'
import { felt } from '@/app/_languages/english/felt'

learn({ id: 'en', areas: { answer, felt }, games: {} })

learnLater({
  '[game]/trainer/trainer': () => import('@/app/(en)/_words/[game]/trainer/trainer'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
