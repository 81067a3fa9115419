// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { cards } from '@/app/_languages/english/cards'
import { helps } from '@/app/_languages/english/helps'
import { problems } from '@/app/_languages/english/problems'
import { risk } from '@/app/_languages/english/risk'
import { ruleFields } from '@/app/_languages/english/rule-fields'

addWords({ id: 'en', areas: { cards, helps, problems, risk, ruleFields }, games: {} })

addPartLoaders({
  '_settings/stake-form': () => import('@/app/(en)/_words/_settings/stake-form'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
