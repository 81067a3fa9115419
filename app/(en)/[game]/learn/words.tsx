'use client'

import type { ReactNode } from 'react'
import { learn, learnLater } from '@/app/_languages/area'
import { course } from '@/app/_languages/english/course'
import { helps } from '@/app/_languages/english/helps'

learn({ id: 'en', areas: { course, helps }, games: {} })

learnLater({
  '[game]/learn/mastery-map': () => import('@/app/(en)/_words/[game]/learn/mastery-map'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
