// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { answer } from '@/app/_languages/english/answer'
import { felt } from '@/app/_languages/english/felt'

addWords({ id: 'en', areas: { answer, felt }, games: {} })

addPartLoaders({
  '[game]/trainer/trainer': () => import('@/app/(en)/_words/[game]/trainer/trainer'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
