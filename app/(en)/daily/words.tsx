// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { answer } from '@/app/_languages/english/answer'
import { daily } from '@/app/_languages/english/daily'
import { felt } from '@/app/_languages/english/felt'
import { helps } from '@/app/_languages/english/helps'
import { problems } from '@/app/_languages/english/problems'

addWords({ id: 'en', areas: { answer, daily, felt, helps, problems }, games: {} })

addPartLoaders({
  'daily/day-hand': () => import('@/app/(en)/_words/daily/day-hand'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
