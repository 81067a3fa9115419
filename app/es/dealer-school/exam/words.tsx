// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { dealerSchool } from '@/app/_languages/spanish/dealer-school'
import { exam } from '@/app/_languages/spanish/exam'

addWords({ id: 'es', areas: { dealerSchool, exam }, games: {} })

addPartLoaders({
  'dealer-school/exam/exam-form': () => import('@/app/es/_words/dealer-school/exam/exam-form'),
  'dealer-school/exam/result-page': () => import('@/app/es/_words/dealer-school/exam/result-page'),
  'dealer-school/exam/taking': () => import('@/app/es/_words/dealer-school/exam/taking'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
