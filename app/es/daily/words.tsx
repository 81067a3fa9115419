'use client'

import type { ReactNode } from 'react'
import { learn, learnLater } from '@/app/_languages/area'
import { daily } from '@/app/_languages/spanish/daily'
import { helps } from '@/app/_languages/spanish/helps'
import { problems } from '@/lib/messages/problems/es'

learn({ id: 'es', areas: { daily, helps, problems }, games: {} })

learnLater({
  'daily/day-hand': () => import('@/app/es/_words/daily/day-hand'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
