'use client'

import type { ReactNode } from 'react'
import { learn, learnLater } from '@/app/_languages/area'
import { answer } from '@/app/_languages/spanish/answer'
import { felt } from '@/app/_languages/spanish/felt'

learn({ id: 'es', areas: { answer, felt }, games: {} })

learnLater({
  '[game]/trainer/trainer': () => import('@/app/es/_words/[game]/trainer/trainer'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
