// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { answer } from '@/app/_languages/spanish/answer'
import { cards } from '@/app/_languages/spanish/cards'
import { deciding } from '@/app/_languages/spanish/deciding'
import { felt } from '@/app/_languages/spanish/felt'
import { helps } from '@/app/_languages/spanish/helps'
import { proof } from '@/app/_languages/spanish/proof'
import { trainer } from '@/app/_languages/spanish/trainer'

addWords({ id: 'es', areas: { answer, cards, deciding, felt, helps, proof, trainer }, games: {} })

addPartLoaders({
  'progress/daily-goal': () => import('@/app/es/_words/progress/daily-goal'),
  'progress/fix-mistakes': () => import('@/app/es/_words/progress/fix-mistakes'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
