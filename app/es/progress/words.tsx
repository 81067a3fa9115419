'use client'

import type { ReactNode } from 'react'
import { learn, learnLater } from '@/app/_languages/area'
import { fixing } from '@/app/_languages/spanish/fixing'
import { helps } from '@/app/_languages/spanish/helps'
import { problems } from '@/lib/messages/problems/es'
import { progress } from '@/app/_languages/spanish/progress'

learn({ id: 'es', areas: { fixing, helps, problems, progress }, games: {} })

learnLater({
  'progress/dealer-half': () => import('@/app/es/_words/progress/dealer-half'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
