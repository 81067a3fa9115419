// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { answer } from '@/app/_languages/english/answer'
import { felt } from '@/app/_languages/english/felt'
import { foul } from '@/app/_languages/english/foul'

addWords({ id: 'en', areas: { answer, felt, foul }, games: {} })

addPartLoaders({
  'dealer-school/foul/foul': () => import('@/app/(en)/_words/dealer-school/foul/foul'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
