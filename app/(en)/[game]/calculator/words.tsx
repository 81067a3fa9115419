// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { answer } from '@/app/_languages/english/answer'
import { calculator } from '@/app/_languages/english/calculator'
import { cards } from '@/app/_languages/english/cards'
import { deciding } from '@/app/_languages/english/deciding'
import { helps } from '@/app/_languages/english/helps'
import { problems } from '@/app/_languages/english/problems'
import { proof } from '@/app/_languages/english/proof'
import { ruleFields } from '@/app/_languages/english/rule-fields'

addWords({ id: 'en', areas: { answer, calculator, cards, deciding, helps, problems, proof, ruleFields }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
