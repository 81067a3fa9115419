// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { decisions } from '@/app/_languages/english/decisions'
import { helps } from '@/app/_languages/english/helps'
import { problems } from '@/app/_languages/english/problems'
import { ruleFields } from '@/app/_languages/english/rule-fields'
import { strategy } from '@/app/_languages/english/strategy'

addWords({ id: 'en', areas: { decisions, helps, problems, ruleFields, strategy }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
