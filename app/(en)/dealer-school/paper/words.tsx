// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { paper } from '@/app/_languages/english/paper'

addWords({ id: 'en', areas: { dealerSchool, paper }, games: {} })

addPartLoaders({
  'dealer-school/paper/paper': () => import('@/app/(en)/_words/dealer-school/paper/paper'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
