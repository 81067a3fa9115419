// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { answer } from '@/app/_languages/english/answer'
import { cards } from '@/app/_languages/english/cards'
import { deciding } from '@/app/_languages/english/deciding'
import { felt } from '@/app/_languages/english/felt'
import { helps } from '@/app/_languages/english/helps'
import { proof } from '@/app/_languages/english/proof'
import { trainer } from '@/app/_languages/english/trainer'

addWords({ id: 'en', areas: { answer, cards, deciding, felt, helps, proof, trainer }, games: {} })

addPartLoaders({
  'progress/daily-goal': () => import('@/app/(en)/_words/progress/daily-goal'),
  'progress/fix-mistakes': () => import('@/app/(en)/_words/progress/fix-mistakes'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
