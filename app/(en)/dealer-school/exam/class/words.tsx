'use client'

import type { ReactNode } from 'react'
import { learn, learnLater } from '@/app/_languages/area'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { exam } from '@/app/_languages/english/exam'

learn({ id: 'en', areas: { dealerSchool, exam }, games: {} })

learnLater({
  'dealer-school/exam/class/class-room': () => import('@/app/(en)/_words/dealer-school/exam/class/class-room'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
