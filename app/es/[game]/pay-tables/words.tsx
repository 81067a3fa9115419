// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { cards } from '@/app/_languages/spanish/cards'
import { decisions } from '@/app/_languages/spanish/decisions'
import { helps } from '@/app/_languages/spanish/helps'
import { payTables } from '@/app/_languages/spanish/pay-tables'
import { problems } from '@/lib/messages/words/problems/es'
import { ruleFields } from '@/app/_languages/spanish/rule-fields'
import { tableCurves } from '@/app/_languages/spanish/table-curves'
import { tableVerdict } from '@/app/_languages/spanish/table-verdict'

addWords({ id: 'es', areas: { cards, decisions, helps, payTables, problems, ruleFields, tableCurves, tableVerdict }, games: {} })

addPartLoaders({
  '[game]/pay-tables/table-proof': () => import('@/app/es/_words/[game]/pay-tables/table-proof'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
