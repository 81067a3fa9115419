'use client'

import type { ReactNode } from 'react'
import { learn, learnLater } from '@/app/_languages/area'
import { daily } from '@/app/_languages/english/daily'
import { helps } from '@/app/_languages/english/helps'
import { problems } from '@/app/_languages/english/problems'

learn({ id: 'en', areas: { daily, helps, problems }, games: {} })

learnLater({
  'daily/day-hand': () => import('@/app/(en)/_words/daily/day-hand'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
