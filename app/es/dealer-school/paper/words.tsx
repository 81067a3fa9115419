// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { answer } from '@/app/_languages/spanish/answer'
import { cards } from '@/app/_languages/spanish/cards'
import { dealerSchool } from '@/app/_languages/spanish/dealer-school'
import { decisions } from '@/app/_languages/spanish/decisions'
import { helps } from '@/app/_languages/spanish/helps'
import { paper } from '@/app/_languages/spanish/paper'
import { payouts } from '@/app/_languages/spanish/payouts'
import { problems } from '@/lib/messages/problems/es'
import { ruleFields } from '@/app/_languages/spanish/rule-fields'
import { wayClauses } from '@/app/_languages/spanish/way-clauses'
import { wayHands } from '@/app/_languages/spanish/way-hands'

addWords({ id: 'es', areas: { answer, cards, dealerSchool, decisions, helps, paper, payouts, problems, ruleFields, wayClauses, wayHands }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
