// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { answer } from '@/app/_languages/spanish/answer'
import { calculator } from '@/app/_languages/spanish/calculator'
import { cards } from '@/app/_languages/spanish/cards'
import { deciding } from '@/app/_languages/spanish/deciding'
import { helps } from '@/app/_languages/spanish/helps'
import { problems } from '@/lib/messages/words/problems/es'
import { proof } from '@/app/_languages/spanish/proof'
import { ruleFields } from '@/app/_languages/spanish/rule-fields'

addWords({ id: 'es', areas: { answer, calculator, cards, deciding, helps, problems, proof, ruleFields }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
