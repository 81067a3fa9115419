// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { cards } from '@/app/_languages/spanish/cards'
import { decisions } from '@/app/_languages/spanish/decisions'
import { helps } from '@/app/_languages/spanish/helps'
import { payTables } from '@/app/_languages/spanish/pay-tables'
import { problems } from '@/lib/messages/problems/es'
import { proof } from '@/app/_languages/spanish/proof'
import { ruleFields } from '@/app/_languages/spanish/rule-fields'
import { tableCurves } from '@/app/_languages/spanish/table-curves'
import { tableVerdict } from '@/app/_languages/spanish/table-verdict'

addWords({ id: 'es', areas: { cards, decisions, helps, payTables, problems, proof, ruleFields, tableCurves, tableVerdict }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
