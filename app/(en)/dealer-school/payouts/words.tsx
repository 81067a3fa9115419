'use client'

import type { ReactNode } from 'react'
import { learn, learnLater } from '@/app/_languages/area'
import { answer } from '@/app/_languages/english/answer'
import { felt } from '@/app/_languages/english/felt'
import { payouts } from '@/app/_languages/english/payouts'

learn({ id: 'en', areas: { answer, felt, payouts }, games: {} })

learnLater({
  'dealer-school/payouts/payouts': () => import('@/app/(en)/_words/dealer-school/payouts/payouts'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
