// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { answer } from '@/app/_languages/spanish/answer'
import { cards } from '@/app/_languages/spanish/cards'
import { deciding } from '@/app/_languages/spanish/deciding'
import { evening } from '@/app/_languages/spanish/evening'
import { felt } from '@/app/_languages/spanish/felt'
import { helps } from '@/app/_languages/spanish/helps'
import { problems } from '@/lib/messages/problems/es'
import { proof } from '@/app/_languages/spanish/proof'
import { ruleFields } from '@/app/_languages/spanish/rule-fields'
import { trainerSummary } from '@/app/_languages/spanish/trainer-summary'

addWords({ id: 'es', areas: { answer, cards, deciding, evening, felt, helps, problems, proof, ruleFields, trainerSummary }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
