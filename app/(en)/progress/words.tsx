'use client'

import type { ReactNode } from 'react'
import { learn, learnLater } from '@/app/_languages/area'
import { fixing } from '@/app/_languages/english/fixing'
import { helps } from '@/app/_languages/english/helps'
import { problems } from '@/app/_languages/english/problems'
import { progress } from '@/app/_languages/english/progress'

learn({ id: 'en', areas: { fixing, helps, problems, progress }, games: {} })

learnLater({
  'progress/dealer-half': () => import('@/app/(en)/_words/progress/dealer-half'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
