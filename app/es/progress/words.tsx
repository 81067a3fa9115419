// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { problems } from '@/lib/messages/words/problems/es'
import { progress } from '@/app/_languages/spanish/progress'

addWords({ id: 'es', areas: { problems, progress }, games: {} })

addPartLoaders({
  'progress/dealer-half': () => import('@/app/es/_words/progress/dealer-half'),
  'progress/report-page': () => import('@/app/es/_words/progress/report-page'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
