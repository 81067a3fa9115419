// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { answer } from '@/app/_languages/spanish/answer'
import { felt } from '@/app/_languages/spanish/felt'
import { payouts } from '@/app/_languages/spanish/payouts'

addWords({ id: 'es', areas: { answer, felt, payouts }, games: {} })

addPartLoaders({
  'dealer-school/payouts/payouts': () => import('@/app/es/_words/dealer-school/payouts/payouts'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
