// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { cards } from '@/app/_languages/spanish/cards'
import { helps } from '@/app/_languages/spanish/helps'
import { problems } from '@/lib/messages/words/problems/es'
import { risk } from '@/app/_languages/spanish/risk'
import { ruleFields } from '@/app/_languages/spanish/rule-fields'

addWords({ id: 'es', areas: { cards, helps, problems, risk, ruleFields }, games: {} })

addPartLoaders({
  '_settings/stake-form': () => import('@/app/es/_words/_settings/stake-form'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
