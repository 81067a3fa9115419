'use client'

import type { ReactNode } from 'react'
import { learn, learnLater } from '@/app/_languages/area'
import { cards } from '@/app/_languages/spanish/cards'
import { helps } from '@/app/_languages/spanish/helps'
import { problems } from '@/lib/messages/problems/es'
import { risk } from '@/app/_languages/spanish/risk'
import { ruleFields } from '@/app/_languages/spanish/rule-fields'

learn({ id: 'es', areas: { cards, helps, problems, risk, ruleFields }, games: {} })

learnLater({
  '_settings/stake-form': () => import('@/app/es/_words/_settings/stake-form'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
