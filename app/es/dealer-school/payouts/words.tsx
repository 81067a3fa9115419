'use client'

import type { ReactNode } from 'react'
import { learn, learnLater } from '@/app/_languages/area'
import { answer } from '@/app/_languages/spanish/answer'
import { felt } from '@/app/_languages/spanish/felt'
import { payouts } from '@/app/_languages/spanish/payouts'

learn({ id: 'es', areas: { answer, felt, payouts }, games: {} })

learnLater({
  'dealer-school/payouts/payouts': () => import('@/app/es/_words/dealer-school/payouts/payouts'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
