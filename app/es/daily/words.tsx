// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { answer } from '@/app/_languages/spanish/answer'
import { daily } from '@/app/_languages/spanish/daily'
import { felt } from '@/app/_languages/spanish/felt'
import { helps } from '@/app/_languages/spanish/helps'
import { problems } from '@/lib/messages/words/problems/es'

addWords({ id: 'es', areas: { answer, daily, felt, helps, problems }, games: {} })

addPartLoaders({
  'daily/day-hand': () => import('@/app/es/_words/daily/day-hand'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
