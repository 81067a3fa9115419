'use client'

import type { ReactNode } from 'react'
import { learn, learnLater } from '@/app/_languages/area'
import { dealerSchool } from '@/app/_languages/spanish/dealer-school'
import { exam } from '@/app/_languages/spanish/exam'

learn({ id: 'es', areas: { dealerSchool, exam }, games: {} })

learnLater({
  'dealer-school/exam/class/class-room': () => import('@/app/es/_words/dealer-school/exam/class/class-room'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
