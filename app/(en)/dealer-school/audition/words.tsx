// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { answer } from '@/app/_languages/english/answer'
import { audition } from '@/app/_languages/english/audition'
import { cards } from '@/app/_languages/english/cards'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { exam } from '@/app/_languages/english/exam'
import { felt } from '@/app/_languages/english/felt'
import { foul } from '@/app/_languages/english/foul'
import { helps } from '@/app/_languages/english/helps'
import { paper } from '@/app/_languages/english/paper'
import { payouts } from '@/app/_languages/english/payouts'
import { problems } from '@/app/_languages/english/problems'
import { ruleFields } from '@/app/_languages/english/rule-fields'

addWords({ id: 'en', areas: { answer, audition, cards, dealerSchool, exam, felt, foul, helps, paper, payouts, problems, ruleFields }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
