// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { dealerSchool } from '@/app/_languages/spanish/dealer-school'
import { paper } from '@/app/_languages/spanish/paper'

addWords({ id: 'es', areas: { dealerSchool, paper }, games: {} })

addPartLoaders({
  'dealer-school/paper/paper': () => import('@/app/es/_words/dealer-school/paper/paper'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
