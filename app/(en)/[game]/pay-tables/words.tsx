// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { cards } from '@/app/_languages/english/cards'
import { decisions } from '@/app/_languages/english/decisions'
import { helps } from '@/app/_languages/english/helps'
import { payTables } from '@/app/_languages/english/pay-tables'
import { problems } from '@/app/_languages/english/problems'
import { ruleFields } from '@/app/_languages/english/rule-fields'
import { tableCurves } from '@/app/_languages/english/table-curves'
import { tableVerdict } from '@/app/_languages/english/table-verdict'

addWords({ id: 'en', areas: { cards, decisions, helps, payTables, problems, ruleFields, tableCurves, tableVerdict }, games: {} })

addPartLoaders({
  '[game]/pay-tables/table-proof': () => import('@/app/(en)/_words/[game]/pay-tables/table-proof'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
