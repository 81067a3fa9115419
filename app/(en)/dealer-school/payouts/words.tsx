// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { answer } from '@/app/_languages/english/answer'
import { felt } from '@/app/_languages/english/felt'
import { payouts } from '@/app/_languages/english/payouts'

addWords({ id: 'en', areas: { answer, felt, payouts }, games: {} })

addPartLoaders({
  'dealer-school/payouts/payouts': () => import('@/app/(en)/_words/dealer-school/payouts/payouts'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
