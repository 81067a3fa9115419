// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { decisions } from '@/app/_languages/spanish/decisions'
import { helps } from '@/app/_languages/spanish/helps'
import { problems } from '@/lib/messages/words/problems/es'
import { ruleFields } from '@/app/_languages/spanish/rule-fields'
import { strategy } from '@/app/_languages/spanish/strategy'

addWords({ id: 'es', areas: { decisions, helps, problems, ruleFields, strategy }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
