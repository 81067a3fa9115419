// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { problems } from '@/app/_languages/english/problems'
import { progress } from '@/app/_languages/english/progress'

addWords({ id: 'en', areas: { problems, progress }, games: {} })

addPartLoaders({
  'progress/dealer-half': () => import('@/app/(en)/_words/progress/dealer-half'),
  'progress/report-page': () => import('@/app/(en)/_words/progress/report-page'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
