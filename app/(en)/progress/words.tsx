// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { fixing } from '@/app/_languages/english/fixing'
import { helps } from '@/app/_languages/english/helps'
import { problems } from '@/app/_languages/english/problems'
import { progress } from '@/app/_languages/english/progress'

addWords({ id: 'en', areas: { fixing, helps, problems, progress }, games: {} })

addPartLoaders({
  'progress/dealer-half': () => import('@/app/(en)/_words/progress/dealer-half'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
