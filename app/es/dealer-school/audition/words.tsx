// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { answer } from '@/app/_languages/spanish/answer'
import { audition } from '@/app/_languages/spanish/audition'
import { cards } from '@/app/_languages/spanish/cards'
import { dealerSchool } from '@/app/_languages/spanish/dealer-school'
import { exam } from '@/app/_languages/spanish/exam'
import { felt } from '@/app/_languages/spanish/felt'
import { foul } from '@/app/_languages/spanish/foul'
import { helps } from '@/app/_languages/spanish/helps'
import { paper } from '@/app/_languages/spanish/paper'
import { payouts } from '@/app/_languages/spanish/payouts'
import { problems } from '@/lib/messages/words/problems/es'
import { ruleFields } from '@/app/_languages/spanish/rule-fields'

addWords({ id: 'es', areas: { answer, audition, cards, dealerSchool, exam, felt, foul, helps, paper, payouts, problems, ruleFields }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
